import { browserStorage } from './storage.ts'

/** What somebody typed and did not save: the changed fields, when, and the version of the record that it was typed over. */
export interface Draft {
  readonly at: string
  readonly version?: number | undefined
  readonly values: Readonly<Record<string, unknown>>
}

const prefixOf = (person: number) => `draft:${person}:`

/** A draft belongs to a person, since several may use one browser, and to a form: `users/7`. */
export const draftKey = (person: number, form: string): string => `${prefixOf(person)}${form}`

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  !Number.isNaN(Date.parse(String(value.at))) &&
  'values' in value &&
  typeof value.values === 'object'

/** What is kept under a key, or undefined where that is nothing that we wrote. */
export const readDraft = (key: string): Draft | undefined => {
  try {
    const value: unknown = JSON.parse(browserStorage.get(key) ?? 'null')
    return isDraft(value) ? value : undefined
  } catch {
    return undefined
  }
}

export const writeDraft = (key: string, draft: Draft): void => browserStorage.set(key, JSON.stringify(draft))

export const removeDraft = (key: string): void => browserStorage.remove(key)

/** Who signs out leaves nothing behind. */
export const forgetDrafts = (person: number): void => {
  for (const key of browserStorage.keys()) if (key.startsWith(prefixOf(person))) browserStorage.remove(key)
}
