import { type Card, type CardPatch, cards } from '@quarterdeck/contract/boards/cards'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../kit/lib/api/client.ts'
import { ApiError } from '../kit/lib/api-error.ts'
import { useMessages } from '../kit/lib/i18n/use-messages.ts'
import { useUndo } from '../kit/records/index.ts'
import { sameValue } from '../kit/ui/form/same-value.ts'
import { boardMessages } from './messages/index.ts'
import { cardRecord } from './queries.ts'

/** Fields of a card that its dialog edits. */
export type CardInput = Pick<Card, 'title' | 'description' | 'assigneeIds' | 'labels' | 'dueOn'>

export const inputOf = ({ title, description, assigneeIds, labels, dueOn }: Card): CardInput => ({
  title,
  description,
  assigneeIds,
  labels,
  dueOn,
})

/** Fields that both changed, with the card as it is now. */
export interface SaveConflict {
  readonly current: Card
  readonly fields: readonly (keyof CardInput)[]
}

const isInput = (name: string, draft: CardInput): name is keyof CardInput => name in draft

/** Sends the fields that were changed, on the version that they were changed on. */
export const useCardSave = (card: Card, draft: CardInput) => {
  const { card: m } = useMessages(boardMessages)
  const queries = useQueryClient()
  const { offer } = useUndo()
  const [base] = useState(card)
  const [clash, setClash] = useState<SaveConflict>()
  const before: Readonly<Record<string, unknown>> = inputOf(base)
  const changed = Object.entries(draft).filter(([name, value]) => !sameValue(value, before[name]))

  const send = async (entries: typeof changed, ifMatch: number) => {
    if (entries.length === 0) return
    const body: CardPatch = Object.fromEntries(entries)
    const { data, batch } = await call(cards.update, { query: { id: String(card.id) }, body, ifMatch }).catch(
      (error: unknown) => {
        if (error instanceof ApiError && error.code === 'conflict') {
          const fields = error.conflicts.filter((name) => isInput(name, draft))
          setClash({ current: error.current as Card, fields })
        }
        throw error
      },
    )
    queries.setQueryData(cardRecord(String(card.id)).queryKey, data.card)
    offer(m.saved(data.card.title), batch)
    await queries.invalidateQueries({ queryKey: ['cards'] })
  }
  return {
    clash,
    save: () => send(changed, base.version),
    /** Goes on with the fields of which one's own value is to hold; of the others that of the card does. */
    resolve: ({ current, fields }: SaveConflict, mine: readonly string[]) => {
      setClash(undefined)
      const kept = changed.filter(([name]) => !fields.some((field) => field === name) || mine.includes(name))
      return send(kept, current.version)
    },
    leave: () => setClash(undefined),
  }
}
