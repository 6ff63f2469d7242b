import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { createAtom } from '@tanstack/react-store'
import type { ListPage } from '../../lib/list-page.ts'

/** A page of a list as it would be, where showing it would move rows under someone's hands. */
interface Pending {
  readonly key: QueryKey
  readonly page: ListPage<unknown>
  /** Records that would come in, and that would go. */
  readonly added: ReadonlySet<string>
  readonly removed: ReadonlySet<string>
}

export const heldPages = createAtom<ReadonlyMap<string, Pending>>(new Map())

/** Keeps a page back; what was kept back of it before stays announced. */
export const hold = (held: Pending): void => {
  heldPages.set((pages) => new Map(pages).set(hashKey(held.key), held))
}

export const pendingAt = (key: QueryKey): Pending | undefined => heldPages.get().get(hashKey(key))

/** The page is shown as it is, or no longer known. */
export const release = (key: QueryKey): void => {
  if (!pendingAt(key)) return
  heldPages.set((pages) => new Map([...pages].filter(([hash]) => hash !== hashKey(key))))
}

const isOnScreen = (queries: QueryClient, { key }: Pending) =>
  queries.getQueryCache().find({ queryKey: key, exact: true })?.isActive() ?? false

const pendingOf = (queries: QueryClient, entity: string) =>
  [...heldPages.get().values()].filter((held) => held.key[0] === entity && isOnScreen(queries, held))

/** How many records would come into and go from what is on screen, as text: it changes only where one of them does. */
export const countPending = (queries: QueryClient, entity: string): string => {
  const held = pendingOf(queries, entity)
  const count = (of: 'added' | 'removed') => new Set(held.flatMap((each) => [...each[of]])).size
  return `${count('added')} ${count('removed')}`
}

/** Shows what was kept back. Answers which records came in. */
export const showPending = (queries: QueryClient, entity: string): readonly string[] => {
  const held = pendingOf(queries, entity)
  for (const { key, page } of held) {
    queries.setQueryData(key, page)
    release(key)
  }
  return held.flatMap(({ added }) => [...added])
}
