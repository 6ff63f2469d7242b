import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import type { Card } from '@quarterdeck/contract/boards/cards'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Lane } from './use-lanes.ts'
import type { Taken } from './use-moving.ts'

/** What is dragged of a board, and the lane that it comes from. */
export interface Dragged extends Taken {
  readonly from: Lane | undefined
}

type Data = Readonly<Record<string | symbol, unknown>>

const draggedIn = (data: Data) => data as Data & Dragged

/** How many other cards of a column lie above the pointer. */
const indexAt = (column: HTMLElement, { id }: Card, y: number): number =>
  [...column.querySelectorAll<HTMLElement>('[data-row]')]
    .filter((row) => row.dataset.row !== String(id))
    .map((row) => row.getBoundingClientRect())
    .filter(({ top, height }) => top + height / 2 < y).length

/** Where a card would come to lie in a column, while it is held over it. */
export const useDropTarget = (
  ref: RefObject<HTMLElement | null>,
  onDrop: (dragged: Dragged, index: number) => void,
): number | undefined => {
  const [index, setIndex] = useState<number>()
  const drop = useEffectEvent(onDrop)
  useEffect(() => {
    const { current: element } = ref
    if (!element) return
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => 'chosen' in source.data,
      onDrag: ({ source, location }) =>
        setIndex(indexAt(element, draggedIn(source.data).card, location.current.input.clientY)),
      onDragLeave: () => setIndex(undefined),
      onDrop: ({ source, location }) => {
        setIndex(undefined)
        const dragged = draggedIn(source.data)
        drop(dragged, indexAt(element, dragged.card, location.current.input.clientY))
      },
    })
  }, [ref])
  return index
}
