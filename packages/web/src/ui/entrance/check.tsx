import { useId } from 'react'
import classes from './entrance.module.css'

interface Props {
  readonly label: string
  readonly checked: boolean
  readonly error?: string | undefined
  readonly onChange: (checked: boolean) => void
}

/** A box to check, with its label. */
export const Check = ({ label, checked, error, onChange }: Props) => {
  const id = useId()
  return (
    <>
      <label className={classes.check}>
        <input
          type="checkbox"
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        {label}
      </label>
      {error && (
        <p id={id} className={classes.checkError}>
          {error}
        </p>
      )}
    </>
  )
}
