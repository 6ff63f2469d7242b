import { createContext, useContext } from 'react'

/** What still fills fields of a form, such as uploads; each says in the end whether it went well. */
export type Awaited = Set<Promise<boolean>>

const Context = createContext<Awaited>(new Set())
export const AwaitedProvider = Context.Provider

export const useAwaited = (): Awaited => useContext(Context)

/** Lets Save, and whoever leaves, wait for something. */
export const awaitIn = (awaited: Awaited, work: Promise<boolean>): void => {
  awaited.add(work)
  void work.finally(() => awaited.delete(work))
}

/** Resolves when nothing is awaited any longer: to whether all of it went well. */
export const settled = async (awaited: Awaited): Promise<boolean> => {
  let isWell = true
  while (awaited.size > 0) isWell = (await Promise.all(awaited)).every(Boolean) && isWell
  return isWell
}
