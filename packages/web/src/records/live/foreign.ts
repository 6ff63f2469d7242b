import type { ChangeEvent } from '@quarterdeck/contract/work/events'
import { createAtom, useSelector } from '@tanstack/react-store'

/** The latest that others did to each record while this window was open. */
const latest = createAtom<ReadonlyMap<string, ChangeEvent>>(new Map())

export const useForeignChange = (entity: string, record: string): ChangeEvent | undefined =>
  useSelector(latest, (changes) => changes.get(`${entity}/${record}`))

export const noteForeign = (changes: readonly ChangeEvent[]): void => {
  if (changes.length === 0) return
  const news = changes.map((change) => [`${change.entity}/${change.record}`, change] as const)
  latest.set((known) => new Map([...known, ...news]))
}
