import type { WriteContext } from '../context.ts'
import { keepSetting, settingOf } from '../sql/setting.ts'
import { journal } from './journal.ts'

/**
 * Changes what somebody has set for the whole installation, journalled.
 * @param value null where it is to be as it was before anybody said anything
 */
export const changeSetting = async ({ tx, ...context }: WriteContext, key: string, value: unknown): Promise<void> => {
  const before = (await settingOf(tx, key)) ?? null
  if (value === null) await tx.deleteFrom('installation').where('key', '=', key).execute()
  else await keepSetting(tx, key, value)
  const sides = { before: { value: before }, after: { value } }
  await journal({ tx, ...context }, [{ entity: 'settings', record: key, action: 'update', version: 1, ...sides }])
}
