import type { Db, Tx } from '../ports.ts'

export interface Setting {
  /** Undefined before the first change and after a reset. */
  readonly value: unknown
  /** Number of changes. */
  readonly version: number
}

/** Returns the value of an installation-wide key with its version. */
export const settingWithVersion = async (db: Db | Tx, key: string): Promise<Setting> => {
  const row = await db.selectFrom('installation').select(['value', 'version']).where('key', '=', key).executeTakeFirst()
  return { value: row?.value ?? undefined, version: row?.version ?? 0 }
}

/** Returns the value of an installation-wide key; undefined before the first change. */
export const settingOf = async (db: Db | Tx, key: string): Promise<unknown> => (await settingWithVersion(db, key)).value

/** Stores the JSON value of an installation-wide key. */
export const saveSetting = async (db: Db | Tx, key: string, kept: unknown): Promise<void> => {
  const value = JSON.stringify(kept)
  await db
    .insertInto('installation')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
