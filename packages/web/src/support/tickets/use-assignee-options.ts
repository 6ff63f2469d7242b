import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { ticketMessages } from './messages/index.ts'
import { agents } from './source.ts'

/** Returns the possible assignees as options, with *Unassigned*. */
export const useAssigneeOptions = () => {
  const { unassigned } = useMessages(ticketMessages)
  const people = useQuery(agents).data?.rows ?? []
  return [{ value: '', label: unassigned }, ...people.map(({ id, name }) => ({ value: String(id), label: name }))]
}
