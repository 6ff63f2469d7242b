import type { Board } from '@quarterdeck/contract/boards/boards'
import type { Card } from '@quarterdeck/contract/boards/cards'
import { type KeyboardEvent, useState } from 'react'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { type Place, placeOf, type Rows, withCard } from './arrange.ts'
import { boardMessages } from './messages/index.ts'

interface Held {
  readonly card: Card
  readonly from: Place
  readonly place: Place
  readonly by: 'keys' | 'pointer'
}

interface Options {
  readonly board: Board
  /** The columns that are open, from left to right. */
  readonly open: readonly string[]
  readonly rows: Rows
  readonly onMove: (card: Card, place: Place) => void
  readonly say: (text: string) => void
}

const rowLink = (id: number | undefined) => document.querySelector<HTMLElement>(`[data-row="${id}"] a`)

/** The card that one holds: it stays where one has put it, whatever others move meanwhile. */
export const useHolding = ({ board, open, rows, onMove, say }: Options) => {
  const { move: m } = useMessages(boardMessages)
  const [held, setHeld] = useState<Held>()
  const shown = held ? withCard(rows, held.card, held.place) : rows
  const nameOf = (columnId: string) => board.columns.find(({ id }) => id === columnId)?.name ?? ''
  const countIn = (columnId: string) => shown[columnId]?.length ?? 0

  const grab = (card: Card, by: Held['by']) => {
    const from = placeOf(rows, card)
    if (!from) return
    setHeld({ card, from, place: from, by })
    if (by === 'keys') say(m.grabbed(card.title, nameOf(from.columnId), from.index + 1, countIn(from.columnId)))
  }
  const cancel = () => {
    if (held?.by === 'keys') say(m.cancelled(held.card.title, nameOf(held.from.columnId)))
    setHeld(undefined)
  }
  const drop = ({ card, from, place }: Held) => {
    setHeld(undefined)
    say(m.dropped(card.title, nameOf(place.columnId), place.index + 1))
    if (place.columnId !== from.columnId || place.index !== from.index) onMove(card, place)
  }
  /** The place that an arrow leads to. */
  const beside = (key: string, { columnId, index }: Place, isHeld: boolean): Place | undefined => {
    const rest = (column: string) => countIn(column) - (isHeld && column === columnId ? 1 : 0)
    const last = (column: string) => Math.max(0, rest(column) - (isHeld ? 0 : 1))
    if (key === 'ArrowUp' || key === 'ArrowDown') {
      const next = index + (key === 'ArrowUp' ? -1 : 1)
      return next >= 0 && next <= last(columnId) ? { columnId, index: next } : undefined
    }
    const column = open[open.indexOf(columnId) + (key === 'ArrowLeft' ? -1 : 1)]
    return key.startsWith('Arrow') && column ? { columnId: column, index: Math.min(index, last(column)) } : undefined
  }
  const carry = (key: string, mine: Held) => {
    const place = beside(key, mine.place, true)
    if (!place) return
    setHeld({ ...mine, place })
    const grown = countIn(place.columnId) + (place.columnId === mine.place.columnId ? 0 : 1)
    say(m.over(nameOf(place.columnId), place.index + 1, grown))
  }
  const walk = (key: string, card: Card) => {
    const here = placeOf(rows, card)
    const place = here && beside(key, here, false)
    if (place) rowLink(rows[place.columnId]?.[place.index]?.id)?.focus()
  }
  /** Grab, arrows, drop, cancel; without anything held, the arrows lead from card to card. */
  const onKeyDown = (event: KeyboardEvent, card: Card, mayMove: boolean) => {
    const { key } = event
    const mine = held?.by === 'keys' && held.card.id === card.id ? held : undefined
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const isMeant = key.startsWith('Arrow') || key === ' ' || (mine && ['Enter', 'Escape', 'Tab'].includes(key))
    if (!isMeant) return
    event.preventDefault()
    event.stopPropagation()
    if (!mine) return key === ' ' ? mayMove && grab(card, 'keys') : walk(key, card)
    if (key === 'Escape' || key === 'Tab') return cancel()
    if (key === ' ' || key === 'Enter') return drop(mine)
    carry(key, mine)
  }
  /** Whoever goes elsewhere lets go of what they held by keys. */
  const leaveFor = (target: EventTarget | null) => {
    if (held?.by !== 'keys' || !(target instanceof Element)) return
    if (target.closest<HTMLElement>('[data-row]')?.dataset.row !== String(held.card.id)) cancel()
  }
  return { shown, held, grab, leaveFor, onKeyDown, release: () => setHeld(undefined) }
}
