import { toPlainText } from '@quarterdeck/contract/kit/formatted'
import { unitName } from '@quarterdeck/contract/sales/units'
import type { ReactNode } from 'react'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useLocale, useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { ConflictDialog } from '../../../kit/ui/form/conflict-dialog.tsx'
import { productMessages } from '../messages/index.ts'
import { inputOf, type ProductInput, type ProductInputName } from '../product-input.ts'
import { useVariantName } from '../variants/variant-name.tsx'
import type { ProductEditConflict } from './use-product-form.ts'

interface Props {
  readonly conflict: ProductEditConflict
  readonly onCancel: () => void
  readonly onResolve: (mine: readonly string[]) => void
}

/** Returns a function that formats the value of an input. */
const useShownInput = () => {
  const { form: m, statuses, categories, colors } = useMessages(productMessages)
  const { unitPrice, number, percent, moment } = useFormats()
  const locale = useLocale()
  const nameOf = useVariantName()
  const shown: Readonly<Partial<{ [Name in ProductInputName]: (value: ProductInput[Name]) => ReactNode }>> = {
    category: (value) => categories[value],
    status: (value) => statuses[value],
    price: unitPrice,
    unit: (value) => unitName(value, locale),
    discount: (value) => percent(value / 100),
    stock: number,
    description: toPlainText,
    publishAt: (value) => value && moment(value),
    colors: (values) => values.map((value) => colors[value]).join(', '),
    sizes: (values) => values.map((value) => m.sizes[value]).join(', '),
    features: (rows) => rows.map(({ name, value }) => `${name}: ${value}`).join('\n'),
    offers: (rows) => rows.join('\n'),
    images: (values) => number(values.length),
    imageTexts: (texts) => Object.values(texts).join('\n'),
    variants: (rows) => rows.map((row) => [nameOf(row), row.code].join(' · ')).join('\n'),
  }
  return <Name extends ProductInputName>(name: Name, input: ProductInput): ReactNode =>
    shown[name]?.(input[name]) ?? String(input[name])
}

/** Shows both values of fields changed by two people. */
export const ProductConflict = ({ conflict, onCancel, onResolve }: Props) => {
  const {
    fields,
    form: { stockBy, stockReason },
  } = useMessages(productMessages)
  const show = useShownInput()
  const { current, typed } = conflict
  const theirs = inputOf(current)
  const labels = { ...fields, stockBy, reason: stockReason }
  return (
    <ConflictDialog
      fields={conflict.fields.map((name) => ({
        name,
        label: labels[name],
        theirs: show(name, theirs),
        yours: show(name, typed),
      }))}
      onCancel={onCancel}
      onResolve={onResolve}
    />
  )
}
