import { useId } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../messages/index.ts'
import { DayInput, type DayInputProps } from './day-input.tsx'
import classes from './form.module.css'
import { TimeInput } from './time-input.tsx'

interface Props extends Omit<DayInputProps, 'id' | 'value' | 'onDay'> {
  /** Local day and time, such as `2026-12-24T21:30`; empty for none. */
  readonly value: string
  readonly onMoment: (moment: string) => void
}

/** Edits a day and its time in the user's format; a newly chosen day starts at midnight. */
export const MomentInput = ({ value, onMoment, ...rest }: Props) => {
  const { day: m } = useMessages(commonMessages)
  const id = useId()
  const [day = '', time = ''] = value.split('T')
  const { readOnly = false, disabled = false } = rest
  return (
    <div className={classes.moment}>
      <DayInput
        {...rest}
        // Else the time would stand higher than the day.
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        id={id}
        value={day}
        onDay={(next) => onMoment(next && `${next}T${time.slice(0, 5) || '00:00'}`)}
      />
      <TimeInput
        label={m.time}
        aria-describedby={`${id}-label`}
        value={time.slice(0, 5)}
        readOnly={readOnly}
        disabled={disabled || day === ''}
        onTime={(next) => onMoment(`${day}T${next}`)}
      />
    </div>
  )
}
