import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect } from 'react'

/** Distance from the edge at which scrolling starts, in pixels. */
const reach = 56
/** Pixels per frame at the edge itself. */
const fastest = 14

interface Point {
  readonly clientX: number
  readonly clientY: number
}

/** Returns the scroll step at a point near an edge; 0 elsewhere. */
const stepAt = (at: number, from: number, to: number): number => {
  const near = Math.min(reach, (to - from) / 4)
  const into = (distance: number) => Math.ceil((1 - Math.max(0, distance) / near) * fastest)
  if (at - from < near) return -into(at - from)
  return to - at < near ? into(to - at) : 0
}

const scrollers = ({ clientX, clientY }: Point): readonly Element[] => {
  const below = document.elementFromPoint(clientX, clientY)
  const all: Element[] = []
  for (let each: Element | null = below; each; each = each.parentElement) {
    if (each.scrollHeight > each.clientHeight || each.scrollWidth > each.clientWidth) all.push(each)
  }
  return all
}

const scrollOn = (point: Point): void => {
  for (const element of scrollers(point)) {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const [x, y] = [
      stepAt(point.clientX, Math.max(0, left), Math.min(right, innerWidth)),
      stepAt(point.clientY, Math.max(0, top), Math.min(bottom, innerHeight)),
    ]
    element.scrollBy({ left: x, top: y, behavior: 'instant' })
  }
}

/** Scrolls the column or the board while a card is dragged near its edge, including on touch devices. */
export const useAutoScroll = (): void => {
  useEffect(() => {
    let point: Point | undefined
    let frame = 0
    const turn = () => {
      if (point) scrollOn(point)
      frame = requestAnimationFrame(turn)
    }
    const { dataset } = document.documentElement
    const stop = monitorForElements({
      onDragStart: () => {
        // Columns that snap into place would take each small step back.
        dataset.dragging = 'true'
        frame = requestAnimationFrame(turn)
      },
      onDrag: ({ location }) => {
        point = location.current.input
      },
      onDrop: () => {
        delete dataset.dragging
        cancelAnimationFrame(frame)
        point = undefined
      },
    })
    return () => {
      stop()
      delete dataset.dragging
      cancelAnimationFrame(frame)
    }
  }, [])
}
