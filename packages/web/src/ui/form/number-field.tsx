import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../messages/index.ts'
import { wordsOf } from './field-problem.ts'
import { useReadOnly } from './form-mode.ts'

interface Props<Values extends FieldValues>
  extends Pick<
    TextInputProps,
    'label' | 'description' | 'required' | 'leftSection' | 'rightSection' | 'step' | 'min' | 'max'
  > {
  readonly name: FieldPath<Values>
  /** How many decimal places it is shown with. */
  readonly digits?: number
  /** What the empty field stands for; where this is not said it stands for nothing. */
  readonly emptyAs?: number
  /** Other words for a problem than the usual ones. */
  readonly describe?: (written: string) => string | undefined
}

/** A number, which the form has as one. */
export const NumberField = <Values extends FieldValues>(props: Props<Values>) => {
  const { name, emptyAs, digits, required = false, describe, step = 1, ...rest } = props
  const m = useMessages(commonMessages)
  const readOnly = useReadOnly()
  const { field, fieldState } = useController<FieldValues>({ name })
  // As it is written, as long as it is being written.
  const [typed, setTyped] = useState<string>()
  const problem = fieldState.error?.message
  const isKnown = typeof field.value === 'number' && !Number.isNaN(field.value) && field.value !== emptyAs
  const shown = !isKnown ? '' : digits === undefined ? field.value : field.value.toFixed(digits)
  return (
    <TextInput
      {...rest}
      type="number"
      inputMode={Number(step) < 1 ? 'decimal' : 'numeric'}
      step={step}
      autoComplete="off"
      name={field.name}
      ref={field.ref}
      value={typed ?? shown}
      onChange={({ currentTarget: { value, valueAsNumber } }) => {
        setTyped(value)
        field.onChange(value === '' ? (emptyAs ?? null) : valueAsNumber)
      }}
      onBlur={() => {
        setTyped(undefined)
        field.onBlur()
      }}
      withAsterisk={required && !readOnly}
      aria-required={required}
      readOnly={readOnly}
      error={(problem && describe?.(problem)) ?? wordsOf(m, problem)}
    />
  )
}
