import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import type { Card } from '@quarterdeck/contract/boards/cards'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

const cardIn = ({ card }: Readonly<Record<string | symbol, unknown>>) => card as Card

/** How many other cards of a column lie above the pointer. */
const indexAt = (column: HTMLElement, { id }: Card, y: number): number =>
  [...column.querySelectorAll<HTMLElement>('[data-row]')]
    .filter((row) => row.dataset.row !== String(id))
    .map((row) => row.getBoundingClientRect())
    .filter(({ top, height }) => top + height / 2 < y).length

/** Where a card would come to lie in a column, while it is held over it. It stays in its lane. */
export const useDropTarget = (
  ref: RefObject<HTMLElement | null>,
  lane: string | undefined,
  onDrop: (card: Card, index: number) => void,
): number | undefined => {
  const [index, setIndex] = useState<number>()
  const drop = useEffectEvent(onDrop)
  useEffect(() => {
    const { current: element } = ref
    if (!element) return
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data.lane === lane,
      onDrag: ({ source, location }) => setIndex(indexAt(element, cardIn(source.data), location.current.input.clientY)),
      onDragLeave: () => setIndex(undefined),
      onDrop: ({ source, location }) => {
        setIndex(undefined)
        const card = cardIn(source.data)
        drop(card, indexAt(element, card, location.current.input.clientY))
      },
    })
  }, [ref, lane])
  return index
}
