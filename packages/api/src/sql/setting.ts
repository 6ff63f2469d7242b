import type { Db, Tx } from '../ports.ts'

/** What is kept under a key for the whole installation; undefined where nobody has said anything. */
export const settingOf = async (db: Db | Tx, key: string): Promise<unknown> =>
  (await db.selectFrom('installation').select('value').where('key', '=', key).executeTakeFirst())?.value

/** Keeps a value under a key for the whole installation, as JSON. */
export const keepSetting = async (db: Db | Tx, key: string, kept: unknown): Promise<void> => {
  const value = JSON.stringify(kept)
  await db
    .insertInto('installation')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
