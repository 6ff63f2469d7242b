import type { Found } from '@quarterdeck/contract/search'
import { useMessages } from '../lib/i18n/use-messages.ts'
import type { Command } from './command.ts'
import { matchCommands } from './match.ts'
import { paletteMessages } from './messages/index.ts'
import type { Option, Section } from './option.ts'
import { usePersonOption, useRecordSections } from './use-records.tsx'

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
  readonly found: Found
  readonly recent: Found['users']
}

/** What stands in the list: nothing typed shows what one did last and all that one can do. Commands come first, so that an answer from the server moves nothing. */
export const useSections = ({ text, commands, found, recent }: Given): readonly Section[] => {
  const { groups } = useMessages(paletteMessages)
  const personOption = usePersonOption()
  const records = useRecordSections(found)
  const matching = matchCommands(commands, text)

  const commandsOf = (group: Command['group']): Section => ({
    id: group,
    label: groups[group],
    options: matching.filter((command) => command.group === group).map(optionOf),
  })
  const last = text.trim() ? [] : recent.map((person) => personOption('recent', person))
  const sections = [
    { id: 'recent', label: groups.recent, options: last },
    commandsOf('go'),
    commandsOf('do'),
    ...records,
  ]
  return sections.filter(({ options }) => options.length > 0)
}
