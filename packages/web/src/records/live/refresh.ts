import type { ChangeEvent } from '@quarterdeck/contract/events'
import type { Query, QueryClient } from '@tanstack/react-query'
import { isOwnBatch, ownChangesKnown } from '../../lib/api/own-changes.ts'
import { whoIsSignedIn } from '../../lib/session.ts'
import { eachKind, type Kinds } from '../index.ts'
import { noteForeign } from './foreign.ts'
import type { LiveEvent } from './live-event.ts'
import { refreshList } from './refresh-list.ts'

const idIn = ({ queryKey }: Query): string | undefined => {
  const [, , asked] = queryKey
  return asked && typeof asked === 'object' && 'id' in asked ? String(asked.id) : undefined
}

/** Whether what was asked for follows from the records of all kinds. */
type IsSummary = (query: Query) => boolean

const summariesOf = (kinds: Kinds): IsSummary => {
  const paths = eachKind(kinds).flatMap(([, { summaries = [] }]) => summaries)
  return ({ queryKey }) => paths.includes(String(queryKey[1]))
}

const askAnew = (queries: QueryClient, query: Query) =>
  queries.invalidateQueries({ queryKey: query.queryKey, exact: true })

/** What this window shows, and to whom. */
export interface Screen {
  readonly queries: QueryClient
  readonly me: number
  readonly kinds: Kinds
}

/** Brings all that is on screen of an entity up to date, and only that. */
const refreshEntity = async (
  { queries, me }: Screen,
  isSummary: IsSummary,
  entity: string,
  changes: readonly ChangeEvent[],
) => {
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

const refreshChanges = async (screen: Screen, changes: readonly ChangeEvent[]) => {
  const { queries, me, kinds } = screen
  const isSummary = summariesOf(kinds)
  const groups = Map.groupBy(changes, ({ entity }) => entity)
  noteForeign(changes.filter(({ actor }) => actor?.id !== me))
  const isAboutMe = changes.some(({ entity, record }) => entity === 'users' && record === String(me))
  await Promise.all([
    ...[...groups].map(([entity, some]) => refreshEntity(screen, isSummary, entity, some)),
    queries.invalidateQueries({ queryKey: ['changes'] }),
    queries.invalidateQueries({ predicate: isSummary }),
    ...eachKind(kinds)
      .flatMap(([entity, { refreshes = [] }]) => (groups.has(entity) ? refreshes : []))
      .map((entity) => queries.invalidateQueries({ queryKey: [entity] })),
    isAboutMe && queries.invalidateQueries({ queryKey: whoIsSignedIn.queryKey }),
  ])
}

/** Does what events ask for. What this very window changed it has already shown. */
export const refresh = async (screen: Screen, events: readonly LiveEvent[]): Promise<void> => {
  const { queries } = screen
  await ownChangesKnown()
  const changes = events.flatMap((event) =>
    event.kind === 'change' && !isOwnBatch(event.data.batch) ? [event.data] : [],
  )
  const resyncs = events.flatMap((event) => (event.kind === 'resync' ? [event.data.entity] : []))
  if (resyncs.includes(null)) return queries.invalidateQueries()
  if (events.some(({ kind }) => kind === 'notice')) void queries.invalidateQueries({ queryKey: ['notices'] })
  await Promise.all(resyncs.map((entity) => queries.invalidateQueries({ queryKey: [entity] })))
  if (changes.length > 0) await refreshChanges(screen, changes)
}
