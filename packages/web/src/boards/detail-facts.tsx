import type { Card } from '@quarterdeck/contract/boards/cards'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../kit/lib/i18n/formats.ts'
import { useMessages } from '../kit/lib/i18n/use-messages.ts'
import { RecordFacts, useFaces } from '../kit/records/index.ts'
import { StatusBadge } from '../kit/ui/status-badge.tsx'
import { useCurrentMinute } from '../support/tickets/index.ts'
import classes from './boards.module.css'
import { useCardHistory } from './history.tsx'
import { boardMessages } from './messages/index.ts'
import { allBoards } from './queries.ts'

/** Place, assignees and due day of a card. */
export const DetailFacts = ({ card }: { card: Card }) => {
  const { fields } = useMessages(boardMessages)
  const { days, span, instant, date } = useFormats()
  const now = useCurrentMinute()
  const board = useQuery(allBoards).data?.find(({ id }) => id === card.boardId)
  const column = board?.columns.find(({ id }) => id === card.columnId)
  const faces = useFaces(card.assigneeIds)
  const names = card.assigneeIds.map((id) => faces.get(id)?.name ?? `#${id}`).join(', ')
  return (
    <RecordFacts
      row={card}
      fields={[]}
      history={useCardHistory()}
      elsewhere={[]}
      own={{
        columnId: card.archived ? <StatusBadge tone="gray">{fields.archived}</StatusBadge> : <bdi>{column?.name}</bdi>,
        enteredAt: (
          <time dateTime={card.enteredAt} title={instant(card.enteredAt)}>
            {date(card.enteredAt)} · {span(card.enteredAt, now)}
          </time>
        ),
        assigneeIds: names && <bdi>{names}</bdi>,
        labels:
          (card.labels.length > 0 && (
            <span className={classes.labels}>
              {card.labels.map((label) => (
                <bdi key={label}>{label}</bdi>
              ))}
            </span>
          )) ||
          '',
        dueOn: card.dueOn ? days(card.dueOn, card.dueOn) : '',
      }}
    />
  )
}
