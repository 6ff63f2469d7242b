import type { Db, PictureStore } from '../ports.ts'

/** Pictures in the database itself: what every server of it has without further ado. */
export const databaseStore = (db: Db): PictureStore => ({
  put: async (key, bytes) => {
    await db
      .insertInto('pictureFiles')
      .values({ key, bytes })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
  },
  get: async (key) =>
    (await db.selectFrom('pictureFiles').select('bytes').where('key', '=', key).executeTakeFirst())?.bytes,
  remove: async (keys) => {
    await db.deleteFrom('pictureFiles').where('key', 'in', keys).execute()
  },
})
