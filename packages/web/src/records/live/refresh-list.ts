import type { Query, QueryClient } from '@tanstack/react-query'
import type { ListPage } from '../../lib/list-page.ts'
import { heldAt, hold, release } from './held.ts'
import { markRows } from './mark.ts'

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
export const refreshList = async (queries: QueryClient, query: Query, records: ReadonlySet<string>): Promise<void> => {
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
  if (isSame) return release(key)
  const announced = heldAt(key)
  hold({
    key,
    page: fresh,
    joining: new Set(
      [...now.keys()].filter((id) => !before.has(id) && (records.has(id) || announced?.joining.has(id))),
    ),
    leaving: new Set([...before].filter((id) => !now.has(id) && (records.has(id) || announced?.leaving.has(id)))),
  })
}
