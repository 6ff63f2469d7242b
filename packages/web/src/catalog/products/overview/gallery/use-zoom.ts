import { type PointerEvent, useRef, useState, type WheelEvent } from 'react'

interface Zoom {
  readonly scale: number
  /** Offset of the center, in pixels. */
  readonly x: number
  readonly y: number
}

const whole: Zoom = { scale: 1, x: 0, y: 0 }
const max = 5
const step = 1.5

interface Point {
  readonly x: number
  readonly y: number
}

/** Returns the pointer's position relative to the center of its element. */
const fromMiddle = ({
  clientX,
  clientY,
  currentTarget,
}: PointerEvent<HTMLElement> | WheelEvent<HTMLElement>): Point => {
  const box = currentTarget.getBoundingClientRect()
  return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 }
}

/** Limits the offset so that the picture covers its frame. */
const held = ({ scale, x, y }: Zoom, { clientWidth, clientHeight }: HTMLElement): Zoom => {
  const within = (value: number, size: number) => {
    const room = (size * (scale - 1)) / 2
    return Math.max(-room, Math.min(room, value))
  }
  return { scale, x: within(x, clientWidth), y: within(y, clientHeight) }
}

/** Zooms around a point that keeps its position. */
const around = ({ scale, x, y }: Zoom, factor: number, { x: px, y: py }: Point): Zoom => {
  const next = Math.max(1, Math.min(max, scale * factor))
  const by = next / scale
  return { scale: next, x: px - (px - x) * by, y: py - (py - y) * by }
}

const middleOf = ([a, b]: readonly Point[]): Point => ({
  x: ((a?.x ?? 0) + (b?.x ?? a?.x ?? 0)) / 2,
  y: ((a?.y ?? 0) + (b?.y ?? a?.y ?? 0)) / 2,
})

const apart = ([a, b]: readonly Point[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0)

/** Returns handlers that zoom by wheel, pinch and double click, and pan by dragging. */
export const useZoom = () => {
  const [zoom, setZoom] = useState(whole)
  const stage = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, Point>())

  const change = (next: (zoom: Zoom) => Zoom) =>
    setZoom((current) => (stage.current ? held(next(current), stage.current) : current))
  const by = (factor: number, at: Point = { x: 0, y: 0 }) => change((current) => around(current, factor, at))

  const lift = ({ pointerId }: PointerEvent<HTMLElement>) => void fingers.current.delete(pointerId)
  return {
    zoom,
    stage,
    larger: () => by(step),
    smaller: () => by(1 / step),
    reset: () => setZoom(whole),
    isWhole: zoom.scale === 1,
    isMost: zoom.scale === max,
    onStage: {
      onWheel: (event: WheelEvent<HTMLElement>) => by(event.deltaY < 0 ? 1.15 : 1 / 1.15, fromMiddle(event)),
      onDoubleClick: () => (zoom.scale === 1 ? by(step * step) : setZoom(whole)),
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        fingers.current.set(event.pointerId, fromMiddle(event))
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (!fingers.current.has(event.pointerId)) return
        const before = [...fingers.current.values()]
        fingers.current.set(event.pointerId, fromMiddle(event))
        const after = [...fingers.current.values()]
        const [from, to] = [middleOf(before), middleOf(after)]
        const factor = after.length > 1 ? apart(after) / (apart(before) || 1) : 1
        change((current) => {
          const { scale, x, y } = around(current, factor, to)
          return { scale, x: x + to.x - from.x, y: y + to.y - from.y }
        })
      },
      onPointerUp: lift,
      onPointerCancel: lift,
    },
  }
}
