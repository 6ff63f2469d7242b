type Listener = (entity: string, ids: ReadonlySet<string>) => void

const listeners = new Set<Listener>()

/** Notifies listeners that these records were deleted in this window. */
export const emitDeleted = (entity: string, ids: readonly (number | string)[]): void => {
  const gone = new Set(ids.map(String))
  for (const listener of listeners) listener(entity, gone)
}

export const onDeleted = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
