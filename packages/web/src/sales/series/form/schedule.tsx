import { seriesKinds } from '@quarterdeck/contract/kit/constants'
import { replacePeriods } from '@quarterdeck/contract/sales/periods'
import { recurrenceUnits } from '@quarterdeck/contract/sales/recurrence'
import { sending } from '@quarterdeck/contract/sales/sending'
import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { reading } from '../../../kit/lib/api/queries.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { useCompanyToday } from '../../../kit/lib/session.ts'
import { ChoiceField } from '../../../kit/ui/form/choice-field.tsx'
import { DayField } from '../../../kit/ui/form/day-field.tsx'
import { NumberField } from '../../../kit/ui/form/number-field.tsx'
import { TextField } from '../../../kit/ui/form/text-field.tsx'
import { Panel } from '../../../kit/ui/panel.tsx'
import shared from '../../../kit/ui/styles/shared.module.css'
import { useSeriesLabels } from '../labels.ts'
import { seriesMessages } from '../messages/index.ts'
import { NextDates } from '../next-dates.tsx'
import classes from '../series.module.css'
import { type RuleInput, ruleOf, type SeriesInput, seriesEnds } from './series-input.ts'

const daysOfMonth = Array.from({ length: 31 }, (_, index) => String(index + 1))

/**
 * Input of each part of the rule; a missing one is a compile error. Units are edited with their number, ends with
 * their value.
 */
type Inputs = Readonly<Record<Exclude<keyof RuleInput, 'unit' | 'endDate' | 'maxCount'>, ReactNode>>

/** Edits the schedule and the handling of new invoices. @param made number of invoices created already */
export const Schedule = ({ made }: { readonly made: number }) => {
  const { form: m, units, kinds } = useMessages(seriesMessages)
  const labels = useSeriesLabels()
  const input = useWatch<SeriesInput>() as SeriesInput
  const today = useCompanyToday()
  const isByMonth = input.unit !== 'day' && input.unit !== 'week'
  const goesOut = useQuery(reading(sending.way)).data?.goesOut ?? true
  const inputs: Inputs = {
    name: <TextField<SeriesInput> name="name" label={labels.name} placeholder={m.nameHint} autoComplete="off" />,
    every: (
      <div className={classes.every}>
        <NumberField<SeriesInput> name="every" label={labels.every} min={1} max={365} step={1} />
        <ChoiceField<SeriesInput>
          name="unit"
          label={labels.unit}
          options={recurrenceUnits.map((value) => ({ value, label: units[value] }))}
        />
      </div>
    ),
    dayOfMonth: isByMonth && (
      <ChoiceField<SeriesInput>
        name="dayOfMonth"
        label={labels.dayOfMonth}
        options={daysOfMonth.map((value) => ({ value, label: value === '31' ? m.lastDay : value }))}
        search={{ hint: m.usualDay, nothing: '', clear: m.usualDay }}
      />
    ),
    ends: (
      <>
        <ChoiceField<SeriesInput>
          name="ends"
          label={m.ends}
          options={seriesEnds.map((value) => ({ value, label: m.end[value] }))}
        />
        {input.ends === 'on' && <DayField<SeriesInput> name="endDate" label={labels.endDate} required />}
        {input.ends === 'after' && (
          <NumberField<SeriesInput> name="maxCount" label={labels.maxCount} min={1} max={10_000} step={1} required />
        )}
      </>
    ),
    makes: (
      <ChoiceField<SeriesInput>
        name="makes"
        label={labels.makes}
        // Without a mail server nothing is sent; a series that has it already keeps it.
        options={seriesKinds
          .filter((value) => value !== 'send' || goesOut || input.makes === 'send')
          .map((value) => ({ value, label: kinds[value] }))}
      />
    ),
  }
  return (
    <Panel title={m.schedule}>
      <div className={classes.schedule}>
        <div className={classes.fields}>
          {Object.entries(inputs).map(([name, field]) => (
            <Fragment key={name}>{field}</Fragment>
          ))}
        </div>
        <NextDates rule={ruleOf(input)} from={input.issuedOn} made={made} />
      </div>
      <p className={shared.hint}>{[m.makesHint[input.makes], !goesOut && m.noServer].filter(Boolean).join(' ')}</p>
      <p className={shared.hint}>{m.periods(replacePeriods('{period}', input.issuedOn || today, input.language))}</p>
    </Panel>
  )
}
