import {
  type Condition,
  defaultPerPage,
  type ListQuery,
  type ListSpec,
  readList,
  writeList,
} from '@quarterdeck/contract/kit/list'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { firstDayIn } from '../../lib/i18n/first-day.ts'
import { currentLocale } from '../../lib/i18n/locale.ts'
import { fromPairs, toPairs } from '../../lib/search-params.ts'
import { useIsCurrentScreen } from '../../lib/use-is-current-screen.ts'
import { isCalendarDayIn, resolvePeriods } from './day-range.ts'

/** State of a list, stored in its URL: a link, a reload and Back show the same. */
export interface ListState {
  /** Filters as chosen, with relative periods unresolved. */
  readonly where: readonly Condition[]
  /** Complete query sent to the server, including defaults. */
  readonly request: ListQuery & { readonly page: number; readonly perPage: number }
  readonly isFiltered: boolean
  /** Top row of a continuous list, from 1; undefined if the URL has none. */
  readonly at: number | undefined
  readonly search: Readonly<Record<string, unknown>>
  /** Scrolls a continuous list to a row without a history entry. */
  readonly moveTo: (at: number) => void
  /** Returns the selected values of a filter. */
  readonly chosen: (field: string) => readonly string[]
  readonly choose: (field: string, values: readonly string[]) => void
  /** Replaces all conditions on a field. */
  readonly narrow: (field: string, conditions: readonly Condition[]) => void
  readonly change: (change: Partial<ListQuery>) => void
  readonly reset: () => void
  /** Number of resets; a change discards text being typed. */
  readonly resets: number
  /** Redirects from a page that no longer exists, so that Back doesn't return to it. */
  readonly correctPage: (page: number) => void
  /** Searches while typing: the history keeps a single entry. */
  readonly type: (q: string) => void
  /** Finishes a search: Back now returns to the list before typing. */
  readonly commit: (q: string) => void
}

/** Returns the spec for a screen, with its own order and relative periods. */
const onScreen = (spec: ListSpec): ListSpec => ({
  ...spec,
  defaultSort: spec.screenSort ?? spec.defaultSort,
  relative: true,
})

/** URL parameter of the top row. */
const atParameter = 'at'

/** Returns the row in the URL; undefined if there is none. */
export const readAt = (search: Readonly<Record<string, unknown>>): number | undefined => {
  const at = Number(search[atParameter])
  return Number.isInteger(at) && at > 0 ? at : undefined
}

/** Parses a list's query from a URL with relative periods unresolved; invalid parts are ignored. */
const readQuery = (
  spec: ListSpec,
  search: Readonly<Record<string, unknown>>,
  others: readonly string[] = [],
): ListState['request'] => {
  const own = toPairs(search).filter(([name]) => name !== atParameter && !others.includes(name))
  const { sort, q, where, perPage = defaultPerPage, ...query } = readList(onScreen(spec), own).query
  const { page = Math.ceil((readAt(search) ?? 1) / perPage) } = query
  return { sort, where, page, perPage, ...(q && { q }) }
}

/** Parses the query for the server from a URL. */
export const readRequest = (...given: Parameters<typeof readQuery>): ListState['request'] => {
  const query = readQuery(...given)
  return {
    ...query,
    where: resolvePeriods(query.where, new Date(), firstDayIn(currentLocale()), isCalendarDayIn(given[0])),
  }
}

const written = (spec: ListSpec, { page, perPage, ...query }: ListQuery) =>
  fromPairs(
    writeList(onScreen(spec), {
      ...query,
      ...(page !== undefined && page !== 1 && { page }),
      ...(perPage !== undefined && perPage !== defaultPerPage && { perPage }),
    }),
  )

/** @param others other parameters of the same URL, which remain unchanged */
export const useListState = (spec: ListSpec, others: readonly string[] = []): ListState => {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const router = useRouter()
  const { history } = router
  const [resets, setResets] = useState(0)
  const beforeTyping = useRef<string>(undefined)

  const query = readQuery(spec, search, others)
  const request = readRequest(spec, search, others)
  const isHere = useIsCurrentScreen()
  /** Returns the query in the current URL, which may be ahead of the rendered one. */
  const latest = () => readQuery(spec, isHere() ? router.latestLocation.search : search, others)
  const go = async (change: Partial<ListQuery>, replace = false, at?: number) => {
    // Whoever has chosen another screen is not kept from it.
    if (!isHere()) return
    await navigate({
      to: '.',
      // A list does not know on which route it stands, so its parameters have no type there. All that is not changed here
      // may have been changed a moment ago.
      search: ((now: Readonly<Record<string, unknown>>) => ({
        ...fromPairs(toPairs(now).filter(([name]) => others.includes(name))),
        ...written(spec, { ...readQuery(spec, now, others), page: 1, ...change }),
        // An address that says it is one long scroll goes on saying so at its first row.
        ...(at && (at > 1 || readAt(now) !== undefined) && { [atParameter]: String(at) }),
      })) as never,
      replace,
      resetScroll: false,
    })
  }

  const viewOf = (of: Readonly<Record<string, unknown>>) =>
    JSON.stringify(toPairs(of).filter(([name]) => name !== 'page' && name !== atParameter && !others.includes(name)))
  /**
   * Returns true during navigation to another screen or view, which delayed URL updates of this one must not cancel.
   */
  const isBeingLeft = () => {
    const { latestLocation, state } = router
    const here = state.resolvedLocation ?? state.location
    return latestLocation.pathname !== here.pathname || viewOf(latestLocation.search) !== viewOf(here.search)
  }
  const place = (change: Partial<ListQuery>, at?: number) => {
    if (!isBeingLeft()) void go(change, true, at)
  }

  const chosen = (field: string) =>
    query.where.flatMap((condition) =>
      condition.field === field && condition.op === 'in' ? condition.values.map(String) : [],
    )
  const narrow = (field: string, conditions: readonly Condition[]) =>
    void go({ where: [...latest().where.filter((condition) => condition.field !== field), ...conditions] })
  const choose = (field: string, values: readonly string[]) =>
    narrow(field, values.length > 0 ? [{ field, op: 'in', values }] : [])
  const type = (q: string) => {
    if (!isHere()) return
    beforeTyping.current ??= history.location.href
    void go({ q }, true)
  }
  const commit = (q: string) => {
    if (!isHere()) return
    if (q !== (latest().q ?? '')) type(q)
    const before = beforeTyping.current
    beforeTyping.current = undefined
    if (before === undefined) return
    const { href } = history.location
    if (href === before) return
    history.replace(before)
    // Without this the two would be made one, and with what is chosen in the same moment.
    history.flush()
    history.push(href)
    history.flush()
  }
  return {
    where: query.where,
    request,
    isFiltered: Boolean(query.q) || query.where.length > 0,
    at: readAt(search),
    search,
    moveTo: (at) => place({ perPage: defaultPerPage }, at),
    chosen,
    choose,
    narrow,
    change: (change) => void go(change),
    reset: () => {
      setResets(resets + 1)
      void go({ q: '', where: [] })
    },
    resets,
    correctPage: (page) => place({ page }),
    type,
    commit,
  }
}
