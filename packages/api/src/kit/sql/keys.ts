import { maxId } from '@quarterdeck/contract/kit/fields'

/** A number as a request may send it, or undefined where it cannot be a key. */
export const integerKey = (id: string): number | undefined => {
  const value = /^\d{1,10}$/.test(id) ? Number(id) : 0
  return value >= 1 && value <= maxId ? value : undefined
}
