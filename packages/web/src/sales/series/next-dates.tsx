import { nextDates, type Recurrence } from '@quarterdeck/contract/sales/recurrence'
import { useId } from 'react'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import shared from '../../kit/ui/styles/shared.module.css'
import { seriesMessages } from './messages/index.ts'
import classes from './series.module.css'
import { useDayFormat } from './state.tsx'

interface Props {
  /** Undefined if the input is no valid rule. */
  readonly rule: Recurrence | undefined
  readonly from: string
  readonly made: number
}

/** Lists the next six dates of a rule. */
export const NextDates = ({ rule, from, made }: Props) => {
  const { form: m } = useMessages(seriesMessages)
  const day = useDayFormat()
  const heading = useId()
  const dates = rule ? nextDates(rule, from, 6, made) : []
  return (
    <div className={classes.dates}>
      <h3 id={heading}>{m.nextDates}</h3>
      <ol aria-labelledby={heading} aria-live="polite">
        {dates.map((date) => (
          <li key={date}>
            <time dateTime={date}>{day(date)}</time>
          </li>
        ))}
      </ol>
      {rule && dates.length === 0 && <p className={shared.hint}>{m.noDates}</p>}
    </div>
  )
}
