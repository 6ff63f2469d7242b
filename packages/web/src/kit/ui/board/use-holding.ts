import { type KeyboardEvent, useState } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { boardMessages } from './messages/index.ts'
import { nextCardOf } from './next-card.ts'

export interface HeldCard<Item, Spot> {
  readonly item: Item
  readonly from: Spot
  readonly spot: Spot
  readonly by: 'keys' | 'pointer'
}

/** Describes the cards and positions of a board. */
interface Options<Item, Spot> {
  readonly idOf: (item: Item) => string
  readonly titleOf: (item: Item) => string
  readonly spotOf: (item: Item) => Spot | undefined
  readonly beside: (key: string, spot: Spot, item: Item) => Spot | undefined
  readonly isSame: (spot: Spot, other: Spot) => boolean
  readonly inWords: (spot: Spot, item: Item) => string
  readonly onDrop: (item: Item, spot: Spot) => void
}

const isArrow = (key: string) => key.startsWith('Arrow')

/**
 * Returns the card being moved by keyboard or pointer. Picking up, moving, dropping and canceling are announced in
 * `said`.
 */
export const useHeldCard = <Item, Spot>(board: Options<Item, Spot>) => {
  const m = useMessages(boardMessages)
  const { idOf, titleOf, inWords } = board
  const [held, setHeld] = useState<HeldCard<Item, Spot>>()
  const [said, say] = useState('')

  const grab = (item: Item, by: HeldCard<Item, Spot>['by']) => {
    const from = board.spotOf(item)
    if (from === undefined) return
    setHeld({ item, from, spot: from, by })
    if (by === 'keys') say(m.grabbed(titleOf(item), inWords(from, item)))
  }
  const cancel = () => {
    if (held?.by === 'keys') say(m.cancelled(titleOf(held.item), inWords(held.from, held.item)))
    setHeld(undefined)
  }
  const drop = ({ item, from, spot }: HeldCard<Item, Spot>) => {
    setHeld(undefined)
    say(m.dropped(titleOf(item), inWords(spot, item)))
    if (!board.isSame(from, spot)) board.onDrop(item, spot)
  }
  const carry = (key: string, mine: HeldCard<Item, Spot>) => {
    const spot = board.beside(key, mine.spot, mine.item)
    if (spot === undefined) return
    setHeld({ ...mine, spot })
    say(m.over(inWords(spot, mine.item)))
  }
  /**
   * Handles a key while a card is held; without one, arrows move the focus between cards. Returns true if the key was
   * handled.
   */
  const press = ({ key, currentTarget }: KeyboardEvent<HTMLElement>, item: Item, mayMove: boolean): boolean => {
    const mine = held?.by === 'keys' && idOf(held.item) === idOf(item) ? held : undefined
    if (!mine) {
      if (key === ' ' && mayMove) grab(item, 'keys')
      else if (isArrow(key)) nextCardOf(currentTarget, key)?.focus()
      else return key === ' '
      return true
    }
    if (key === 'Escape' || key === 'Tab') cancel()
    else if (key === ' ' || key === 'Enter') drop(mine)
    else if (isArrow(key)) carry(key, mine)
    else return false
    return true
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, item: Item, mayMove: boolean): void => {
    const { altKey, ctrlKey, metaKey, defaultPrevented } = event
    if (altKey || ctrlKey || metaKey || defaultPrevented || !press(event, item, mayMove)) return
    event.preventDefault()
    event.stopPropagation()
  }
  /** Cancels the move of a card held by keyboard when the focus leaves it. */
  const leaveFor = (target: EventTarget | null): void => {
    if (held?.by !== 'keys' || !(target instanceof Element)) return
    if (target.closest<HTMLElement>('[data-row]')?.dataset.row !== idOf(held.item)) cancel()
  }
  return { held, said, say, grab, leaveFor, onKeyDown, release: () => setHeld(undefined) }
}

export type Holding<Item, Spot> = ReturnType<typeof useHeldCard<Item, Spot>>
