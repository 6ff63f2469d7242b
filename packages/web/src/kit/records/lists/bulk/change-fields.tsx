import { Checkbox, Select, Textarea } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { DayInput as WrittenDay } from '../../../ui/form/day-input.tsx'
import type { BulkField, ChoiceField, DayField } from '../../field-types/inputs.ts'
import { recordMessages } from '../../messages/index.ts'
import classes from './bulk.module.css'
import type { BulkValue, BulkWords } from './bulk-words.ts'
import { previewDelayMs } from './use-bulk-action.ts'

/** A year of more digits is one that is still being written. */
const isDay = /^\d{4}-\d{2}-\d{2}$/

interface DayInputProps {
  readonly label: string
  readonly field: DayField
  readonly onValue: (value: BulkValue) => void
}

/** A day, or none where that may be. */
const DayInput = ({ label, field: { instantOf, none }, onValue }: DayInputProps) => {
  const [day, setDay] = useState('')
  const [isNone, setNone] = useState(false)
  return (
    <div className={classes.day}>
      <WrittenDay
        label={label}
        value={isNone ? '' : day}
        disabled={isNone}
        onDay={(value) => {
          setDay(value)
          onValue(isDay.test(value) ? instantOf(value) : '')
        }}
      />
      {none !== undefined && (
        <Checkbox
          label={none}
          checked={isNone}
          onChange={({ currentTarget: { checked } }) => {
            setNone(checked)
            setDay('')
            onValue(checked ? null : '')
          }}
        />
      )}
    </div>
  )
}

interface LongInputProps {
  readonly label: string
  readonly maxLength: number
  readonly onValue: (value: BulkValue) => void
}

/** A text of some lines; it counts once nobody types. */
const LongInput = ({ label, maxLength, onValue }: LongInputProps) => {
  const [text, setText] = useState('')
  const settle = useDebouncedCallback(onValue, previewDelayMs)
  return (
    <Textarea
      label={label}
      rows={3}
      maxLength={maxLength}
      value={text}
      onChange={({ currentTarget: { value } }) => {
        setText(value)
        onValue('')
        settle(value.trim())
      }}
    />
  )
}

interface Props {
  readonly words: BulkWords
  readonly field: string
  readonly value: BulkValue
  readonly onField: (field: string) => void
  readonly onValue: (value: BulkValue) => void
}

/** Largest number of options that are all visible; more are searched. */
const inSight = 6

interface InputProps<Field> extends Pick<Props, 'words' | 'value' | 'onValue'> {
  readonly field: Field
  readonly label: string
}

const ChoiceInput = ({
  words: { shown },
  field: { name, options },
  label,
  value,
  onValue,
}: InputProps<ChoiceField>) => {
  const m = useMessages(recordMessages).bulk
  const show = shown[name]?.show
  return options.length <= inSight ? (
    <fieldset className={classes.choices}>
      <legend>{label}</legend>
      {options.map((option, place) => (
        <label key={option.value} className={classes.choice}>
          <input
            type="radio"
            name="value"
            data-autofocus={place === 0 || undefined}
            checked={value === option.value}
            onChange={() => onValue(option.value)}
          />
          {show?.(option.value) ?? option.label}
        </label>
      ))}
    </fieldset>
  ) : (
    <Select
      label={label}
      data={[...options]}
      value={value || null}
      onChange={(next) => onValue(next ?? '')}
      searchable
      limit={300}
      placeholder={m.choose}
      nothingFoundMessage={m.noMatch}
    />
  )
}

const Input = ({ field, ...others }: InputProps<BulkField>) => {
  if ('options' in field) return <ChoiceInput {...others} field={field} />
  const { label, onValue } = others
  if ('maxLength' in field) return <LongInput label={label} maxLength={field.maxLength} onValue={onValue} />
  return <DayInput label={label} field={field} onValue={onValue} />
}

/** Inputs for the field and the value of a bulk change. */
export const ChangeFields = ({ words, field, onField, ...value }: Props) => {
  const m = useMessages(recordMessages).bulk
  const { fields } = words
  const chosen = fields.find(({ name }) => name === field)
  if (!chosen) return null
  return (
    <>
      {fields.length > 1 && (
        <Select
          label={m.field}
          data={fields.map(({ name, label }) => ({ value: name, label }))}
          value={field}
          onChange={(name) => name && onField(name)}
          allowDeselect={false}
        />
      )}
      <Input key={field} words={words} field={chosen} label={fields.length > 1 ? m.value : chosen.label} {...value} />
    </>
  )
}
