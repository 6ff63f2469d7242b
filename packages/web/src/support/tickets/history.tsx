import { useMessages } from '../../lib/i18n/use-messages.ts'
import { type History, useShow } from '../../records/index.ts'
import { TicketCaption } from './caption.tsx'
import { ticketMessages } from './messages/index.ts'
import { statusTones } from './status-tones.ts'

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
