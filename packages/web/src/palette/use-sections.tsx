import type { Found } from '@quarterdeck/contract/search'
import { useNavigate } from '@tanstack/react-router'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { Avatar } from '../ui/avatar.tsx'
import type { Command } from './command.ts'
import { matchCommands } from './match.ts'
import { paletteMessages } from './messages/index.ts'
import type { Option, Section } from './option.ts'

type Person = Found['users'][number]

const optionOf = ({ id, label, icon: Icon, leads, perform }: Command): Option => ({
  id,
  label,
  lead: <Icon size={18} stroke={1.75} aria-hidden />,
  leads,
  perform,
})

interface Given {
  readonly text: string
  readonly commands: readonly Command[]
  readonly users: readonly Person[]
  readonly recent: readonly Person[]
}

/** What stands in the list: nothing typed shows what one did last and all that one can do. Commands come first, so that an answer from the server moves nothing. */
export const useSections = ({ text, commands, users, recent }: Given): readonly Section[] => {
  const { groups } = useMessages(paletteMessages)
  const navigate = useNavigate()
  const found = matchCommands(commands, text)

  const personOption =
    (section: string) =>
    (person: Person): Option => ({
      id: `${section}-${person.id}`,
      label: person.name,
      about: person.email,
      lead: <Avatar name={person.name} image={person.image} size={24} />,
      leads: true,
      perform: () => void navigate({ to: '/users/$id', params: { id: String(person.id) } }),
    })
  const commandsOf = (group: Command['group']): Section => ({
    id: group,
    label: groups[group],
    options: found.filter((command) => command.group === group).map(optionOf),
  })
  const sections = [
    { id: 'recent', label: groups.recent, options: text.trim() ? [] : recent.map(personOption('recent')) },
    commandsOf('go'),
    commandsOf('do'),
    { id: 'users', label: groups.users, options: users.map(personOption('users')) },
  ]
  return sections.filter(({ options }) => options.length > 0)
}
