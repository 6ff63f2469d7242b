import { Checkbox } from '@mantine/core'
import { company } from '@quarterdeck/contract/sales/company'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { reading } from '../../../lib/api/queries.ts'
import { localeNames, locales } from '../../../lib/i18n/locale.ts'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { ChoiceField } from '../../../ui/form/choice-field.tsx'
import { useReadOnly } from '../../../ui/form/form-mode.ts'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { invoiceMessages } from '../messages/index.ts'
import { CustomerFields } from './customer-fields.tsx'
import { DateFields } from './date-fields.tsx'
import classes from './editor.module.css'
import { InstallmentFields } from './installment-fields.tsx'
import type { InvoiceInput } from './invoice-input.ts'
import { LinesTable } from './lines-table.tsx'
import { editorMessages } from './messages/index.ts'
import { Totals } from './totals.tsx'

export interface Sheet {
  /** The invoice as it is; undefined of a new one. */
  readonly invoice?: { readonly id: string; readonly customer: { readonly id: number; readonly name: string } }
  /** What it is called on paper; undefined as long as it is not issued. */
  readonly number?: string
  /** Another word for what it is, and for when it is issued. */
  readonly words?: { readonly heading: string; readonly issueDate: string }
}

const PricesField = () => {
  const { settings: m } = useMessages(editorMessages)
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

/** What holds of the whole document and does not stand on it, and the keys of its lines. */
const Settings = () => {
  const { settings: m, keys } = useMessages(editorMessages)
  const { fields } = useMessages(invoiceMessages)
  const heading = useId()
  const known = [
    [keys.enter, keys.enterText],
    [keys.move, keys.moveText],
    [keys.paid, keys.paidText],
    [keys.paste, keys.pasteText],
  ] as const
  return (
    <aside className={classes.settings} aria-labelledby={heading}>
      <h2 id={heading}>{m.title}</h2>
      <ChoiceField<InvoiceInput>
        name="language"
        label={fields.language}
        options={locales.map((value) => ({ value, label: localeNames[value] }))}
      />
      <PricesField />
      <dl className={classes.keys}>
        {known.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}

/** Why no tax is due, where some of it has a rate of 0. */
const ExemptionField = () => {
  const { settings: m } = useMessages(editorMessages)
  const { fields } = useMessages(invoiceMessages)
  const [products, shippingTaxRate, taxExemption] = useWatch<
    InvoiceInput,
    readonly ['products', 'shippingTaxRate', 'taxExemption']
  >({ name: ['products', 'shippingTaxRate', 'taxExemption'] })
  const isFree = shippingTaxRate === 0 || products.some(({ taxRate }) => taxRate === 0)
  if (!isFree && taxExemption === '') return null
  return <TextField<InvoiceInput> name="taxExemption" label={fields.taxExemption} description={m.exemptionHint} />
}

/** Whom it is from, as on the paper. */
const Sender = () => {
  const { data } = useQuery(reading(company.read))
  return (
    <p className={classes.sender}>
      {data?.logo && <img src={data.logo.source} alt="" />}
      {data?.name}
    </p>
  )
}

/** What a form with a sheet stands in: it makes room by its own width. */
export const Desk = ({ children }: { readonly children: ReactNode }) => <div className={classes.page}>{children}</div>

/** The form as the paper that it becomes. */
export const InvoiceSheet = ({ invoice, number, words }: Sheet) => {
  const { sheet: m } = useMessages(editorMessages)
  const { fields } = useMessages(invoiceMessages)
  return (
    <div className={classes.desk}>
      <div className={classes.sheet}>
        <header className={classes.head}>
          <Sender />
          <p className={classes.named}>
            <span>{words?.heading ?? m.invoice}</span>
            {!words && <span data-figures>{number ?? m.unnumbered}</span>}
          </p>
        </header>
        <div className={classes.facts}>
          <CustomerFields customer={invoice?.customer} />
          <DateFields issueLabel={words?.issueDate ?? fields.issueDate} />
        </div>
        <LinesTable invoice={invoice?.id} />
        <div className={classes.foot}>
          <div className={classes.texts}>
            <ExemptionField />
            <TextAreaField<InvoiceInput> name="notes" label={fields.notes} rows={3} />
            <TextAreaField<InvoiceInput> name="terms" label={fields.terms} rows={3} />
          </div>
          <Totals />
        </div>
        {!words && <InstallmentFields />}
      </div>
      <Settings />
    </div>
  )
}
