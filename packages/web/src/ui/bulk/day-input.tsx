import { Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import classes from './bulk.module.css'
import type { BulkValue, DayField } from './bulk-words.ts'

interface Props {
  readonly label: string
  readonly field: DayField
  readonly onValue: (value: BulkValue) => void
}

/** A day, or none. */
export const DayInput = ({ label, field: { instantOf, none }, onValue }: Props) => {
  const [day, setDay] = useState('')
  const [isNone, setNone] = useState(false)
  return (
    <div className={classes.day}>
      <TextInput
        type="date"
        label={label}
        value={isNone ? '' : day}
        disabled={isNone}
        onChange={({ currentTarget: { value } }) => {
          setDay(value)
          onValue(value && instantOf(value))
        }}
      />
      <Checkbox
        label={none}
        checked={isNone}
        onChange={({ currentTarget: { checked } }) => {
          setNone(checked)
          setDay('')
          onValue(checked ? null : '')
        }}
      />
    </div>
  )
}
