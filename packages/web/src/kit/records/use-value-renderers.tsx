import { fromUnitPrice } from '@quarterdeck/contract/kit/money'
import type { ReactNode } from 'react'
import { useFormats } from '../lib/i18n/formats.ts'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { StatusBadge, type Tone } from '../ui/status-badge.tsx'
import { recordMessages } from './messages/index.ts'
import { Thumb } from './record-picture.tsx'

type Show = (value: unknown) => ReactNode

/** Shows a value by its label where it has one, else as it is. */
const labelled =
  (labels: Readonly<Record<string, string>>): Show =>
  (value) =>
    labels[String(value)] ?? String(value)

const badge =
  (labels: Readonly<Record<string, string>>, tones: Readonly<Record<string, Tone>>): Show =>
  (value) => <StatusBadge tone={tones[String(value)] ?? 'gray'}>{labels[String(value)] ?? String(value)}</StatusBadge>

const picture: Show = (value) => <Thumb image={String(value)} size={32} />

/** Shows each value of a list. */
const each =
  (show: Show): Show =>
  (values) =>
    Array.isArray(values) ? values.map(show).join(', ') : String(values)

/** Ways to show a stored value as it is shown elsewhere; a value of another kind stays as it is. */
export const useValueRenderers = () => {
  const m = useMessages(recordMessages)
  const { unitPrice, number, percent, date, moment } = useFormats()
  const ifNumber =
    (show: (value: number) => string): Show =>
    (value) =>
      typeof value === 'number' ? show(value) : String(value)

  const lines =
    (nameOf: (line: Readonly<Record<string, unknown>>) => unknown): Show =>
    (value) =>
      Array.isArray(value)
        ? value.map((line) => m.pieces(Number(line.quantity), String(nameOf(line)))).join(', ')
        : String(value)

  return {
    money: ifNumber((minor) => unitPrice(fromUnitPrice(minor))),
    number: ifNumber(number),
    percent: ifNumber((value) => percent(value / 100)),
    date: ((value) => date(String(value))) satisfies Show,
    moment: ((value) => moment(String(value))) satisfies Show,
    method: labelled(m.paymentMethods),
    picture,
    labelled,
    each,
    badge,
    lines,
  }
}
