import { type SupportSettings, serviceTargets } from '@quarterdeck/contract/support/settings'
import { minutesOfWeek } from '@quarterdeck/contract/support/working-hours'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { priorities } from './goals-fields.tsx'
import { supportSettingsMessages } from './messages/index.ts'

/** Returns functions that summarize each setting in a line, for conflicts. */
export const useSettingSummaries = () => {
  const { summary: m, priorities: names, goals: words } = useMessages(supportSettingsMessages)
  const { number } = useFormats()
  const hoursOf = (minutes: number | null) => (minutes === null ? '–' : `${number(minutes / 60)} ${words.unit}`)
  const inWords: { readonly [Name in keyof SupportSettings]: (settings: SupportSettings) => string } = {
    hours: ({ hours: { timeZone, week } }) => {
      const shifts = week.flatMap((day, index) => day.map((shift) => minutesOfWeek(index, shift)))
      return m.hours(timeZone, shifts.reduce((sum, [from, to]) => sum + to - from, 0) / 60)
    },
    goals: ({ goals }) =>
      priorities
        .map((each) => m.goals(names[each], serviceTargets.map((goal) => hoursOf(goals[each][goal])).join(' / ')))
        .join(' · '),
    warnMinutes: ({ warnMinutes }) => m.minutes(warnMinutes),
    teams: ({ teams }) => teams.map(({ name }) => name).join(' · '),
  }
  return (name: keyof SupportSettings, settings: SupportSettings) => inWords[name](settings)
}
