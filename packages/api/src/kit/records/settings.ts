import { Problem } from '@quarterdeck/contract/kit/problem'
import { sql } from 'kysely'
import type { WriteContext } from '../context.ts'
import type { Setting } from '../sql/setting.ts'
import { same } from './canonical.ts'
import { journal } from './journal.ts'

interface SettingChange {
  readonly key: string
  /** New value; null restores the default. */
  readonly value: unknown
  /** Version that the client saw. */
  readonly ifMatch: number | undefined
  /** Converts the setting to the DTO in a conflict. */
  readonly toDto: (setting: Setting) => Readonly<Record<string, unknown>>
}

/**
 * Changes and journals a setting of the installation. Returns its version.
 * @throws Problem `conflict` if it was changed to another value since the client read it
 */
export const changeSetting = async (
  { tx, ...context }: WriteContext,
  { key, value, ifMatch, toDto }: SettingChange,
): Promise<number> => {
  // Parallel changes wait here.
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
