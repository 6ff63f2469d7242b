import { TextInput, type TextInputProps } from '@mantine/core'
import { type Ref, useState } from 'react'

interface Props extends Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'inputMode' | 'autoComplete'> {
  readonly value: number | null
  readonly onNumber: (value: number | null) => void
  /** How many decimal places it is shown with. */
  readonly digits?: number | undefined
  /** What the empty field stands for; where this is not said it stands for nothing. */
  readonly emptyAs?: number | undefined
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** A number that is written; nothing where there is none. */
export const NumberInput = ({ value, onNumber, onBlur, digits, emptyAs, step = 1, ...rest }: Props) => {
  // As it is written, as long as it is being written.
  const [typed, setTyped] = useState<string>()
  const isKnown = typeof value === 'number' && !Number.isNaN(value) && value !== emptyAs
  const shown = !isKnown ? '' : digits === undefined ? value : value.toFixed(digits)
  return (
    <TextInput
      {...rest}
      type="number"
      inputMode={Number(step) < 1 ? 'decimal' : 'numeric'}
      step={step}
      autoComplete="off"
      value={typed ?? shown}
      onChange={({ currentTarget: { value: written, valueAsNumber } }) => {
        setTyped(written)
        onNumber(written === '' ? (emptyAs ?? null) : valueAsNumber)
      }}
      onBlur={(event) => {
        setTyped(undefined)
        onBlur?.(event)
      }}
    />
  )
}
