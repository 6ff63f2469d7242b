import { type Board, type BoardColumn, boardKind } from '@quarterdeck/contract/boards/boards'
import { type Card, type CardStep, cardKind, cardList, cards } from '@quarterdeck/contract/boards/cards'
import { useQuery } from '@tanstack/react-query'
import { listing } from '../kit/lib/api/queries.ts'
import { useFormats } from '../kit/lib/i18n/formats.ts'
import { useMessages } from '../kit/lib/i18n/use-messages.ts'
import { type History, useFaces, useShownFields, useValueRenderers } from '../kit/records/index.ts'
import { boardMessages } from './messages/index.ts'
import { allBoards } from './queries.ts'

const some = (ids: readonly string[]) =>
  listing(cards.list, cardList, { sort: [], where: [{ field: 'ids', op: 'in', values: ids }] })

/** A card in short: its title. */
const CardCaption: NonNullable<History['Caption']> = ({ record, among }) => {
  const card = useQuery(some(among)).data?.rows.find(({ id }) => String(id) === record)
  return card && <bdi>{card.title}</bdi>
}

/** Current name of a column, on any board. */
const ColumnName = ({ id }: { id: string }) => {
  const columns = useQuery(allBoards).data?.flatMap((board) => board.columns)
  return <bdi>{columns?.find((column) => column.id === id)?.name ?? '–'}</bdi>
}

const People = ({ ids }: { ids: readonly number[] }) => {
  const faces = useFaces(ids)
  return <bdi>{ids.map((id) => faces.get(id)?.name ?? `#${id}`).join(', ') || '–'}</bdi>
}

// What the journal has of these fields is what the contract says of them.
const listed =
  <Value,>(nameOf: (value: Value) => string) =>
  (values: unknown) =>
    (Array.isArray(values) && values.map((value) => nameOf(value as Value)).join(', ')) || '–'

/** Returns the fields of cards for the history. */
export const useCardHistory = (): History => {
  const { name, fields, links, done, ...m } = useMessages(boardMessages)
  const { days } = useFormats()
  const show = useValueRenderers()
  const shown = useShownFields<Card>(cardKind, {
    labels: fields,
    show: {
      columnId: (value) => <ColumnName id={String(value)} />,
      assigneeIds: (value) => <People ids={Array.isArray(value) ? value.map(Number) : []} />,
      labels: listed(String),
      links: listed(({ entity, id }: Card['links'][number]) => links[entity](id)),
      checklist: listed(({ text, isDone }: CardStep) => (isDone ? done(text) : text)),
      dueOn: (value) => (value ? days(String(value), String(value)) : m.card.noDay),
      archived: (value) => (value ? m.yes : m.no),
      enteredAt: show.moment,
      createdAt: show.moment,
    },
    parts: ['checklist', 'links'],
  })
  return { name, fields: shown, Caption: CardCaption }
}

/** Returns the fields of boards for the history. */
export const useBoardHistory = (): History => {
  const { boardName, boardFields, board: m } = useMessages(boardMessages)
  const show = useValueRenderers()
  const fields = useShownFields<Board>(boardKind, {
    labels: boardFields,
    show: {
      columns: listed(({ name, limit }: BoardColumn) => (limit ? `${name} (${limit})` : name)),
      ownerId: (value) => (value ? m.mine : m.ofAll),
      createdAt: show.moment,
    },
    parts: ['columns'],
  })
  return { name: boardName, fields }
}
