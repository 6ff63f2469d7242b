import { Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import classes from './bulk.module.css'
import type { BulkValue, DayField } from './bulk-words.ts'

/** A year of more digits is one that is still being written. */
const isDay = /^\d{4}-\d{2}-\d{2}$/

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
        max="9999-12-31"
        value={isNone ? '' : day}
        disabled={isNone}
        onChange={({ currentTarget: { value } }) => {
          setDay(value)
          onValue(isDay.test(value) ? instantOf(value) : '')
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
