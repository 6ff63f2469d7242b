import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { dragByTouch } from './drag-by-touch.ts'

interface Dragging {
  /** Data passed to the drop target. */
  readonly data: Readonly<Record<string, unknown>>
  readonly enabled: boolean
  readonly onStart?: () => void
  readonly onEnd?: () => void
}

/** Makes an element draggable by mouse or finger. */
export const useDraggable = (
  ref: RefObject<HTMLElement | null>,
  { data, enabled, onStart = () => undefined, onEnd = () => undefined }: Dragging,
): void => {
  const given = useEffectEvent(() => data)
  const start = useEffectEvent(onStart)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    const { current: element } = ref
    if (!element || !enabled) return
    const stop = draggable({
      element,
      getInitialData: () => ({ ...given() }),
      onDragStart: () => start(),
      onDrop: () => end(),
    })
    const stopTouch = dragByTouch(element)
    return () => {
      stopTouch()
      stop()
    }
  }, [ref, enabled])
}
