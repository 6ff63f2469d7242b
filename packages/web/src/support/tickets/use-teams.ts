import { supportSettings } from '@quarterdeck/contract/support/settings'
import { useQuery } from '@tanstack/react-query'
import { reading } from '../../kit/lib/api/queries.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { ticketMessages } from './messages/index.ts'

export const settingsQuery = reading(supportSettings.read)

/** Returns all teams, including inactive ones. */
export const useTeams = () => {
  const teams = useQuery(settingsQuery).data?.teams ?? []
  return { teams, nameOf: (id: number) => teams.find((team) => team.id === id)?.name ?? `#${id}` }
}

/** Returns the active teams and *None* as options, and the current team even if inactive. */
export const useTeamOptions = (present: number | null = null) => {
  const { noTeam } = useMessages(ticketMessages)
  const { teams } = useTeams()
  const open = teams.filter(({ id, isActive }) => isActive || id === present)
  return [{ value: '', label: noTeam }, ...open.map(({ id, name }) => ({ value: String(id), label: name }))]
}
