import type { Board } from '@quarterdeck/contract/boards/boards'
import type { CardDraft } from '@quarterdeck/contract/boards/cards'
import type { LaneChange } from '@quarterdeck/contract/boards/lanes'
import type { Simple } from '@quarterdeck/contract/kit/list'
import { useQuery } from '@tanstack/react-query'
import { formatTag } from '../kit/lib/i18n/locale.ts'
import { useLocale, useMessages } from '../kit/lib/i18n/use-messages.ts'
import { useFaces } from '../kit/records/index.ts'
import { boardMessages } from './messages/index.ts'
import { summaryOf } from './queries.ts'
import { type Grouping, useBoardAddress } from './use-board-address.ts'

/** The cards of one person or label; a card that has several is in several lanes. */
export interface Lane {
  readonly key: string
  readonly name: string
  readonly image?: string | undefined
  /** Condition that all of its cards meet. */
  readonly where: Simple
  /** The person or label that its cards have; null where they have none. */
  readonly of: LaneChange['from']
  /** Values of a card that is created in the lane. */
  readonly gives: Partial<Pick<CardDraft, 'assigneeIds' | 'labels'>>
}

const asPerson = ({ of }: Lane) => (typeof of === 'number' ? of : null)
const asLabel = ({ of }: Lane) => (typeof of === 'string' ? of : null)

/** Returns the change of a card that goes from one lane to another; undefined within one lane. */
export const laneChange = (from: Lane, to: Lane): LaneChange | undefined => {
  if (from.key === to.key) return undefined
  if (to.where.field === 'labels') return { field: 'labels', from: asLabel(from), to: asLabel(to) }
  return { field: 'assigneeIds', from: asPerson(from), to: asPerson(to) }
}

const fieldOf = { person: 'assigneeIds', label: 'labels' } as const

/** The lanes of a board: those that it is narrowed to, or all, and below them one for the cards that belong to none. */
export const useLanes = (board: Board, by: Grouping): readonly Lane[] => {
  const { filter: m } = useMessages(boardMessages)
  const { state } = useBoardAddress()
  const { compare } = new Intl.Collator(formatTag[useLocale()])
  const { assigneeIds = [], labels = [] } = useQuery(summaryOf(board.id)).data ?? {}
  const faces = useFaces(assigneeIds)
  const field = fieldOf[by]
  const people = assigneeIds.map((id): Lane => {
    const { name = `#${id}`, image } = faces.get(id) ?? {}
    const where: Simple = { field, op: 'in', values: [id] }
    return { key: String(id), name, image, where, of: id, gives: { assigneeIds: [id] } }
  })
  const words = labels.map(
    (label): Lane => ({
      key: label,
      name: label,
      where: { field, op: 'in', values: [label] },
      of: label,
      gives: { labels: [label] },
    }),
  )
  const lanes = (by === 'person' ? people : words).toSorted((one, other) => compare(one.name, other.name))
  const chosen = state.chosen(field)
  if (chosen.length > 0) return lanes.filter(({ key }) => chosen.includes(key))
  return [...lanes, { key: '', name: m.none[by], where: { field, op: 'empty', value: true }, of: null, gives: {} }]
}
