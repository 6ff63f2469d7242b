import { type Ticket, type TicketPatch, tickets } from '@quarterdeck/contract/support/tickets'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api/client.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { type CellKind, choiceInputs } from '../../records/lists/index.ts'
import { useTicketHistory } from './history.tsx'
import { ticketMessages } from './messages/index.ts'
import { agents } from './source.ts'
import { useTeamOptions } from './use-teams.ts'

const save = async ({ id, version }: Ticket, change: TicketPatch) => {
  const { data, batch } = await call(tickets.update, { query: { id: String(id) }, body: change, ifMatch: version })
  return { record: data.ticket, batch }
}

/** Whom a ticket may be given to, and nobody. */
export const useAssigneeOptions = () => {
  const { unassigned } = useMessages(ticketMessages)
  const people = useQuery(agents).data?.rows ?? []
  return [{ value: '', label: unassigned }, ...people.map(({ id, name }) => ({ value: String(id), label: name }))]
}

/** How tickets are edited in the cells of their list. */
export const useTicketCellKind = (): CellKind<Ticket> => {
  const { fields } = useTicketHistory()
  const options = useAssigneeOptions()
  const assigneeId = {
    label: fields.assigneeId?.label ?? '',
    options,
    valueOf: (ticket: Ticket) => String(ticket.assigneeId ?? ''),
    read: (written: string) => (written === '' ? null : Number(written)),
  }
  const teamId = {
    label: fields.teamId?.label ?? '',
    options: useTeamOptions(),
    valueOf: (ticket: Ticket) => String(ticket.teamId ?? ''),
    read: assigneeId.read,
  }
  const inputs = {
    ...choiceInputs<'status' | 'priority' | 'category', Ticket>(fields, ['status', 'priority', 'category']),
    assigneeId,
    teamId,
  }
  return { entity: 'tickets', inputs, reasons: {}, save }
}
