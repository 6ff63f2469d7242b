import { type CSSProperties, type PointerEvent, type RefObject, useState } from 'react'

interface Dragging {
  readonly from: number
  readonly to: number
  /** Distance of the row from its position, in pixels. */
  readonly by: number
  readonly height: number
}

/** Positions at the start of a drag: pointer, centers of the rows from the top of the list, height. */
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

/** Reorders rows of a list by dragging a handle with mouse or finger. */
export const useDragSorting = (
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

  /** Returns the target of a row for a pointer position, considering scrolling since the start. */
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
