import type { ChangeEvent } from '@quarterdeck/contract/system/events'
import { createAtom, useSelector } from '@tanstack/react-store'
import type { RecordReference } from '../../lib/side-panel.ts'

/** The latest that others did to each record while this window was open. */
const latest = createAtom<ReadonlyMap<string, ChangeEvent>>(new Map())

export const useForeignChange = (entity: string, record: string): ChangeEvent | undefined =>
  useSelector(latest, (changes) => changes.get(`${entity}/${record}`))

/** Returns true where somebody else deleted a record while this window was open, and nobody restored it. */
export const useIsDeleted = ({ entity, record }: RecordReference): boolean =>
  useForeignChange(entity, record)?.action === 'delete'

export const addForeignChanges = (changes: readonly ChangeEvent[]): void => {
  if (changes.length === 0) return
  const news = changes.map((change) => [`${change.entity}/${change.record}`, change] as const)
  latest.set((known) => new Map([...known, ...news]))
}
