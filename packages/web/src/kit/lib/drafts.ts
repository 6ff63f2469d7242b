import { type DraftStore, openDraftStore } from './draft-store.ts'
import { browserStorage } from './storage.ts'

export type { Draft } from './draft-store.ts'

const stores = new Map<string, DraftStore>()

const keyOf = (person: number, form: string) => `${person}:${form}`

/** Returns the store of a person's drafts of a form, such as `users/7`; several people may share a window. */
export const draftStoreOf = (person: number, form: string): DraftStore => {
  const key = keyOf(person, form)
  const store = stores.get(key) ?? openDraftStore(form)
  stores.set(key, store)
  return store
}

/** Sends all unsaved drafts, as far as the server can be reached. */
export const sendDrafts = async (): Promise<void> => {
  await Promise.all([...stores.values()].map((store) => store.flush()))
}

const forget = (isForgotten: (key: string) => boolean): void => {
  for (const [key, store] of [...stores].filter(([key]) => isForgotten(key))) {
    store.close()
    stores.delete(key)
  }
}

/** Removes all drafts from this window; they remain on the server. */
export const clearDrafts = (): void => forget(() => true)

/** Removes drafts of other people from this window, and drafts that earlier versions stored in the browser. */
export const clearDraftsOfOthers = (person: number): void => {
  forget((key) => !key.startsWith(keyOf(person, '')))
  for (const key of browserStorage.keys()) if (key.startsWith('draft:')) browserStorage.remove(key)
}
