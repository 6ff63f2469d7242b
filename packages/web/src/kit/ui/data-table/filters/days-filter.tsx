import { Button } from '@mantine/core'
import { DatePicker, DatesProvider } from '@mantine/dates'
import '@mantine/dates/styles.layer.css'
import { use, useState } from 'react'
import { loadCalendarLocale } from '../../../lib/i18n/calendar-words.ts'
import { firstDayIn } from '../../../lib/i18n/first-day.ts'
import { useFormats } from '../../../lib/i18n/formats.ts'
import { useLocale, useMessages } from '../../../lib/i18n/use-messages.ts'
import { toLocalDate } from '../../../lib/i18n/zone.ts'
import { commonMessages } from '../../messages/index.ts'
import { conditionsOf, type DayRange, presets, rangeOf } from '../day-range.ts'
import type { DaysFacet } from '../field.ts'
import { tableMessages } from '../messages/index.ts'
import type { ListState } from '../use-list-state.ts'
import classes from './filters.module.css'

interface Props {
  readonly facet: DaysFacet
  readonly state: ListState
}

/** Filters a list by a preset period or a range of days. */
export const DaysFilter = ({ facet, state }: Props) => {
  const { days: m } = useMessages(tableMessages)
  const { actions } = useMessages(commonMessages)
  const locale = useLocale()
  use(loadCalendarLocale(locale))
  const own = state.where.filter(({ field }) => field === facet.field)
  // The calendar shows which days a period means today.
  const range = rangeOf(
    state.request.where.filter(({ field }) => field === facet.field),
    facet.isKept,
  )
  const [begun, setBegun] = useState<string>()
  const { month, day } = useFormats()
  const now = new Date()
  const [only] = own
  const current = only?.op === 'within' ? only.value : undefined

  const narrow = (to: DayRange) => {
    setBegun(undefined)
    state.narrow(facet.field, conditionsOf(facet.field, to, facet.isKept))
  }
  const pick = ([from, to]: [string | null, string | null]) => {
    if (from && to) narrow({ from, to })
    else setBegun(from ?? undefined)
  }
  return (
    <div className={classes.filter}>
      <fieldset className={classes.presets} aria-label={m.presets}>
        {presets.map((preset) => (
          <Button
            key={preset}
            variant="subtle"
            size="sm"
            justify="flex-start"
            aria-pressed={preset === current}
            onClick={() => state.narrow(facet.field, [{ field: facet.field, op: 'within', value: preset }])}
          >
            {m.period(preset)}
          </Button>
        ))}
        {own.length > 0 && (
          <Button
            variant="subtle"
            size="sm"
            justify="flex-start"
            className={classes.clear ?? ''}
            onClick={() => narrow({})}
          >
            {actions.clear}
          </Button>
        )}
      </fieldset>
      <DatesProvider settings={{ locale, firstDayOfWeek: firstDayIn(locale), weekendDays: [], consistentWeeks: true }}>
        <DatePicker
          key={`${range.from} ${range.to}`}
          type="range"
          allowSingleDateInRange
          highlightToday={toLocalDate(now).toDateString() === now.toDateString()}
          hideOutsideDates
          className={classes.calendar ?? ''}
          aria-label={m.calendar(facet.label)}
          defaultDate={range.to ?? range.from ?? toLocalDate(now)}
          value={begun ? [begun, null] : [range.from ?? null, range.to ?? range.from ?? null]}
          onChange={pick}
          monthLabelFormat={(date) => month(date)}
          getDayProps={(date) => ({ 'aria-label': day(date) })}
          ariaLabels={{
            previousMonth: m.previousMonth,
            nextMonth: m.nextMonth,
            previousYear: m.previousYear,
            nextYear: m.nextYear,
            previousDecade: m.previousDecade,
            nextDecade: m.nextDecade,
          }}
        />
      </DatesProvider>
    </div>
  )
}
