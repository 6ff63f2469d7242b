import { Checkbox } from '@mantine/core'
import { invoiceTotals, toDecimal } from '@quarterdeck/contract/kit/money'
import { useController, useWatch } from 'react-hook-form'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { useReadOnly } from '../../../kit/ui/form/form-mode.ts'
import { NumberField } from '../../../kit/ui/form/number-field.tsx'
import { TextField } from '../../../kit/ui/form/text-field.tsx'
import { invoiceMessages } from '../messages/index.ts'
import classes from './editor.module.css'
import { amountsOf, type InvoiceInput } from './invoice-input.ts'

const parts = [
  ...(['products', 'shippingCharge', 'shippingTaxRate', 'tax', 'discountAmount', 'pricesIncludeTax'] as const),
  'taxExemption',
] as const

/** Computes the totals of the form by the same rules as the server. */
export const useTotals = () => {
  const [products, shippingCharge, shippingTaxRate, tax, discountAmount, pricesIncludeTax, taxExemption] = useWatch<
    InvoiceInput,
    typeof parts
  >({ name: parts })
  const written = { products, shippingCharge, shippingTaxRate, tax, discountAmount, pricesIncludeTax, taxExemption }
  const totals = invoiceTotals(amountsOf(written))
  return { ...totals, pricesIncludeTax, subtotal: totals.totals.reduce((sum, total) => sum + total, 0) }
}

const amount = { leftSection: '$', step: 0.01, min: 0, emptyAs: 0, digits: 2 }

/** Renders the totals: lines, discount, shipping, tax by rate. */
export const Totals = () => {
  const { totals: m, lines } = useMessages(invoiceMessages).editor
  const { fields } = useMessages(invoiceMessages)
  const { money, rate: percents } = useFormats()
  const { subtotal, taxes, totalAmount, pricesIncludeTax } = useTotals()
  return (
    <section className={classes.totals} aria-label={fields.totalAmount}>
      <p>
        <span>{fields.subtotal}</span>
        <span data-figures>{money(toDecimal(subtotal))}</span>
      </p>
      <NumberField<InvoiceInput> name="discountAmount" label={fields.discountAmount} {...amount} leftSection="−$" />
      <NumberField<InvoiceInput> name="shippingCharge" label={fields.shippingCharge} {...amount} />
      <NumberField<InvoiceInput>
        name="shippingTaxRate"
        label={fields.shippingTaxRate}
        rightSection="%"
        step={0.001}
        min={0}
        max={100}
      />
      {taxes.length === 0 && <NumberField<InvoiceInput> name="tax" label={fields.tax} {...amount} />}
      {taxes.map(({ rate, category, base, amount: tax }) => (
        <p key={`${rate} ${category}`}>
          <span>
            {(pricesIncludeTax ? m.taxWithin : m.taxOf)(percents(rate), money(toDecimal(base)))}
            {rate === 0 && ` · ${lines.categories[category]}`}
          </span>
          <span data-figures>{money(toDecimal(tax))}</span>
        </p>
      ))}
      <p className={classes.total}>
        <span>{fields.totalAmount}</span>
        <output data-figures>{money(toDecimal(totalAmount))}</output>
      </p>
    </section>
  )
}

/** Shows the total in the bar, which is always visible. */
export const BarTotal = () => {
  const { fields } = useMessages(invoiceMessages)
  const { money } = useFormats()
  const { totalAmount } = useTotals()
  return (
    <p className={classes.barTotal} aria-hidden>
      {fields.totalAmount} <strong data-figures>{money(toDecimal(totalAmount))}</strong>
    </p>
  )
}

/** Selects whether prices include tax. */
export const PricesField = () => {
  const { settings: m } = useMessages(invoiceMessages).editor
  const { fields } = useMessages(invoiceMessages)
  const readOnly = useReadOnly()
  const { field } = useController<InvoiceInput, 'pricesIncludeTax'>({ name: 'pricesIncludeTax' })
  return (
    <Checkbox
      name={field.name}
      ref={field.ref}
      label={fields.pricesIncludeTax}
      description={m.pricesHint}
      checked={field.value}
      disabled={readOnly}
      onChange={(event) => field.onChange(event.currentTarget.checked)}
      onBlur={field.onBlur}
    />
  )
}

/** Edits the reason for a tax exemption; shown if a tax rate is 0. */
export const ExemptionField = () => {
  const { settings: m } = useMessages(invoiceMessages).editor
  const { fields } = useMessages(invoiceMessages)
  const [products, shippingTaxRate, taxExemption] = useWatch<
    InvoiceInput,
    readonly ['products', 'shippingTaxRate', 'taxExemption']
  >({ name: ['products', 'shippingTaxRate', 'taxExemption'] })
  const isFree = shippingTaxRate === 0 || products.some(({ taxRate }) => taxRate === 0)
  if (!isFree && taxExemption === '') return null
  return <TextField<InvoiceInput> name="taxExemption" label={fields.taxExemption} description={m.exemptionHint} />
}
