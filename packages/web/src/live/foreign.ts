import type { ChangeEvent } from '@quarterdeck/contract/events'

/** The latest that others did to each record while this window was open. */
const latest = new Map<string, ChangeEvent>()
const listeners = new Set<() => void>()

export const foreignChange = (entity: string, record: string): ChangeEvent | undefined =>
  latest.get(`${entity}/${record}`)

export const onForeignChange = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const noteForeign = (changes: readonly ChangeEvent[]): void => {
  for (const change of changes) latest.set(`${change.entity}/${change.record}`, change)
  if (changes.length > 0) for (const listener of listeners) listener()
}
