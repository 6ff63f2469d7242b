import { createContext, useContext } from 'react'

/** Pending work that fills fields, such as uploads; each resolves to true if successful. */
export type PendingWork = Set<Promise<boolean>>

const Context = createContext<PendingWork>(new Set())
export const PendingWorkProvider = Context.Provider

export const usePendingWork = (): PendingWork => useContext(Context)

/** Makes saving and leaving wait for pending work. */
export const addPending = (awaited: PendingWork, work: Promise<boolean>): void => {
  awaited.add(work)
  void work.finally(() => awaited.delete(work))
}

/** Resolves when nothing is pending; to true if everything succeeded. */
export const allSettled = async (awaited: PendingWork): Promise<boolean> => {
  let isWell = true
  while (awaited.size > 0) isWell = (await Promise.all(awaited)).every(Boolean) && isWell
  return isWell
}
