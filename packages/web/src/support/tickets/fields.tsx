import type { Ticket } from '@quarterdeck/contract/support/tickets'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { fieldsOf, RecordLink } from '../../records/index.ts'
import type { Field } from '../../ui/data-table/field.ts'
import { Day } from '../../ui/day.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ticketMessages } from './messages/index.ts'
import { TicketStatusBadge } from './status.tsx'
import classes from './tickets.module.css'

/** What is for the panel, or for a screen of its own. */
type Unlisted = 'userId' | 'user' | 'describe' | 'image'

/** What a list shows of a ticket. */
export const useTicketFields = (): readonly Field<Ticket>[] => {
  const { fields: m, statuses } = useMessages(ticketMessages)
  return fieldsOf<Ticket, Unlisted>(m, {
    subject: {
      cell: ({ id, subject }) => (
        <RecordLink entity="tickets" record={String(id)} className={classes.link}>
          <bdi>{subject}</bdi>
        </RecordLink>
      ),
      sortable: true,
      width: 280,
      minWidth: 200,
      grow: 4,
      skeleton: <Skeleton width={240} />,
      card: 'title',
    },
    id: {
      cell: ({ id }) => <span data-figures>{id}</span>,
      sortable: true,
      width: 72,
      minWidth: 64,
      skeleton: <Skeleton width={24} />,
      card: 'hidden',
    },
    status: {
      cell: ({ status }) => <TicketStatusBadge status={status} />,
      sortable: true,
      words: Object.values(statuses),
      skeleton: <Skeleton width={72} height={20} />,
      card: 'badge',
    },
    createdAt: {
      cell: ({ createdAt }) => <Day at={createdAt} />,
      sortable: true,
      width: 118,
      minWidth: 116,
      skeleton: <Skeleton width={80} />,
      card: 'detail',
    },
  })
}
