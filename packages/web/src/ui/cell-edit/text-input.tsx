import { type Ref, useEffect, useRef } from 'react'
import classes from './cell-edit.module.css'

export interface InputProps {
  readonly label: string
  readonly value: string
  readonly readOnly: boolean
  /** The id of what is wrong with it. */
  readonly problem: string | undefined
  readonly onValue: (value: string) => void
}

const selectAll: Ref<HTMLInputElement> = (input) => {
  input?.focus({ preventScroll: true })
  input?.select()
}

export const TextInput = ({ label, value, readOnly, problem, onValue }: InputProps) => {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => selectAll(field.current), [])
  return (
    <input
      ref={field}
      className={classes.input}
      aria-label={label}
      aria-invalid={problem !== undefined}
      aria-describedby={problem}
      defaultValue={value}
      readOnly={readOnly}
      autoComplete="off"
      onChange={({ currentTarget }) => onValue(currentTarget.value)}
    />
  )
}
