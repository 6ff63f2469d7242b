import type { TextInputProps } from '@mantine/core'
import { dayToInstant } from '@quarterdeck/contract/kit/day'
import { type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { fromLocalDate, localDateTimeOf, localDayOf, localNoonOf } from '../../lib/i18n/zone.ts'
import { commonMessages } from '../messages/index.ts'
import { DayInput } from './day-input.tsx'
import { wordsOf } from './field-problem.ts'
import { useReadOnly } from './form-mode.ts'
import { MomentInput } from './moment-input.tsx'

interface Props<Values extends FieldValues> extends Pick<TextInputProps, 'label' | 'description' | 'required'> {
  readonly name: FieldPath<Values>
  /** True if an empty day is stored as null instead of an empty text. */
  readonly empties?: boolean
  /** True if the value is an instant, edited as a day in the user's time zone. */
  readonly isInstant?: boolean
  /** True if the value is an instant that stands for a calendar day, independent of time zones. */
  readonly isKept?: boolean
  /** Edits the time of an instant as well. */
  readonly hasTime?: boolean
}

const written = (value: string | null, isInstant: boolean, hasTime: boolean): string => {
  if (!value || !isInstant || !Number.isFinite(Date.parse(value))) return value ?? ''
  return hasTime ? localDateTimeOf(value) : localDayOf(value)
}

const instantOf = (shown: string, hasTime: boolean): string =>
  hasTime ? fromLocalDate(new Date(shown)).toISOString() : localNoonOf(shown)

/** Edits a calendar day, or an instant by day or by day and time. */
export const DayField = <Values extends FieldValues>(props: Props<Values>) => {
  const { name, required = false, empties = false, isInstant = false, isKept = false, hasTime = false, ...rest } = props
  const m = useMessages(commonMessages)
  const readOnly = useReadOnly()
  const { field, fieldState } = useController<FieldValues>({ name })
  const change = (shown: string) => {
    if (shown === '') return field.onChange(empties ? null : '')
    if (isKept) return field.onChange(dayToInstant(shown))
    field.onChange(isInstant ? instantOf(shown, hasTime) : shown)
  }
  const shared = {
    withAsterisk: required && !readOnly,
    'aria-required': required,
    readOnly,
    error: wordsOf(m, fieldState.error?.message),
  }
  const { onChange: _, value: day, ...named } = field
  const input = { ...rest, ...named, ...shared }
  return hasTime ? (
    <MomentInput {...input} value={written(day, isInstant, true)} onMoment={change} />
  ) : (
    <DayInput
      {...input}
      value={isKept ? String(day ?? '').slice(0, 10) : written(day, isInstant, false)}
      onDay={change}
    />
  )
}
