import { ticketStatuses } from '@quarterdeck/contract/kit/constants'
import { type Ticket, ticketList, tickets } from '@quarterdeck/contract/support/tickets'
import IconLifebuoy from '@tabler/icons-react/dist/esm/icons/IconLifebuoy.mjs'
import { listing } from '../../kit/lib/api/queries.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import type { TableKind } from '../../kit/records/index.ts'
import { ownedList } from '../../kit/records/lists/index.ts'
import { useTicketFields } from './fields.tsx'
import { ticketMessages } from './messages/index.ts'

/** Returns the columns and actions of a ticket table. */
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

/** Lists the tickets of a person. */
export const TicketsOfPerson = ownedList('userId', useTicketTable)
