import { ticketStatuses } from '@quarterdeck/contract/core/constants'
import { type Ticket, ticketList, tickets } from '@quarterdeck/contract/support/tickets'
import IconLifebuoy from '@tabler/icons-react/dist/esm/icons/IconLifebuoy.mjs'
import { listing } from '../../lib/api/queries.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import type { TableKind } from '../../records/index.ts'
import { RecordLink } from '../../records/index.ts'
import { ownedList } from '../../records/lists/index.ts'
import type { Field } from '../../ui/data-table/field.ts'
import { Day } from '../../ui/day.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ticketMessages } from './messages/index.ts'
import { TicketStatusBadge } from './status.tsx'
import classes from './tickets.module.css'

/** What a list shows of a ticket. */
const useTicketFields = (): readonly Field<Ticket>[] => {
  const { fields: m, statuses } = useMessages(ticketMessages)
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
      width: 280,
      minWidth: 200,
      grow: 4,
      skeleton: <Skeleton width={240} />,
      card: 'title',
    },
    {
      name: 'id',
      label: m.id,
      cell: ({ id }) => <span data-figures>{id}</span>,
      sortable: true,
      width: 72,
      minWidth: 64,
      skeleton: <Skeleton width={24} />,
      card: 'hidden',
    },
    {
      name: 'status',
      label: m.status,
      cell: ({ status }) => <TicketStatusBadge status={status} />,
      sortable: true,
      words: Object.values(statuses),
      skeleton: <Skeleton width={72} height={20} />,
      card: 'badge',
    },
    {
      name: 'createdAt',
      label: m.createdAt,
      cell: ({ createdAt }) => <Day at={createdAt} />,
      sortable: true,
      width: 118,
      minWidth: 116,
      skeleton: <Skeleton width={80} />,
      card: 'detail',
    },
  ]
}

/** Tickets as a list. */
const useTicketTable = (): TableKind<Ticket> => {
  const m = useMessages(ticketMessages)
  return {
    spec: ticketList,
    page: (query) => listing(tickets.list, ticketList, query),
    label: m.list.title,
    searchLabel: m.list.search,
    fields: useTicketFields(),
    facets: [
      {
        field: 'status',
        label: m.fields.status,
        options: ticketStatuses.map((value) => ({ value, label: m.statuses[value] })),
      },
    ],
    idOf: ({ id }) => String(id),
    nameOf: ({ subject }) => subject,
    empty: { picture: <IconLifebuoy size={36} stroke={1.5} aria-hidden />, title: m.list.empty },
  }
}

/** The tickets of a person. */
export const TicketsOfPerson = ownedList('userId', useTicketTable)
