import { useWatch } from 'react-hook-form'
import { Unpayable } from '../unpayable.tsx'
import { Unprinted } from '../unprinted.tsx'
import type { InvoiceInput } from './invoice-input.ts'

const written = ['terms', 'notes'] as const
const printed = ['address', 'email', 'phone', 'reference', 'taxExemption', 'products', ...written] as const

const PrintedDraft = () => (
  <Unprinted text={JSON.stringify(useWatch<InvoiceInput, typeof printed>({ name: printed }))} />
)

/** Says of what is being written what its customer could not read: how to pay, where that stands nowhere, and letters without a typeface. */
export const UnpayableDraft = () => {
  const [terms, notes] = useWatch<InvoiceInput, typeof written>({ name: written })
  return (
    <>
      <Unpayable terms={terms} notes={notes} />
      <PrintedDraft />
    </>
  )
}
