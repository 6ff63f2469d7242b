import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'

interface Options {
  readonly table: RefObject<HTMLTableElement | null>
  /** Range of focusable rows, from 0; the end is excluded. */
  readonly from: number
  readonly to: number
  /** Scrolls to a row that may not be rendered. */
  readonly reveal: ((position: number) => void) | undefined
}

/** A position in the table: a row (-1 is the header) and the index of a focusable element in it. */
interface Spot {
  readonly position: number
  readonly stop: number
}

const controls = 'a[href], button:not(:disabled), input:not(:disabled)'

/** Returns the focusable elements of a row: the controls of each cell, or the cell itself. */
const stopsOf = (row: HTMLElement): readonly HTMLElement[] =>
  [...row.children].flatMap((cell) => {
    const inside = [...cell.querySelectorAll<HTMLElement>(controls)]
    return inside.length > 0 ? inside : [cell as HTMLElement]
  })

const bodyRow = 'tbody tr[data-row]'

/** Returns rows that were added or changed. */
const rowsOf = ({ target, addedNodes }: MutationRecord): readonly HTMLElement[] =>
  [target, ...addedNodes].flatMap((node) => {
    const row = node instanceof Element && node.closest<HTMLElement>(bodyRow)
    return row ? [row] : []
  })

const positionOf = (row: Element) => Number(row.getAttribute('aria-rowindex')) - 2

/** Target row of a key; keys that stay in the row are absent. */
const destinations: Readonly<Record<string, (spot: number, page: number, from: number, to: number) => number>> = {
  ArrowDown: (spot) => spot + 1,
  ArrowUp: (spot) => spot - 1,
  PageDown: (spot, page) => spot + page,
  PageUp: (spot, page) => spot - page,
  Home: (_, __, from) => from,
  End: (_, __, ___, to) => to - 1,
}

/**
 * Adds keyboard navigation: arrows, Home, End and page keys move one focus through all rows, rendered or not. The
 * table is a single Tab stop, at the last position.
 */
export const useGrid = ({ table, from, to, reveal }: Options) => {
  const spot = useRef<Spot>({ position: from, stop: 0 })
  const awaited = useRef<Spot>(undefined)
  const entry = useRef<HTMLElement>(undefined)

  /** Makes an element the Tab stop. */
  const enterBy = (stop: HTMLElement | undefined) => {
    if (entry.current) entry.current.tabIndex = -1
    if (stop) stop.tabIndex = 0
    entry.current = stop
  }

  const rowAt = (position: number) =>
    table.current?.querySelector<HTMLElement>(`tr[aria-rowindex="${position + 2}"]:not([data-skeleton])`)

  const focusOn = ({ position, stop }: Spot): boolean => {
    const row = rowAt(position)
    if (!row) return false
    const stops = stopsOf(row)
    const target = stops[Math.min(stop, stops.length - 1)]
    target?.focus({ preventScroll: true })
    if (!reveal) row.scrollIntoView({ block: 'nearest' })
    target?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    return target !== undefined
  }
  const goTo = (wanted: Spot) => {
    awaited.current = undefined
    if (wanted.position >= 0) reveal?.(wanted.position)
    if (focusOn(wanted)) return
    awaited.current = wanted
    // Its row goes out of sight; the table itself listens until the other one is there.
    table.current?.focus({ preventScroll: true })
  }
  const rowsInSight = (row: HTMLElement | null) => {
    const height = table.current?.parentElement?.clientHeight ?? 0
    return Math.max(1, Math.floor(height / (row?.offsetHeight || 44)) - 2)
  }
  const goUpOrDown = (key: string, here: Spot, row: HTMLElement | null): boolean => {
    const wanted = destinations[key]?.(here.position, rowsInSight(row), from, to)
    if (wanted === undefined) return false
    // Only one step leads from the first row to the head.
    const isHead = key === 'ArrowUp' && here.position <= from
    goTo({ position: isHead ? -1 : Math.min(Math.max(from, wanted), to - 1), stop: here.stop })
    return true
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const row = (event.target as Element).closest<HTMLElement>('tr[aria-rowindex]')
    const stops = row ? stopsOf(row) : []
    const stop = stops.indexOf(event.target as HTMLElement)
    const here = row && stop >= 0 ? { position: positionOf(row), stop } : awaited.current
    if (!here) return
    const sideways = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (sideways) stops[stop + sideways]?.focus()
    if (sideways || goUpOrDown(event.key, here, row)) event.preventDefault()
  }
  const onFocus = (event: FocusEvent<HTMLTableElement>) => {
    const row = event.target.closest<HTMLElement>('tbody tr[aria-rowindex]')
    const stop = row ? stopsOf(row).indexOf(event.target) : -1
    if (!row || stop < 0) return
    enterBy(event.target)
    spot.current = { position: positionOf(row), stop }
  }

  // The order of Tab and what one waits for follow the rows, which come and go.
  const follow = useEffectEvent((changed: Iterable<HTMLElement>) => {
    for (const row of changed) for (const stop of stopsOf(row)) stop.tabIndex = -1
    const row = rowAt(spot.current.position) ?? table.current?.querySelector<HTMLElement>(bodyRow)
    const stops = row ? stopsOf(row) : []
    enterBy(stops[spot.current.stop] ?? stops[0])
    if (awaited.current && document.activeElement === table.current && focusOn(awaited.current)) {
      awaited.current = undefined
    }
  })
  useLayoutEffect(() => {
    if (!table.current) return
    follow(table.current.querySelectorAll<HTMLElement>(bodyRow))
    // Only those that have changed, which are few among many while one scrolls.
    const observer = new MutationObserver((mutations) => follow(new Set(mutations.flatMap(rowsOf))))
    observer.observe(table.current, { subtree: true, childList: true, attributeFilter: ['href', 'disabled'] })
    return () => observer.disconnect()
  }, [table])

  const enter = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const { activeElement } = document
    if (event.key !== 'ArrowDown' || event.defaultPrevented) return
    if (activeElement !== document.body && !activeElement?.matches('h1')) return
    const first = table.current?.querySelector('tbody tr[data-row]')
    if (!first) return
    event.preventDefault()
    goTo(rowAt(spot.current.position) ? spot.current : { position: positionOf(first), stop: spot.current.stop })
  })
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => enter(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return { onKeyDown, onFocus }
}
