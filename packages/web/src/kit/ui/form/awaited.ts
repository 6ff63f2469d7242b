import { createContext, useContext } from 'react'

/** Pending work that fills fields, such as uploads; each resolves to true if successful. */
export type Awaited = Set<Promise<boolean>>

const Context = createContext<Awaited>(new Set())
export const AwaitedProvider = Context.Provider

export const useAwaited = (): Awaited => useContext(Context)

/** Makes saving and leaving wait for pending work. */
export const awaitIn = (awaited: Awaited, work: Promise<boolean>): void => {
  awaited.add(work)
  void work.finally(() => awaited.delete(work))
}

/** Resolves when nothing is pending; to true if everything succeeded. */
export const settled = async (awaited: Awaited): Promise<boolean> => {
  let isWell = true
  while (awaited.size > 0) isWell = (await Promise.all(awaited)).every(Boolean) && isWell
  return isWell
}
