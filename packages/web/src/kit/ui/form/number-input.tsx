import { TextInput, type TextInputProps } from '@mantine/core'
import type { KeyboardEvent, Ref } from 'react'
import { isComposing } from '../../lib/is-composing.ts'
import { useWrittenNumber, type WrittenNumber } from './use-written-number.ts'

interface Props
  extends WrittenNumber,
    Omit<
      TextInputProps,
      'value' | 'onChange' | 'onKeyDown' | 'type' | 'inputMode' | 'autoComplete' | 'min' | 'max' | 'step'
    > {
  readonly min?: number | undefined
  readonly max?: number | undefined
  /** Step of the arrow keys; below 1 if decimals are allowed. */
  readonly step?: number | undefined
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** Returns the `inputmode`; numeric phone keyboards have no minus. */
const keysFor = (min: number, step: number) => (min < 0 ? 'text' : step < 1 ? 'decimal' : 'numeric')

const ways: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 }

/** Edits a number as text or with the arrow keys. */
export const NumberInput = ({ value, onNumber, onBlur, digits, emptyAs, step = 1, ...rest }: Props) => {
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = rest
  const { isKnown, shown, onChange, end } = useWrittenNumber({ value, onNumber, digits, emptyAs })

  const turn = (event: KeyboardEvent) => {
    const way = ways[event.key]
    if (!way || rest.readOnly || isComposing(event) || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    end()
    const next = (isKnown && value !== null ? value : (emptyAs ?? 0)) + way * Math.max(step, 1)
    onNumber(Math.min(max, Math.max(min, Math.round(next * 10_000) / 10_000)))
  }
  return (
    <TextInput
      {...rest}
      role="spinbutton"
      inputMode={keysFor(min, step)}
      autoComplete="off"
      {...(isKnown && value !== null && { 'aria-valuenow': value, 'aria-valuetext': shown })}
      value={shown}
      onChange={onChange}
      onKeyDown={turn}
      onBlur={(event) => {
        end()
        onBlur?.(event)
      }}
    />
  )
}
