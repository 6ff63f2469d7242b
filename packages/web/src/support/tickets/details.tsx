import { useSuspenseQuery } from '@tanstack/react-query'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { RecordFacts, RecordLink, recordMessages } from '../../kit/records/index.ts'
import { useTicketHistory } from './described.tsx'
import { requesterOf, useTicketFields } from './fields.tsx'
import { TicketActions } from './record/actions.tsx'
import { ticketRecord } from './source.ts'
import { TicketStateBadge } from './status.tsx'
import { Thread } from './thread/thread.tsx'
import classes from './tickets.module.css'

/** Shows a ticket in the side panel of the list, with actions and reply. */
export const TicketDetails = ({ id }: { id: string }) => {
  const { empty } = useMessages(recordMessages)
  const { data: ticket } = useSuspenseQuery(ticketRecord(id))
  const { name } = requesterOf(ticket)
  const customer = ticket.user ? (
    <RecordLink entity="users" record={String(ticket.user.id)}>
      <bdi>{name}</bdi>
    </RecordLink>
  ) : (
    name && <bdi>{name}</bdi>
  )
  return (
    <>
      <h3 className={classes.subject}>
        <RecordLink entity="tickets" record={id} className={classes.link}>
          <bdi>{ticket.subject}</bdi>
        </RecordLink>
      </h3>
      <div className={classes.panelActions}>
        <TicketActions ticket={ticket} />
      </div>
      <RecordFacts
        row={ticket}
        fields={useTicketFields()}
        history={useTicketHistory()}
        elsewhere={['id', 'subject', 'language', 'lastMessageAt']}
        own={{ status: <TicketStateBadge state={ticket.state} />, user: customer || empty }}
      />
      <Thread ticket={ticket} />
    </>
  )
}
