import type { Db, PictureStore } from '../ports.ts'

/** Opens the store for pictures in the database, which every server can reach without configuration. */
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
