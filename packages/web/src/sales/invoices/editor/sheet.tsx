import { VisuallyHidden } from '@mantine/core'
import { paymentMethods } from '@quarterdeck/contract/kit/constants'
import { company } from '@quarterdeck/contract/sales/company'
import type { Invoice } from '@quarterdeck/contract/sales/invoices'
import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode, useId } from 'react'
import { reading } from '../../../kit/lib/api/queries.ts'
import { localeNames, locales } from '../../../kit/lib/i18n/locale.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { recordMessages } from '../../../kit/records/index.ts'
import { ChoiceField } from '../../../kit/ui/form/choice-field.tsx'
import { TextAreaField } from '../../../kit/ui/form/text-area-field.tsx'
import { useKeyNames } from '../../../kit/ui/shortcuts/key-names.ts'
import { invoiceMessages } from '../messages/index.ts'
import { CustomerFields } from './customer-fields.tsx'
import { DateFields } from './date-fields.tsx'
import classes from './editor.module.css'
import { InstallmentFields } from './installment-fields.tsx'
import type { InvoiceInput, InvoiceInputName } from './invoice-input.ts'
import { LinesTable } from './lines-table.tsx'
import { Preview } from './preview.tsx'
import { readOnlyInputs } from './read-only-inputs.tsx'
import { ExemptionField, PricesField, Totals } from './totals.tsx'
import { FollowingProvider, useSteps } from './use-steps.ts'

export interface Sheet {
  /** Existing invoice; undefined for a new one. */
  readonly invoice?: { readonly id: string; readonly customer: { readonly id: number; readonly name: string } }
  /** Printed number; undefined before it is issued. */
  readonly number?: string
  /** Invoice that its customer has; agreed fields are read-only. */
  readonly locked?: Invoice | undefined
  /** Other labels for the heading and the issue date. */
  readonly words?: { readonly heading: string; readonly issueDate: string }
  /** Converts the input to what is printed, if that differs. */
  readonly said?: (input: InvoiceInput) => InvoiceInput
}

/** Renders settings that aren't printed, and the keyboard shortcuts of the lines. */
const Settings = ({ children }: { readonly children: ReactNode }) => {
  const { settings: m, keys } = useMessages(invoiceMessages).editor
  const heading = useId()
  const { nameOf, namesOf } = useKeyNames()
  const known = [
    [nameOf('enter'), keys.enter],
    [`${namesOf('alt+arrowup')} ${nameOf('arrowdown')}`, keys.move],
    [namesOf('alt+l'), keys.paid],
    [namesOf('mod+v'), keys.paste],
    [namesOf('mod+z'), keys.undo],
  ] as const
  return (
    <aside className={classes.settings} aria-labelledby={heading}>
      <h2 id={heading}>{m.title}</h2>
      {children}
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

/** Shows the sender as printed. */
const Sender = () => {
  const { data } = useQuery(reading(company.read))
  return (
    <p className={classes.sender}>
      {data?.logo && <img src={data.logo.source} alt="" />}
      {data?.name}
    </p>
  )
}

/** Container of the form, which adapts to its own width. */
export const FormContainer = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.page}>{children}</div>
)

/** Fields edited inside the input of another field: customer, dates, totals, installments. */
type Beside =
  | 'email'
  | 'phone'
  | 'address'
  | 'country'
  | 'vatId'
  | 'suppliedOn'
  | 'dueOn'
  | 'reference'
  | 'shippingCharge'
  | 'shippingTaxRate'
  | 'tax'
  | 'splitBy'

/** Returns the input of each field; a missing one is a compile error. */
const useInputs = ({
  invoice,
  words,
  locked,
}: Sheet): Readonly<Record<Exclude<InvoiceInputName, Beside>, ReactNode>> => {
  const { fields } = useMessages(invoiceMessages)
  const { paymentMethods: methods } = useMessages(recordMessages)
  return {
    customerId: <CustomerFields customer={invoice?.customer} />,
    issuedOn: <DateFields issueLabel={words?.issueDate ?? fields.issueDate} isUnfolded={words !== undefined} />,
    products: <LinesTable invoice={invoice?.id} />,
    taxExemption: <ExemptionField />,
    notes: <TextAreaField<InvoiceInput> name="notes" label={fields.notes} rows={3} />,
    terms: <TextAreaField<InvoiceInput> name="terms" label={fields.terms} rows={3} />,
    discountAmount: <Totals />,
    installments: !words && <InstallmentFields />,
    language: (
      <ChoiceField<InvoiceInput>
        name="language"
        label={fields.language}
        options={locales.map((value) => ({ value, label: localeNames[value] }))}
      />
    ),
    paymentMethod: !words && (
      <ChoiceField<InvoiceInput>
        name="paymentMethod"
        label={fields.paymentMethod}
        options={paymentMethods.map((value) => ({ value, label: methods[value] }))}
      />
    ),
    pricesIncludeTax: <PricesField />,
    ...(locked && readOnlyInputs(locked)),
  }
}

/** Renders the form as the printed document. Fields without a place in it appear beside it. */
export const InvoiceDocumentForm = (sheet: Sheet) => {
  const { number, words, said: saidOnPaper } = sheet
  const { sheet: m } = useMessages(invoiceMessages).editor
  const { customerId, issuedOn, products, taxExemption, notes, terms, discountAmount, installments, ...beside } =
    useInputs(sheet)
  const { desk, said, follow } = useSteps()
  return (
    <FollowingProvider value={follow}>
      <div ref={desk} className={classes.desk}>
        <div className={classes.sheet}>
          <header className={classes.head}>
            <Sender />
            <p className={classes.named}>
              <span>{words?.heading ?? m.invoice}</span>
              {!words && <span data-figures>{number ?? m.unnumbered}</span>}
            </p>
          </header>
          <div className={classes.facts}>
            {customerId}
            {issuedOn}
          </div>
          {products}
          <div className={classes.foot}>
            <div className={classes.texts}>
              {taxExemption}
              {notes}
              {terms}
            </div>
            {discountAmount}
          </div>
          {installments}
        </div>
        <div className={classes.beside}>
          <Preview id={words ? undefined : sheet.invoice?.id} said={saidOnPaper} />
          <Settings>
            {Object.entries(beside).map(([name, input]) => (
              <Fragment key={name}>{input}</Fragment>
            ))}
          </Settings>
        </div>
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </div>
    </FollowingProvider>
  )
}
