import { tickets } from '@quarterdeck/contract/support/tickets'
import { useSuspenseQuery } from '@tanstack/react-query'
import { reading } from '../../lib/api/queries.ts'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { RecordFacts, RecordLink, recordMessages } from '../../records/index.ts'
import { useTicketFields } from './fields.tsx'
import { ticketMessages } from './messages/index.ts'
import { TicketStatusBadge } from './status.tsx'
import classes from './tickets.module.css'

/** One ticket to read. */
export const TicketDetails = ({ id }: { id: string }) => {
  const { fields: m } = useMessages(ticketMessages)
  const { empty } = useMessages(recordMessages)
  const { date } = useFormats()
  const { data: ticket } = useSuspenseQuery(reading(tickets.read, { id }))
  const customer = ticket.user && (
    <RecordLink entity="users" record={String(ticket.user.id)}>
      <bdi>{ticket.user.name}</bdi>
    </RecordLink>
  )
  return (
    <>
      <RecordFacts
        row={ticket}
        fields={useTicketFields()}
        labels={m}
        elsewhere={['id', 'subject']}
        own={{
          status: <TicketStatusBadge status={ticket.status} />,
          userId: customer ?? empty,
          createdAt: date(ticket.createdAt),
        }}
      />
      <div>
        <h3 className={classes.subject}>
          <bdi>{ticket.subject}</bdi>
        </h3>
        <p className={classes.text} dir="auto">
          {ticket.describe || empty}
        </p>
      </div>
    </>
  )
}
