import { type Ticket, type TicketPatch, tickets } from '@quarterdeck/contract/support/tickets'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../kit/lib/api/client.ts'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { useMe } from '../../kit/lib/session.ts'
import { useUndo } from '../../kit/records/index.ts'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import { reportProblem } from '../../kit/ui/report-problem.ts'
import { ticketMessages } from './messages/index.ts'

type Changed = Pick<Ticket, 'id' | 'version'>

/** Returns the actions on a ticket, each done at once with Undo. They resolve to true if successful. */
export const useTicketSteps = () => {
  const { actions: m, fields } = useMessages(ticketMessages)
  const common = useMessages(commonMessages)
  const { moment } = useFormats()
  const queries = useQueryClient()
  const { offer } = useUndo()
  const me = useMe()

  const act = async (work: () => Promise<{ readonly batch: string }>, done: string): Promise<boolean> => {
    try {
      offer(done, (await work()).batch)
      return true
    } catch (error) {
      reportProblem(common, error, fields)
      return false
    } finally {
      await Promise.all(['tickets', 'changes'].map((entity) => queries.invalidateQueries({ queryKey: [entity] })))
    }
  }
  const change = ({ id, version }: Changed, patch: TicketPatch, done: string) =>
    act(() => call(tickets.update, { query: { id: String(id) }, body: patch, ifMatch: version }), done)
  return {
    change,
    unmerge: ({ id, version }: Changed) =>
      act(() => call(tickets.unmerge, { body: { ids: [id] }, ifMatch: version }), m.unmerged(id)),
    take: (ticket: Changed) => change(ticket, { assigneeId: me.id }, m.taken),
    close: (ticket: Changed) => change(ticket, { status: 'Closed', snoozedUntil: null }, m.closed),
    reopen: (ticket: Changed) => change(ticket, { status: 'Open' }, m.reopened),
    pend: (ticket: Changed) => change(ticket, { status: 'Pending' }, m.pending),
    wake: (ticket: Changed) => change(ticket, { snoozedUntil: null }, m.woken),
    snooze: (ticket: Changed, until: string) => change(ticket, { snoozedUntil: until }, m.snoozed(moment(until))),
  }
}
