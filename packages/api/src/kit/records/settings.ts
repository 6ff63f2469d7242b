import { Problem } from '@quarterdeck/contract/kit/problem'
import { sql } from 'kysely'
import type { WriteContext } from '../context.ts'
import type { Setting } from '../sql/setting.ts'
import { same } from './canonical.ts'
import { journal } from './journal.ts'

interface SettingChange {
  readonly key: string
  /** Null where it is to be as it was before anybody said anything. */
  readonly value: unknown
  /** The version that was seen by whoever changes it. */
  readonly ifMatch: number | undefined
  /** How it is told to whoever saw another one. */
  readonly toDto: (setting: Setting) => Readonly<Record<string, unknown>>
}

/**
 * Changes what somebody has set for the whole installation, journalled. Answers its version.
 * @throws Problem `conflict` where it was changed to something else after it was seen
 */
export const changeSetting = async (
  { tx, ...context }: WriteContext,
  { key, value, ifMatch, toDto }: SettingChange,
): Promise<number> => {
  // Whoever changes it at the same moment waits here.
  const { rows } = await sql<{ value: unknown; version: number }>`
    insert into "installation" ("key", "value", "version") values (${key}, 'null', 0)
    on conflict ("key") do update set "version" = "installation"."version"
    returning "value", "version"`.execute(tx)
  const { value: before = null, version = 0 } = rows[0] ?? {}
  const current = toDto({ value: before ?? undefined, version })
  context.onFound?.(() => current)
  const wanted = Object.entries(toDto({ value: value ?? undefined, version }))
  const conflicts = wanted.flatMap(([name, mine]) => (same(mine, current[name]) ? [] : [name]))
  if (conflicts.length === 0) return version
  if (ifMatch !== undefined && ifMatch !== version) throw new Problem('conflict', { current, conflicts })
  const after = version + 1
  const changed = { value: JSON.stringify(value), version: after }
  await tx.updateTable('installation').set(changed).where('key', '=', key).execute()
  const sides = { before: { value: before }, after: { value } }
  await journal({ tx, ...context }, [{ entity: 'settings', record: key, action: 'update', version: after, ...sides }])
  return after
}
