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

export const pendingPages = createAtom<ReadonlyMap<string, Pending>>(new Map())

/** Keeps a page back; what was kept back of it before stays announced. */
export const addPendingPage = (pending: Pending): void => {
  pendingPages.set((pages) => new Map(pages).set(hashKey(pending.key), pending))
}

export const pendingPageAt = (key: QueryKey): Pending | undefined => pendingPages.get().get(hashKey(key))

/** Forgets a pending page: the list shows it by now, or it is outdated. */
export const removePendingPage = (key: QueryKey): void => {
  if (!pendingPageAt(key)) return
  pendingPages.set((pages) => new Map([...pages].filter(([hash]) => hash !== hashKey(key))))
}

const isOnScreen = (queries: QueryClient, { key }: Pending) =>
  queries.getQueryCache().find({ queryKey: key, exact: true })?.isActive() ?? false

const pendingOf = (queries: QueryClient, entity: string) =>
  [...pendingPages.get().values()].filter((pending) => pending.key[0] === entity && isOnScreen(queries, pending))

/**
 * Returns the numbers of records that would enter and leave the visible list, as text: it changes only where one of them
 * does.
 */
export const countPending = (queries: QueryClient, entity: string): string => {
  const pending = pendingOf(queries, entity)
  const count = (of: 'added' | 'removed') => new Set(pending.flatMap((each) => [...each[of]])).size
  return `${count('added')} ${count('removed')}`
}

/** Shows the pending pages of an entity. Answers the ids of the records that came in. */
export const showPending = (queries: QueryClient, entity: string): readonly string[] => {
  const pending = pendingOf(queries, entity)
  for (const { key, page } of pending) {
    queries.setQueryData(key, page)
    removePendingPage(key)
  }
  return pending.flatMap(({ added }) => [...added])
}
