import type { Ticket } from '@quarterdeck/contract/tickets'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { RecordLink } from '../../records/index.ts'
import type { Field } from '../../ui/data-table/field.ts'
import { Day } from '../../ui/day.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ticketMessages } from './messages/index.ts'
import { TicketStatusBadge } from './status.tsx'
import classes from './tickets.module.css'

/** What a list shows of a ticket. */
export const useTicketFields = (): readonly Field<Ticket>[] => {
  const { fields: m } = useMessages(ticketMessages)
  return [
    {
      name: 'subject',
      label: m.subject,
      cell: ({ id, subject }) => (
        <RecordLink entity="tickets" record={String(id)} className={classes.link}>
          <bdi>{subject}</bdi>
        </RecordLink>
      ),
      sortable: true,
      skeleton: <Skeleton width={240} />,
      card: 'title',
    },
    {
      name: 'id',
      label: m.id,
      cell: ({ id }) => <span data-figures>{id}</span>,
      sortable: true,
      width: 132,
      skeleton: <Skeleton width={24} />,
      card: 'hidden',
    },
    {
      name: 'status',
      label: m.status,
      cell: ({ status }) => <TicketStatusBadge status={status} />,
      sortable: true,
      width: 136,
      skeleton: <Skeleton width={72} height={20} />,
      card: 'badge',
    },
    {
      name: 'createdAt',
      label: m.createdAt,
      cell: ({ createdAt }) => <Day at={createdAt} />,
      sortable: true,
      width: 136,
      skeleton: <Skeleton width={80} />,
      card: 'detail',
    },
  ]
}
