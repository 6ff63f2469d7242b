import { type DraftStore, openDraftStore } from './draft-store.ts'
import { browserStorage } from './storage.ts'

export type { Draft } from './draft-store.ts'

const stores = new Map<string, DraftStore>()

const keyOf = (person: number, form: string) => `${person}:${form}`

/** A draft belongs to a person, since several may use one window, and to a form: `users/7`. */
export const draftStoreOf = (person: number, form: string): DraftStore => {
  const key = keyOf(person, form)
  const store = stores.get(key) ?? openDraftStore(form)
  stores.set(key, store)
  return store
}

/** What is typed and not sent yet is sent, as far as it can be. */
export const sendDrafts = async (): Promise<void> => {
  await Promise.all([...stores.values()].map((store) => store.flush()))
}

const forget = (isForgotten: (key: string) => boolean): void => {
  for (const [key, store] of [...stores].filter(([key]) => isForgotten(key))) {
    store.close()
    stores.delete(key)
  }
}

/** Nothing of what somebody typed stays in this window; on the server it waits for them. */
export const forgetDrafts = (): void => forget(() => true)

/** What others typed here is not this person's business, nor anybody's what former versions kept in the browser. */
export const takeDraftsOver = (person: number): void => {
  forget((key) => !key.startsWith(keyOf(person, '')))
  for (const key of browserStorage.keys()) if (key.startsWith('draft:')) browserStorage.remove(key)
}
