import { useEffect, useRef } from 'react'
import { formatDay, parseDay } from '../../../lib/i18n/read-day.ts'
import { useLocale } from '../../../lib/i18n/use-messages.ts'
import classes from './cell-edit.module.css'

export interface InputProps {
  readonly label: string
  readonly value: string
  readonly readOnly: boolean
  /** The id of what is wrong with it. */
  readonly problem: string | undefined
  readonly onValue: (value: string) => void
}

interface Props extends InputProps {
  readonly isLong: boolean | undefined
  readonly isDay: boolean | undefined
}

/** Value of a partially typed day, which is neither a day nor empty. */
const half = '?'

/** The text is selected at once. A long one has lines, and is scrolled in its cell; a day is written as the language has it. */
export const TextInput = ({ label, value, readOnly, problem, isLong, isDay, onValue }: Props) => {
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  useEffect(() => {
    field.current?.focus({ preventScroll: true })
    field.current?.select()
  }, [])
  const locale = useLocale()
  const read = (text: string) =>
    isDay && text.trim() !== '' ? (parseDay(locale, text, new Date().getFullYear()) ?? half) : text
  const Input = isLong ? 'textarea' : 'input'
  return (
    <Input
      ref={field}
      className={classes.input}
      aria-label={label}
      aria-invalid={problem !== undefined}
      aria-describedby={problem}
      {...(isDay && { inputMode: 'numeric' })}
      defaultValue={isDay ? formatDay(locale, value) : value}
      readOnly={readOnly}
      autoComplete="off"
      onChange={({ currentTarget }) => onValue(read(currentTarget.value))}
    />
  )
}
