import { createAtom } from '@tanstack/react-store'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { scaleOf } from './scroll-scale.ts'

/** Range of rendered rows, and their offset from the position computed from their number. */
interface Frame {
  readonly first: number
  readonly count: number
  readonly shift: number
}

interface Options {
  /** Scrolling element, once mounted. */
  readonly region: HTMLElement | null
  /** Number of rows; 0 until known. */
  readonly total: number
  readonly rowHeight: number
  /** Initial top row, from 0. */
  readonly start: number
  /** Called when scrolling has stopped, with the top row. */
  readonly onRest: (position: number) => void
}

/** Rows rendered beyond the visible ones on each side, updated in steps of half of it. */
const spare = 12
/** Milliseconds without scrolling until it counts as stopped. */
const rest = 150
/** Tolerated deviation of the scroll bar while scrolling, in pixels. */
const patience = 20_000

/** Visible rows, from 1. Changes too often to be part of the list state. */
export interface Seen {
  readonly from: number
  /** Last visible row, inclusive. */
  readonly to: number
}

const isSame = (a: Seen, b: Seen) => a.from === b.from && a.to === b.to
const createSeen = () => createAtom<Seen>({ from: 0, to: 0 }, { compare: isSame })

const headOf = (region: HTMLElement) => region.querySelector('thead')?.offsetHeight ?? 0

/** Virtual scrolling for any number of rows of equal height. */
export const useScroller = ({ region, total, rowHeight, start, onRest }: Options) => {
  // Where the scroll bar stands, and which pixel of all rows is at the top: the latter is the truth.
  const place = useRef({ top: 0, pixel: start * rowHeight, rowHeight })
  const [seen] = useState(createSeen)
  const [viewport, setViewport] = useState(0)
  const [frame, setFrame] = useState<Frame>({ first: Math.max(0, start - spare), count: 4 * spare, shift: 0 })
  const scale = scaleOf(total * rowHeight, viewport)

  const topRow = () => Math.ceil(place.current.pixel / rowHeight - 0.01)
  const draw = () => {
    const { top, pixel } = place.current
    const to = Math.min(total, Math.max(1, Math.floor((pixel + viewport) / rowHeight + 0.01)))
    seen.set({ from: topRow() + 1, to })
    const step = spare / 2
    const first = Math.max(0, Math.floor(pixel / rowHeight / step) * step - spare)
    const last = Math.min(total, Math.ceil((pixel + viewport) / rowHeight / step) * step + spare)
    const next = { first: Math.min(first, last), count: Math.max(0, last - first), shift: top - pixel }
    setFrame((before) =>
      before.first === next.first && before.count === next.count && before.shift === next.shift ? before : next,
    )
  }
  /** Aligns the scroll bar with the rows, which do not move. */
  const align = () => {
    if (!region) return
    place.current.top = Math.round(scale.toTop(place.current.pixel))
    flushSync(draw)
    region.scrollTop = place.current.top
  }
  const follow = () => {
    if (!region) return
    const { top: before, pixel } = place.current
    const top = region.scrollTop
    const isStep = Math.abs(top - before) <= 3 * viewport && top > 0 && top < scale.height - viewport
    place.current.top = top
    place.current.pixel = isStep && !scale.isTrue ? Math.max(0, pixel + top - before) : scale.toPixel(top)
    if (Math.abs(scale.toTop(place.current.pixel) - top) > patience) align()
    else draw()
  }
  const goTo = (position: number) => {
    const lowest = Math.max(0, total * rowHeight - viewport)
    place.current.pixel = Math.min(Math.max(0, position * rowHeight), lowest)
    align()
  }
  /** Scrolls to a row unless visible. */
  const reveal = (position: number) => {
    const { pixel } = place.current
    const row = position * rowHeight
    if (row < pixel) goTo(position)
    else if (row + rowHeight > pixel + viewport) goTo(position + 1 - viewport / rowHeight)
  }

  const onScroll = useEffectEvent(follow)
  const onStop = useEffectEvent(() => {
    if (!scale.isTrue) align()
    onRest(topRow())
  })
  useLayoutEffect(() => {
    if (!region) return
    const measure = () => setViewport(Math.max(0, region.clientHeight - headOf(region)))
    measure()
    let timer: ReturnType<typeof setTimeout>
    const scrolled = () => {
      onScroll()
      clearTimeout(timer)
      timer = setTimeout(() => onStop(), rest)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(region)
    region.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      region.removeEventListener('scroll', scrolled)
    }
  }, [region])

  const keepPlace = useEffectEvent(() => {
    if (total === 0) return
    const position = place.current.pixel / place.current.rowHeight
    place.current.rowHeight = rowHeight
    goTo(position)
  })
  // What stood at the top stays there when the rows become more or higher.
  useLayoutEffect(() => {
    // Not at once, because React cannot draw while it draws; but before anything is painted.
    if (viewport > 0 && total >= 0 && rowHeight > 0) queueMicrotask(() => keepPlace())
  }, [viewport, total, rowHeight])

  return { frame, height: scale.height, seen, goTo, reveal }
}
