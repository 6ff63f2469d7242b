/** Key-value storage of this browser with atomic changes. */
export interface PageStore {
  readonly entries: () => Promise<readonly (readonly [key: IDBValidKey, value: unknown])[]>
  readonly change: (work: (store: IDBObjectStore) => void) => Promise<void>
}

const store = 'entries'

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const committed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })

export const openPageStore = async (name: string): Promise<PageStore> => {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(store)
  const database = await done(request)
  return {
    entries: async () => {
      const entries = database.transaction(store).objectStore(store)
      const [keys, values] = await Promise.all([done(entries.getAllKeys()), done(entries.getAll())])
      return keys.map((key, index) => [key, values[index]])
    },
    change: async (work) => {
      const transaction = database.transaction(store, 'readwrite', { durability: 'relaxed' })
      work(transaction.objectStore(store))
      await committed(transaction)
    },
  }
}

/** A page store without storage. */
export const noPageStore: PageStore = { entries: async () => [], change: async () => undefined }
