import { Button, Select } from '@mantine/core'
import { firstDayIn } from '../../kit/lib/i18n/first-day.ts'
import { formatTag } from '../../kit/lib/i18n/locale.ts'
import { preferences } from '../../kit/lib/i18n/preferences.ts'
import { useLocale, useMessages } from '../../kit/lib/i18n/use-messages.ts'
import shared from '../../kit/ui/styles/shared.module.css'
import { DayShifts } from './day-shifts.tsx'
import { HolidaysFields, type HoursProps } from './holidays-fields.tsx'
import { supportSettingsMessages } from './messages/index.ts'
import classes from './settings.module.css'

const named = (zone: string) => zone.replaceAll('_', ' ')

const zonesWith = (zone: string) => [...new Set(['UTC', zone, ...Intl.supportedValuesOf('timeZone')])]

const Zone = ({ hours, errorAt, readOnly, onChange }: HoursProps) => {
  const { hours: m } = useMessages(supportSettingsMessages)
  const mine = preferences().timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <div>
      <Select
        label={m.zone}
        data={zonesWith(hours.timeZone).map((value) => ({ value, label: named(value) }))}
        value={hours.timeZone}
        error={errorAt('timeZone')}
        readOnly={readOnly}
        allowDeselect={false}
        searchable
        limit={60}
        placeholder={m.zoneHint}
        nothingFoundMessage={m.noZone}
        onChange={(timeZone) => timeZone && onChange({ ...hours, timeZone })}
      />
      {!readOnly && mine !== hours.timeZone && (
        <Button variant="subtle" size="compact-sm" onClick={() => onChange({ ...hours, timeZone: mine })}>
          {m.takeMine(named(mine))}
        </Button>
      )}
    </div>
  )
}

/** Any Monday, to format names of weekdays. */
const monday = Date.UTC(2026, 10, 2)
const dayMs = 86_400_000

const useDays = () => {
  const locale = useLocale()
  const format = new Intl.DateTimeFormat(formatTag[locale], { weekday: 'long', timeZone: 'UTC' })
  // From Monday, as they are kept.
  const first = (firstDayIn(locale) + 6) % 7
  return [0, 1, 2, 3, 4, 5, 6].map((place) => {
    const day = (first + place) % 7
    return { day, name: format.format(monday + day * dayMs) }
  })
}

const weekdays = [0, 1, 2, 3, 4]

/** Edits time zone, weekly shifts and holidays. */
export const HoursFields = (props: HoursProps) => {
  const { hours, errorAt, readOnly, onChange } = props
  const { hours: m } = useMessages(supportSettingsMessages)
  const days = useDays()
  const [mondays = []] = hours.week
  const isSame = weekdays.every((day) => JSON.stringify(hours.week[day]) === JSON.stringify(mondays))
  const nameOfMonday = days.find(({ day }) => day === 0)?.name ?? ''
  return (
    <div className={shared.stack16}>
      <Zone {...props} />
      <ul className={classes.week} aria-label={m.title}>
        {days.map(({ day, name }) => (
          <DayShifts
            key={day}
            name={name}
            shifts={hours.week[day] ?? []}
            errorAt={(path) => errorAt(`week.${day}.${path}`)}
            readOnly={readOnly}
            onChange={(shifts) => onChange({ ...hours, week: hours.week.with(day, shifts) })}
          />
        ))}
      </ul>
      {errorAt('week') && <p className={classes.error}>{errorAt('week')}</p>}
      {!readOnly && !isSame && (
        <Button
          variant="default"
          size="xs"
          className={shared.start ?? ''}
          onClick={() => onChange({ ...hours, week: hours.week.map((own, day) => (day < 5 ? mondays : own)) })}
        >
          {m.copy(nameOfMonday)}
        </Button>
      )}
      <HolidaysFields {...props} />
    </div>
  )
}
