import { Problem } from '@quarterdeck/contract/kit/problem'
import { problemOf } from '../http/errors.ts'
import type { Db, PictureStore, Ports, StoreName } from '../ports.ts'
import { databaseStore } from './picture-store.ts'

export type Reach = Pick<Ports, 'log' | 'pictureStores'>

const away = ({ log }: Reach, store: StoreName, error: unknown): Problem => {
  log('error', 'the picture store failed', { store, error: String(error) })
  return new Problem('unavailable', { message: 'The picture store cannot be reached at the moment' })
}

/** Returns the stores that this host can reach. */
export const availableStores = ({ pictureStores: { folder, s3 } }: Reach): readonly StoreName[] => [
  'database',
  ...(folder ? (['folder'] as const) : []),
  ...(s3 ? (['s3'] as const) : []),
]

/**
 * Returns the store of a name, over a database or a transaction.
 * @throws Problem `unavailable` if it can't be reached; the reason is logged
 */
export const storeOf = (reach: Reach, db: Db, name: StoreName): PictureStore => {
  if (name === 'database') return databaseStore(db)
  const store = reach.pictureStores[name]
  if (!store) throw away(reach, name, 'it is not set up here')
  const guard = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      // A full disk has its own message.
      throw problemOf(error) ?? away(reach, name, error)
    })
  return {
    put: (key, bytes) => guard(store.put(key, bytes)),
    get: (key) => guard(store.get(key)),
    remove: (keys) => guard(store.remove(keys)),
  }
}
