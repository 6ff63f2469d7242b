import { users } from '@quarterdeck/contract/people/users'
import { invoices } from '@quarterdeck/contract/sales/invoices'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { reading } from '../../../kit/lib/api/queries.ts'
import { countryCodes } from '../../../kit/lib/countries.ts'
import { useLocale, useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { ChoiceField } from '../../../kit/ui/form/choice-field.tsx'
import { TextAreaField } from '../../../kit/ui/form/text-area-field.tsx'
import { TextField } from '../../../kit/ui/form/text-field.tsx'
import { claimFocus } from '../../../kit/ui/heading-focus.ts'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import { reportProblem } from '../../../kit/ui/report-problem.ts'
import { PersonField } from '../../../people/users/index.ts'
import { invoiceMessages } from '../messages/index.ts'
import { CollapsedFields } from './collapsed-fields.tsx'
import classes from './editor.module.css'
import type { InvoiceInput } from './invoice-input.ts'
import { latestInvoicesOf } from './last-prices.ts'
import { useDependentChange } from './use-steps.ts'

/** Returns a function that copies billing address and language from the customer's last invoice. */
const useTakeOver = () => {
  const common = useMessages(commonMessages)
  const queries = useQueryClient()
  const { getValues, setValue } = useFormContext<InvoiceInput>()
  const follow = useDependentChange()
  return async (id: string) => {
    const known = queries.ensureQueryData(latestInvoicesOf(id)).catch(() => undefined)
    const read = queries.fetchQuery(reading(invoices.language, { customerId: Number(id) })).catch(() => undefined)
    try {
      const person = await queries.fetchQuery(reading(users.read, { id }))
      const last = (await known)?.rows[0]
      const language = last?.language ?? (await read)?.language
      // Somebody else may have been chosen meanwhile.
      if (getValues('customerId') !== id) return
      const taken: Partial<InvoiceInput> = {
        email: person.email,
        phone: person.phone,
        address: last?.billingAddress.address || person.address,
        country: last?.billingAddress.country ?? '',
        vatId: person.vatId || (last?.billingAddress.vatId ?? ''),
        ...(language && { language }),
        ...(last && { paymentMethod: last.payment.paymentMethod }),
        ...(last?.terms && getValues('terms') === '' && { terms: last.terms }),
      }
      follow(() => {
        for (const [name, value] of Object.entries(taken)) {
          setValue(name as keyof InvoiceInput, value, { shouldDirty: true, shouldValidate: false })
        }
      })
    } catch (error) {
      reportProblem(common, error)
    }
  }
}

/** Focuses the customer field of a new invoice. */
const useBeginning = (isNew: boolean) => {
  const { setFocus } = useFormContext<InvoiceInput>()
  useEffect(() => {
    if (!isNew) return
    const begin = () => {
      setFocus('customerId')
      return true
    }
    begin()
    return claimFocus(begin)
  }, [isNew, setFocus])
}

const billed = ['address', 'country', 'vatId', 'email', 'phone'] as const

/** Edits the billing address. */
export const BillingAddressFields = () => {
  const { customer: m } = useMessages(invoiceMessages).editor
  const { fields } = useMessages(invoiceMessages)
  const { actions } = useMessages(commonMessages)
  const countries = countryCodes(useLocale())
  const [address, country, ...others] = useWatch<InvoiceInput, typeof billed>({ name: billed })
  const texts = [address, countries.find(({ value }) => value === country)?.label, ...others].filter(
    (text): text is string => !!text,
  )
  return (
    <CollapsedFields names={billed} className={classes.customer} rows={texts.length > 0 ? texts : [m.noAddress]}>
      <TextAreaField<InvoiceInput> name="address" label={fields.billingAddress} rows={2} />
      <ChoiceField<InvoiceInput>
        name="country"
        label={fields.billingCountry}
        options={countries}
        search={{ hint: m.countryHint, nothing: m.noCountry, clear: actions.clear }}
      />
      <TextField<InvoiceInput> name="vatId" label={fields.billingVatId} />
      <TextField<InvoiceInput> name="email" label={fields.billingEmail} inputMode="email" />
      <TextField<InvoiceInput> name="phone" label={fields.billingPhone} inputMode="tel" />
    </CollapsedFields>
  )
}

/** Field focused after the customer is selected, unless there are lines already. */
const firstLine = 'products.0.title'

interface Props {
  /** Initial customer; undefined for a new invoice. */
  readonly customer: { readonly id: number; readonly name: string } | undefined
}

/** Selects the customer and edits the billing address. */
export const CustomerFields = ({ customer }: Props) => {
  const { customer: m } = useMessages(invoiceMessages).editor
  const { fields } = useMessages(invoiceMessages)
  const takeOver = useTakeOver()
  const { getValues } = useFormContext<InvoiceInput>()
  useBeginning(customer === undefined)
  const before = customer ? { id: String(customer.id), name: customer.name } : { id: '', name: '' }
  return (
    <div className={classes.customer}>
      <PersonField<InvoiceInput>
        name="customerId"
        label={fields.customer}
        placeholder={m.find}
        before={before}
        required
        onChoose={(id) => {
          void takeOver(id)
          if (getValues('products').length === 0) document.getElementsByName(firstLine)[0]?.focus()
        }}
      />
      <BillingAddressFields />
    </div>
  )
}
