import { ticketList, tickets } from '@quarterdeck/contract/support/tickets'
import { useQuery } from '@tanstack/react-query'
import { listing } from '../../lib/api/queries.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { type History, useShow } from '../../records/index.ts'
import { ticketMessages } from './messages/index.ts'
import { statusTones } from './status.tsx'

const some = (ids: readonly string[]) =>
  listing(tickets.list, ticketList, { sort: [], where: [{ field: 'ids', op: 'in', values: ids }] })

/** A ticket in short: its subject. */
const TicketCaption: NonNullable<History['Caption']> = ({ record, among }) => {
  const ticket = useQuery(some(among)).data?.rows.find(({ id }) => String(id) === record)
  return ticket && <bdi>{ticket.subject}</bdi>
}

/** How changes of tickets are told. */
export const useTicketHistory = (): History => {
  const { name, fields: labels, statuses } = useMessages(ticketMessages)
  const show = useShow()
  return {
    name,
    fields: {
      userId: { label: labels.userId },
      subject: { label: labels.subject },
      describe: { label: labels.describe },
      status: { label: labels.status, show: show.badge(statuses, statusTones) },
      image: { label: labels.image, show: show.picture },
      createdAt: { label: labels.createdAt, show: show.date },
    },
    Caption: TicketCaption,
  }
}
