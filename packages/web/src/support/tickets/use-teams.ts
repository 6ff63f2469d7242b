import { supportSettings } from '@quarterdeck/contract/support/settings'
import { useQuery } from '@tanstack/react-query'
import { reading } from '../../lib/api/queries.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { ticketMessages } from './messages/index.ts'

export const settingsQuery = reading(supportSettings.read)

/** The teams that there are, and were. */
export const useTeams = () => {
  const teams = useQuery(settingsQuery).data?.teams ?? []
  return { teams, nameOf: (id: number) => teams.find((team) => team.id === id)?.name ?? `#${id}` }
}

/** The teams that a ticket may come to, and none; the one that it has, also where it is no longer active. */
export const useTeamOptions = (present: number | null = null) => {
  const { noTeam } = useMessages(ticketMessages)
  const { teams } = useTeams()
  const open = teams.filter(({ id, isActive }) => isActive || id === present)
  return [{ value: '', label: noTeam }, ...open.map(({ id, name }) => ({ value: String(id), label: name }))]
}
