import type { ChangeEvent } from '@quarterdeck/contract/events'
import type { Query, QueryClient } from '@tanstack/react-query'
import { isOwnBatch, ownChangesKnown } from '../lib/api/own-changes.ts'
import { whoIsSignedIn } from '../lib/session.ts'
import { noteForeign } from './foreign.ts'
import type { LiveEvent } from './live-event.ts'
import { refreshList } from './refresh-list.ts'

const idIn = ({ queryKey }: Query): string | undefined => {
  const [, , asked] = queryKey
  return asked && typeof asked === 'object' && 'id' in asked ? String(asked.id) : undefined
}

/** What a person or a product has in figures follows from the records of all kinds. */
const isSummary = ({ queryKey }: Query) =>
  ['/users/summary', '/products/figures', '/products/levels'].includes(String(queryKey[1]))

const askAnew = (queries: QueryClient, query: Query) =>
  queries.invalidateQueries({ queryKey: query.queryKey, exact: true })

/** Brings all that is on screen of an entity up to date, and only that. */
const refreshEntity = async (queries: QueryClient, entity: string, changes: readonly ChangeEvent[], me: number) => {
  const foreign = new Set(changes.filter(({ actor }) => actor?.id !== me).map(({ record }) => record))
  const gone = new Set(changes.filter(({ action }) => action === 'delete').map(({ record }) => record))
  const touched = new Set(changes.map(({ record }) => record))
  const refreshOne = async (query: Query) => {
    const id = idIn(query)
    if (query.queryKey[1] === 'list') {
      if (query.isActive() && foreign.size > 0) await refreshList(queries, query, foreign)
      else await askAnew(queries, query)
    } else if (id === undefined || isSummary(query)) await askAnew(queries, query)
    // What is gone would only be answered by a complaint; the page says it.
    else if (touched.has(id) && !gone.has(id)) await askAnew(queries, query)
  }
  await Promise.all(
    queries
      .getQueryCache()
      .findAll({ queryKey: [entity] })
      .map(refreshOne),
  )
}

const refreshChanges = async (queries: QueryClient, changes: readonly ChangeEvent[], me: number) => {
  const groups = Map.groupBy(changes, ({ entity }) => entity)
  noteForeign(changes.filter(({ actor }) => actor?.id !== me))
  const isAboutMe = changes.some(({ entity, record }) => entity === 'users' && record === String(me))
  await Promise.all([
    ...[...groups].map(([entity, some]) => refreshEntity(queries, entity, some, me)),
    queries.invalidateQueries({ queryKey: ['changes'] }),
    queries.invalidateQueries({ predicate: isSummary }),
    // The rating of a product follows from its reviews.
    groups.has('reviews') && queries.invalidateQueries({ queryKey: ['products'] }),
    isAboutMe && queries.invalidateQueries({ queryKey: whoIsSignedIn.queryKey }),
  ])
}

/** Does what events ask for. What this very window changed it has already shown. */
export const refresh = async (queries: QueryClient, events: readonly LiveEvent[], me: number): Promise<void> => {
  await ownChangesKnown()
  const changes = events.flatMap((event) =>
    event.kind === 'change' && !isOwnBatch(event.data.batch) ? [event.data] : [],
  )
  const resyncs = events.flatMap((event) => (event.kind === 'resync' ? [event.data.entity] : []))
  if (resyncs.includes(null)) return queries.invalidateQueries()
  if (events.some(({ kind }) => kind === 'notice')) void queries.invalidateQueries({ queryKey: ['notices'] })
  await Promise.all(resyncs.map((entity) => queries.invalidateQueries({ queryKey: [entity] })))
  if (changes.length > 0) await refreshChanges(queries, changes, me)
}
