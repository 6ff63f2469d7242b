import { waitingNames } from '@quarterdeck/contract/kit/waiting'
import type { ChangeEvent } from '@quarterdeck/contract/system/events'
import type { Query, QueryClient } from '@tanstack/react-query'
import { isOwnBatch, ownChangesKnown } from '../../lib/api/own-changes.ts'
import type { ListPage } from '../../lib/list-page.ts'
import { sessionQuery } from '../../lib/session.ts'
import { type Kinds, kindEntries } from '../index.ts'
import { addForeignChanges } from './foreign-changes.ts'
import type { LiveEvent } from './live-event.ts'
import { markRows } from './mark-rows.ts'
import { addPendingPage, pendingPageAt, removePendingPage } from './pending.ts'

interface Row {
  readonly id: number | string
  readonly version?: number
}
type Page = ListPage<Row>

const idOf = ({ id }: Row) => String(id)

/** Asks for a page as its list does, but does not show it yet. */
const askFor = async (queries: QueryClient, { queryKey, options, meta }: Query): Promise<Page | undefined> => {
  const { queryFn } = options
  if (typeof queryFn !== 'function') return undefined
  const context = { queryKey, meta, client: queries, signal: new AbortController().signal }
  return (await queryFn(context as Parameters<typeof queryFn>[0])) as Page
}

/**
 * Brings a page of a list that is on screen up to date: rows that others changed are replaced in their place and marked;
 * where rows would come or go, the page is held back and announced.
 * @param records those that others changed
 */
const refreshList = async (queries: QueryClient, query: Query, records: ReadonlySet<string>): Promise<void> => {
  const key = query.queryKey
  let fresh: Page | undefined
  let updates: number
  // What is listed may have changed by one's own hand while this was on its way, and would be put back.
  do {
    updates = query.state.dataUpdateCount
    fresh = await askFor(queries, query)
  } while (updates !== query.state.dataUpdateCount)
  const shown = queries.getQueryData<Page>(key)
  if (!fresh || !shown) return
  const now = new Map(fresh.rows.map((row) => [idOf(row), row]))
  const before = new Set(shown.rows.map(idOf))
  const isSame = now.size === before.size && [...now.keys()].every((id) => before.has(id))
  const changed = shown.rows.filter((row) => records.has(idOf(row)) && now.get(idOf(row))?.version !== row.version)

  if (before.size === 0) {
    queries.setQueryData(key, fresh)
    return
  }
  queries.setQueryData<Page>(key, {
    // Rows stay until they are asked for, but how many there are is said.
    ...fresh,
    rows: shown.rows.map((row) => now.get(idOf(row)) ?? row),
  })
  markRows(String(key[0]), new Set(changed.map(idOf).filter((id) => now.has(id))))
  if (isSame) return removePendingPage(key)
  const announced = pendingPageAt(key)
  addPendingPage({
    key,
    page: fresh,
    added: new Set([...now.keys()].filter((id) => !before.has(id) && (records.has(id) || announced?.added.has(id)))),
    removed: new Set([...before].filter((id) => !now.has(id) && (records.has(id) || announced?.removed.has(id)))),
  })
}

const idIn = ({ queryKey }: Query): string | undefined => {
  const [, , asked] = queryKey
  return asked && typeof asked === 'object' && 'id' in asked ? String(asked.id) : undefined
}

/** Returns true for queries of summaries, such as totals, that follow from records of other kinds too. */
type IsSummary = (query: Query) => boolean

const summariesOf = (kinds: Kinds): IsSummary => {
  const paths = kindEntries(kinds).flatMap(([, { summaries = [] }]) => summaries)
  return ({ queryKey }) => paths.includes(String(queryKey[1]))
}

const askAnew = (queries: QueryClient, query: Query) =>
  queries.invalidateQueries({ queryKey: query.queryKey, exact: true })

/** Content of this window, and the person who sees it. */
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
  addForeignChanges(changes.filter(({ actor }) => actor?.id !== me))
  const isAboutMe = changes.some(({ entity, record }) => entity === 'users' && record === String(me))
  await Promise.all([
    ...[...groups].map(([entity, some]) => refreshEntity(screen, isSummary, entity, some)),
    queries.invalidateQueries({ queryKey: ['changes'] }),
    queries.invalidateQueries({ predicate: isSummary }),
    ...kindEntries(kinds)
      .flatMap(([entity, { refreshes = [] }]) => (groups.has(entity) ? refreshes : []))
      .map((entity) => queries.invalidateQueries({ queryKey: [entity] })),
    isAboutMe && queries.invalidateQueries({ queryKey: sessionQuery.queryKey }),
  ])
}

const isAboutWaiting = (event: LiveEvent) =>
  event.kind === 'change' && waitingNames.some((entity) => entity === event.data.entity)

/** Refreshes what a batch of events concerns, except for changes made in this window, which it shows already. */
export const refresh = async (screen: Screen, events: readonly LiveEvent[]): Promise<void> => {
  const { queries } = screen
  // The counts of the menu follow one's own changes too: what is changed here says nothing of them.
  if (events.some(isAboutWaiting)) void queries.invalidateQueries({ queryKey: ['waiting'] })
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
