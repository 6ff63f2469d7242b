import { serviceTargets } from '@quarterdeck/contract/support/settings'
import type { Ticket } from '@quarterdeck/contract/support/tickets'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { DueCountdown } from './due.tsx'
import { ticketMessages } from './messages/index.ts'
import classes from './tickets.module.css'

/** Returns due time and completion of each service target. */
const timesOf = (ticket: Ticket) => ({
  firstReply: { dueAt: ticket.firstReplyDueAt, doneAt: ticket.firstRepliedAt },
  nextReply: { dueAt: ticket.nextReplyDueAt, doneAt: null },
  solve: { dueAt: ticket.solveDueAt, doneAt: ticket.closedAt },
})

/** Shows the service targets of a ticket: due, met or missed. */
export const DueTimes = ({ ticket }: { ticket: Ticket }) => {
  const { due: m, fields } = useMessages(ticketMessages)
  const { moment } = useFormats()
  const labels = { firstReply: fields.firstReplyDueAt, nextReply: fields.nextReplyDueAt, solve: fields.solveDueAt }
  const times = timesOf(ticket)
  const shown = serviceTargets.filter((goal) => times[goal].dueAt !== null)
  // One that was merged is closed, and was not solved by that.
  if (shown.length === 0 || ticket.mergedInto !== null) return null
  return (
    <dl className={classes.dues}>
      {shown.map((goal) => {
        const { dueAt, doneAt } = times[goal]
        if (dueAt === null) return null
        return (
          <div key={goal}>
            <dt>{labels[goal]}</dt>
            <dd>
              {moment(dueAt)}
              <span className={classes.dueState}>
                {doneAt !== null && (doneAt <= dueAt ? m.inTime : m.tooLate)}
                {doneAt === null && ticket.status === 'Pending' && m.paused}
                {doneAt === null && ticket.status === 'Open' && (
                  <DueCountdown ticket={{ ...ticket, dueAt, warnAt: ticket.dueAt === dueAt ? ticket.warnAt : null }} />
                )}
              </span>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
