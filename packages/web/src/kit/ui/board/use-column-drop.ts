import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** Data of a card that is dragged. */
export interface Dragged<Item> {
  /** Entity of the card. */
  readonly board: string
  readonly id: string
  readonly item: Item
}

/** Counts the other cards of a column above a height, in pixels from the top of the window. */
const indexAt = (column: HTMLElement, id: string, y: number): number =>
  [...column.querySelectorAll<HTMLElement>('[data-row]')]
    .filter((row) => row.dataset.row !== id)
    .map((row) => row.getBoundingClientRect())
    .filter(({ top, height }) => top + height / 2 < y).length

/** Makes a column take cards of its board; returns the index in which the one held over it would be dropped. */
export const useColumnDrop = <Item>(
  ref: RefObject<HTMLElement | null>,
  board: string,
  onDrop: (dragged: Dragged<Item>, index: number) => void,
): number | undefined => {
  const [index, setIndex] = useState<number>()
  const drop = useEffectEvent(onDrop)
  useEffect(() => {
    const { current: element } = ref
    if (!element) return
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data.board === board,
      onDrag: ({ source, location }) =>
        setIndex(indexAt(element, String(source.data.id), location.current.input.clientY)),
      onDragLeave: () => setIndex(undefined),
      onDrop: ({ source, location }) => {
        setIndex(undefined)
        const dragged = source.data as unknown as Dragged<Item>
        drop(dragged, indexAt(element, dragged.id, location.current.input.clientY))
      },
    })
  }, [ref, board])
  return index
}
