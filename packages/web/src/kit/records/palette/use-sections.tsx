import { type Found, matchKinds } from '@quarterdeck/contract/system/search'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { recordMessages } from '../messages/index.ts'
import type { Command } from './command.ts'
import { matchCommands } from './match.ts'
import { type Option, rankOf, type Section } from './option.ts'
import type { useRecent } from './use-recent.ts'
import { useRecentOptions, useRecordSections } from './use-records.tsx'

const optionOf = ({ id, label, about, icon: Icon, leads, perform }: Command): Option => ({
  id,
  label,
  about,
  lead: <Icon size={18} stroke={1.75} aria-hidden />,
  leads,
  perform,
})

/** Returns true for options that are only similar to the typed text. */
const isWeak = (option: Option) => rankOf(option) >= matchKinds.indexOf('similar')

/** The section with the surest option comes first; where some are sure, those that are only like it stand below them all. */
const sortByMatch = (sections: readonly Section[], similar: string): readonly Section[] => {
  const isSure = sections.some(({ options }) => options.some((option) => !isWeak(option)))
  const weak = isSure ? sections.flatMap(({ options }) => options.filter(isWeak)) : []
  return [
    ...sections
      .map((section) => ({ ...section, options: section.options.filter((option) => !weak.includes(option)) }))
      .filter(({ options }) => options.length > 0)
      .toSorted(({ options: [one] }, { options: [other] }) => (one && other ? rankOf(one) - rankOf(other) : 0)),
    ...(weak.length > 0 ? [{ id: 'similar', label: similar, options: weak }] : []),
  ]
}

interface Given {
  readonly text: string
  readonly commands: readonly Command[]
  readonly found: Found | undefined
  readonly recent: ReturnType<typeof useRecent>
}

/** Returns the sections of the list: recent records and all commands at first, the best matches once something is typed. */
export const useSections = ({ text, commands, found, recent }: Given): readonly Section[] => {
  const { groups } = useMessages(recordMessages).palette
  const lately = useRecentOptions(recent.places, recent.found)
  const records = useRecordSections(found)
  const matching = matchCommands(commands, text)

  const commandsOf = (group: Command['group']): Section => ({
    id: group,
    label: groups[group],
    options: matching
      .filter(({ command }) => command.group === group)
      .map(({ command, match }) => ({ ...optionOf(command), match })),
  })
  const last = text.trim() ? [] : lately
  const sections = [
    { id: 'recent', label: groups.recent, options: last },
    commandsOf('go'),
    commandsOf('do'),
    ...records,
  ]
  return sortByMatch(sections, groups.similar)
}
