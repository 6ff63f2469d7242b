import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ListPage } from '../../../lib/list-page.ts'
import type { PageOf } from '../body.ts'
import type { RowWithId } from '../selection/selection.ts'
import type { ListState } from '../use-list-state.ts'
import { pageAt, pageSize, pagesBetween, type Size, sizeOf, windowRequest } from './window-pages.ts'

interface Options<Row> {
  readonly pageOf: PageOf<Row>
  readonly request: ListState['request']
  readonly idOf: (row: Row) => string
  /** First rendered row and number of rendered rows. */
  readonly first: number
  readonly count: number
}

const nothingYet: Size = { total: 0, isExact: true, limit: Number.POSITIVE_INFINITY, stamp: '' }

/** Delay before loading a page, in milliseconds, so that pages scrolled past are skipped. */
const haste = 80
/** Maximum number of pages loaded in parallel for a long selection, as many as browsers send at once. */
const atOnce = 6
/** Rows loaded beyond the rendered ones. */
const ahead = 30

/** Debounces a value; the first one is returned at once. */
const useSettled = (value: string): string => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), haste)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** Returns the loaded rows of a window. Requests for pages that leave the window are canceled. */
export const useWindow = <Row>({ pageOf, request, idOf, first, count }: Options<Row>) => {
  const queries = useQueryClient()
  const ask = (page: number) => ({ ...pageOf(windowRequest(request, page)), placeholderData: undefined as never })
  const known = (page: number): ListPage<Row> | undefined =>
    queries.getQueryData(pageOf(windowRequest(request, page)).queryKey)

  const scope = pageOf(windowRequest(request, 1)).queryKey.join('\n')
  const [size, setSize] = useState<Size & { scope: string }>({ ...nothingYet, scope: '' })
  const wanted = pagesBetween(first - ahead, first + count + ahead, size.scope === scope ? size.total : undefined)
  const asked = useSettled(wanted.join()).split(',').filter(Boolean).map(Number)
  const results = useQueries({ queries: asked.map(ask) })
  const pages = new Map(wanted.map((page) => [page, results[asked.indexOf(page)]?.data ?? known(page)]))

  const found = sizeOf(pages, size.scope === scope ? size.limit : undefined)
  if (found && (found.stamp !== size.stamp || size.scope !== scope)) {
    setSize({ ...found, scope })
  }
  const rows = Array.from({ length: count }, (_, index) => {
    const position = first + index
    return pages.get(pageAt(position))?.rows[position % pageSize]
  })

  // Until something of another search is there, what was there before stays in sight.
  const [kept, setKept] = useState({ stamp: '', first, rows })
  const isNew = size.scope !== scope && !found
  const stamp = `${scope} ${first} ${count} ${found?.stamp}`
  if (found && kept.stamp !== stamp) setKept({ stamp, first, rows })

  /** Returns rows by position, inclusive; missing ones are loaded. */
  const between = async (from: number, to: number): Promise<readonly RowWithId<Row>[]> => {
    const named: RowWithId<Row>[] = []
    const wanted = pagesBetween(from, to + 1, size.total)
    for (let done = 0; done < wanted.length; done += atOnce) {
      const some = wanted.slice(done, done + atOnce)
      const found = await Promise.all(some.map((page) => queries.ensureQueryData(ask(page))))
      found.forEach(({ rows: there }, index) => {
        const start = ((some[index] ?? 1) - 1) * pageSize
        const part = there.slice(Math.max(0, from - start), to - start + 1)
        named.push(...part.map((row) => [idOf(row), row] as const))
      })
    }
    return named
  }
  const failed = results.find(({ isError }) => isError)
  return {
    total: size.total,
    totalIsExact: size.isExact,
    rows: isNew ? kept.rows : rows,
    first: isNew ? kept.first : first,
    isStale: isNew && kept.rows.some(Boolean),
    /** True until the first page is loaded. */
    isPending: size.scope === '',
    error: failed?.error,
    retry: () => void failed?.refetch(),
    scope,
    between,
  }
}
