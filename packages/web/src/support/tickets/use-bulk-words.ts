import { useMessages } from '../../lib/i18n/use-messages.ts'
import { type BulkWords, choiceOf } from '../../records/lists/index.ts'
import { useTicketHistory } from './history.tsx'
import { ticketMessages } from './messages/index.ts'
import { useAssigneeOptions } from './use-cell-kind.ts'
import { useTeamOptions } from './use-teams.ts'

/** How tickets are spoken of where many of them are changed. */
export const useTicketBulkWords = (): BulkWords => {
  const {
    fields: labels,
    list: { records },
  } = useMessages(ticketMessages)
  const { fields: shown } = useTicketHistory()
  const [options, teams] = [useAssigneeOptions(), useTeamOptions()].map((all) =>
    all.filter(({ value }) => value !== ''),
  )
  return {
    entity: 'tickets',
    records,
    named: (id, title) => `#${id} ${title}`,
    reasons: {},
    shown,
    fields: [
      choiceOf(shown, 'status'),
      { name: 'assigneeId', label: labels.assigneeId, options: options ?? [] },
      { name: 'teamId', label: labels.teamId, options: teams ?? [] },
      choiceOf(shown, 'priority'),
      choiceOf(shown, 'category'),
    ],
  }
}
