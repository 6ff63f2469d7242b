import type { Db, Tx } from '../ports.ts'

export interface Setting {
  /** Undefined where nobody has said anything, or where that was taken back. */
  readonly value: unknown
  /** How often it was changed. */
  readonly version: number
}

/** What is kept under a key for the whole installation, and how often that was changed. */
export const settingWithVersion = async (db: Db | Tx, key: string): Promise<Setting> => {
  const row = await db.selectFrom('installation').select(['value', 'version']).where('key', '=', key).executeTakeFirst()
  return { value: row?.value ?? undefined, version: row?.version ?? 0 }
}

/** What is kept under a key for the whole installation; undefined where nobody has said anything. */
export const settingOf = async (db: Db | Tx, key: string): Promise<unknown> => (await settingWithVersion(db, key)).value

/** Keeps a value under a key for the whole installation, as JSON. */
export const keepSetting = async (db: Db | Tx, key: string, kept: unknown): Promise<void> => {
  const value = JSON.stringify(kept)
  await db
    .insertInto('installation')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
