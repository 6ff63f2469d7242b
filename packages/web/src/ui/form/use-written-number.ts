import { type ChangeEvent, useState } from 'react'
import { useFormats } from '../../lib/i18n/formats.ts'
import { readDecimal, writeDecimal } from '../../lib/i18n/read-decimal.ts'

export interface WrittenNumber {
  readonly value: number | null
  /** NaN where what is written is no number. */
  readonly onNumber: (value: number | null) => void
  /** How many decimal places it is shown with. */
  readonly digits?: number | undefined
  /** What the empty field stands for; where this is not said it stands for nothing. */
  readonly emptyAs?: number | undefined
}

/**
 * A number as it is written, with the decimal sign of the person; nothing where there is none. It is no field of the
 * browser's own for numbers: these know the browser's language only, drop what they do not understand, and turn under the
 * wheel.
 */
export const useWrittenNumber = ({ value, onNumber, digits, emptyAs }: WrittenNumber) => {
  const formats = useFormats()
  const [typed, setTyped] = useState('')
  const [isWriting, setWriting] = useState(false)
  const isKnown = typeof value === 'number' && !Number.isNaN(value) && value !== emptyAs
  const known = isKnown ? writeDecimal(value, formats, digits) : ''
  return {
    isKnown,
    // As it is written, as long as it is being written or is no number.
    shown: isWriting || Number.isNaN(value) ? typed : known,
    onChange: ({ currentTarget: { value: written } }: ChangeEvent<HTMLInputElement>) => {
      setTyped(written)
      setWriting(true)
      onNumber(written.trim() === '' ? (emptyAs ?? null) : (readDecimal(written, formats) ?? Number.NaN))
    },
    /** It was written to its end, or is given a value otherwise. */
    end: () => setWriting(false),
  }
}
