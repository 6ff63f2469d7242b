import { type CSSProperties, type PointerEvent, type RefObject, useState } from 'react'

interface Dragging {
  readonly from: number
  readonly to: number
  /** How far the row is from its place. */
  readonly by: number
  readonly height: number
}

/** Where the rows were when it began, from the upper edge of the list, and where the pointer was. */
interface Grip {
  readonly pointer: number
  readonly middles: readonly number[]
  readonly height: number
}

const measure = (list: HTMLElement, count: number, from: number, y: number): Grip => {
  const { top } = list.getBoundingClientRect()
  const rows = [...list.children].slice(0, count).map((row) => row.getBoundingClientRect())
  return {
    pointer: y - top,
    middles: rows.map((row) => row.top - top + row.height / 2),
    height: rows[from]?.height ?? 0,
  }
}

/** Puts rows of a list into another order, by a mouse or a finger on a handle. */
export const useSorting = (
  list: RefObject<HTMLElement | null>,
  count: number,
  onMove: (from: number, to: number) => void,
) => {
  const [grip, setGrip] = useState<Grip>()
  const [dragging, setDragging] = useState<Dragging>()
  const stop = () => {
    setGrip(undefined)
    setDragging(undefined)
  }

  /** Where a row would stand with the pointer there. The list may have been scrolled meanwhile. */
  const placeAt = (from: number, y: number) => {
    if (!grip || !list.current) return undefined
    const by = y - list.current.getBoundingClientRect().top - grip.pointer
    const middle = (grip.middles[from] ?? 0) + by
    return { from, to: grip.middles.filter((each, at) => at !== from && each < middle).length, by, height: grip.height }
  }

  const handle = (from: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || !list.current) return
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      const begun = measure(list.current, count, from, event.clientY)
      setGrip(begun)
      setDragging({ from, to: from, by: 0, height: begun.height })
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const next = placeAt(from, event.clientY)
      if (!next) return
      setDragging(next)
      if (next.to !== dragging?.to) list.current?.children[next.to]?.scrollIntoView({ block: 'nearest' })
    },
    // Of quick movements the last may not be drawn yet: where it was let go counts.
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const last = placeAt(from, event.clientY)
      if (last && last.to !== from) onMove(from, last.to)
      stop()
    },
    onPointerCancel: stop,
    onLostPointerCapture: stop,
  })

  const styleOf = (at: number): CSSProperties | undefined => {
    if (!dragging) return undefined
    const { from, to, by, height } = dragging
    if (at === from) return { transform: `translateY(${by}px)`, zIndex: 1 }
    if (at > from && at <= to) return { transform: `translateY(${-height}px)` }
    if (at < from && at >= to) return { transform: `translateY(${height}px)` }
    return undefined
  }
  return { handle, styleOf, dragged: dragging?.from }
}
