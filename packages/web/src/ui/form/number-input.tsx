import { TextInput, type TextInputProps } from '@mantine/core'
import { type KeyboardEvent, type Ref, useState } from 'react'
import { useFormats } from '../../lib/i18n/formats.ts'
import { readDecimal, writeDecimal } from '../../lib/i18n/read-decimal.ts'

interface Props
  extends Omit<
    TextInputProps,
    'value' | 'onChange' | 'onKeyDown' | 'type' | 'inputMode' | 'autoComplete' | 'min' | 'max' | 'step'
  > {
  readonly value: number | null
  /** NaN where what is written is no number. */
  readonly onNumber: (value: number | null) => void
  /** How many decimal places it is shown with. */
  readonly digits?: number | undefined
  /** What the empty field stands for; where this is not said it stands for nothing. */
  readonly emptyAs?: number | undefined
  readonly min?: number | undefined
  readonly max?: number | undefined
  /** How far an arrow key goes; less than one where the number may have decimals. */
  readonly step?: number | undefined
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** A telephone's keys for numbers have no minus. */
const keysFor = (min: number, step: number) => (min < 0 ? 'text' : step < 1 ? 'decimal' : 'numeric')

const ways: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 }

/**
 * A number that is written, with the decimal sign of the person; nothing where there is none. It is no field of the
 * browser's own for numbers: these know the browser's language only, drop what they do not understand, and turn under the
 * wheel.
 */
export const NumberInput = ({ value, onNumber, onBlur, digits, emptyAs, step = 1, ...rest }: Props) => {
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = rest
  const formats = useFormats()
  const [typed, setTyped] = useState('')
  const [isWriting, setWriting] = useState(false)
  const isKnown = typeof value === 'number' && !Number.isNaN(value) && value !== emptyAs
  const known = isKnown ? writeDecimal(value, formats, digits) : ''
  // As it is written, as long as it is being written or is no number.
  const shown = isWriting || Number.isNaN(value) ? typed : known

  const turn = (event: KeyboardEvent) => {
    const way = ways[event.key]
    if (!way || rest.readOnly || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setWriting(false)
    const next = (isKnown ? value : (emptyAs ?? 0)) + way * Math.max(step, 1)
    onNumber(Math.min(max, Math.max(min, Math.round(next * 100) / 100)))
  }
  return (
    <TextInput
      {...rest}
      role="spinbutton"
      inputMode={keysFor(min, step)}
      autoComplete="off"
      {...(isKnown && { 'aria-valuenow': value, 'aria-valuetext': shown })}
      value={shown}
      onChange={({ currentTarget: { value: written } }) => {
        setTyped(written)
        setWriting(true)
        onNumber(written.trim() === '' ? (emptyAs ?? null) : (readDecimal(written, formats) ?? Number.NaN))
      }}
      onKeyDown={turn}
      onBlur={(event) => {
        setWriting(false)
        onBlur?.(event)
      }}
    />
  )
}
