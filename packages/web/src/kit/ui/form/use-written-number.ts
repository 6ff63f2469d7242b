import { type ChangeEvent, useState } from 'react'
import { useFormats } from '../../lib/i18n/formats.ts'
import { formatDecimal, parseDecimal } from '../../lib/i18n/read-decimal.ts'

export interface WrittenNumber {
  readonly value: number | null
  /** Called with NaN if the input is no number. */
  readonly onNumber: (value: number | null) => void
  /** Number of decimals shown. */
  readonly digits?: number | undefined
  /** Value of the empty field; null if absent. */
  readonly emptyAs?: number | undefined
}

/**
 * Text state of a number input in the user's decimal format. Native number inputs know only the browser's language,
 * drop invalid text, and change with the mouse wheel.
 */
export const useWrittenNumber = ({ value, onNumber, digits, emptyAs }: WrittenNumber) => {
  const formats = useFormats()
  const [typed, setTyped] = useState('')
  const [isWriting, setWriting] = useState(false)
  const isKnown = typeof value === 'number' && !Number.isNaN(value) && value !== emptyAs
  const known = isKnown ? formatDecimal(value, formats, digits) : ''
  return {
    isKnown,
    // As it is written, as long as it is being written or is no number.
    shown: isWriting || Number.isNaN(value) ? typed : known,
    onChange: ({ currentTarget: { value: written } }: ChangeEvent<HTMLInputElement>) => {
      setTyped(written)
      setWriting(true)
      onNumber(written.trim() === '' ? (emptyAs ?? null) : (parseDecimal(written, formats) ?? Number.NaN))
    },
    /** Ends the input, so that the value is formatted again. */
    end: () => setWriting(false),
  }
}
