import type { BoardColumn } from '@quarterdeck/contract/boards/boards'
import type { Card } from '@quarterdeck/contract/boards/cards'
import type { Insertable } from 'kysely'
import { ago } from '../kit/generator/ago.ts'
import type { Schema } from '../kit/sql/schema.ts'
import { rankBetween } from './rank.ts'
import { samples } from './sample-cards.ts'

const columns: readonly BoardColumn[] = [
  { id: 'ideas', name: 'Ideas', color: 'gray', limit: null, isStrict: false },
  { id: 'next', name: 'Next up', color: 'blue', limit: 8, isStrict: false },
  { id: 'doing', name: 'In progress', color: 'violet', limit: 5, isStrict: true },
  { id: 'waiting', name: 'Waiting for others', color: 'amber', limit: 3, isStrict: false },
  { id: 'done', name: 'Done', color: 'green', limit: null, isStrict: false },
]

/** Returns rows of `boards`: the board of the shop's team. */
export const sampleBoards = (now: Date): readonly Insertable<Schema['boards']>[] => [
  {
    id: 1,
    name: 'Shop team',
    ownerId: null,
    columns: JSON.stringify(columns),
    createdAt: ago(now, 120.4),
    updatedAt: ago(now, 120.4),
  },
]

const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/** Returns rows of `cards`, in the order of their columns. */
export const sampleCards = (now: Date): readonly Insertable<Schema['cards']>[] => {
  let rank: string | null = null
  return samples.map(
    ({ age, stay, dueIn, links = [], labels = [], assignees = [], checklist = [], ...card }, index) => {
      rank = rankBetween(rank, null)
      const steps: Card['checklist'] = checklist.map(([text, isDone]) => ({ text, isDone }))
      return {
        ...card,
        id: index + 1,
        boardId: 1,
        rank,
        description: card.description ?? '',
        archived: card.archived ?? false,
        assigneeIds: JSON.stringify(assignees),
        labels: JSON.stringify(labels),
        links: JSON.stringify(links.map(([entity, id]) => ({ entity, id }))),
        checklist: JSON.stringify(steps),
        dueOn: dueIn === undefined ? null : dayOf(ago(now, -dueIn)),
        enteredAt: ago(now, stay),
        createdAt: ago(now, age),
        updatedAt: ago(now, stay),
      }
    },
  )
}
