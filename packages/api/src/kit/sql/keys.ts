import { maxId } from '@quarterdeck/contract/kit/fields'

/** Parses a numeric key; returns undefined if it can't be one. */
export const integerKey = (id: string): number | undefined => {
  const value = /^\d{1,10}$/.test(id) ? Number(id) : 0
  return value >= 1 && value <= maxId ? value : undefined
}
