import { piece, unitName } from '@quarterdeck/contract/sales/units'
import type { ReactNode } from 'react'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { localeNames } from '../../../kit/lib/i18n/locale.ts'
import { useLocale, useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { useFaces } from '../../../kit/records/index.ts'
import { ConflictDialog } from '../../../kit/ui/form/conflict-dialog.tsx'
import { invoiceMessages } from '../messages/index.ts'
import { type InvoiceInput, type InvoiceInputName, inputOf, type Line } from './invoice-input.ts'
import type { InvoiceEditConflict } from './use-invoice-form.ts'
import { useLabels } from './use-labels.ts'

interface Props {
  readonly conflict: InvoiceEditConflict
  readonly onCancel: () => void
  readonly onResolve: (mine: readonly string[]) => void
}

/** Returns a function that formats the value of an input. */
const useShownInput = (people: readonly number[]) => {
  const locale = useLocale()
  const { yesNo } = useMessages(invoiceMessages).editor
  const { money, percent, rate: percents, measure, unitPrice, days } = useFormats()
  const faces = useFaces(people)
  const rate = (value: number | null) => value !== null && percent(value / 100)
  const measured = ({ quantity, unit }: Line) =>
    unit === piece ? measure(quantity) : `${measure(quantity)} ${unitName(unit, locale, quantity)}`
  const day = (value: string) => value && days(value, value)
  const shown: Readonly<Partial<{ [Name in InvoiceInputName]: (value: InvoiceInput[Name]) => ReactNode }>> = {
    customerId: (value) => faces.get(Number(value))?.name ?? `#${value}`,
    issuedOn: day,
    dueOn: day,
    products: (lines) => lines.map((line) => `${measured(line)} × ${line.title} · ${unitPrice(line.price)}`).join('\n'),
    discountAmount: money,
    shippingCharge: money,
    shippingTaxRate: (value) => value !== null && percents(value),
    tax: money,
    pricesIncludeTax: (value) => (value ? yesNo.yes : yesNo.no),
    language: (value) => localeNames[value],
    installments: (rows) =>
      rows
        .map((row) => `${day(row.dueDate)} · ${row.amount === null ? rate(row.percent) : money(row.amount)}`)
        .join('\n'),
  }
  return <Name extends InvoiceInputName>(name: Name, input: InvoiceInput): ReactNode =>
    shown[name]?.(input[name]) ?? String(input[name])
}

/** Shows both values of fields changed by two people. */
export const InvoiceConflict = ({ conflict, onCancel, onResolve }: Props) => {
  const labels: Readonly<Record<string, string>> = useLabels()
  const { current, typed } = conflict
  const show = useShownInput([Number(typed.customerId), current.customer.id])
  const theirs = inputOf(current)
  return (
    <ConflictDialog
      fields={conflict.fields.map((name) => ({
        name,
        label: labels[name] ?? name,
        theirs: show(name, theirs),
        yours: show(name, typed),
      }))}
      onCancel={onCancel}
      onResolve={onResolve}
    />
  )
}
