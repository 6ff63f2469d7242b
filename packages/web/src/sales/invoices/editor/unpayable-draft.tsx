import { useWatch } from 'react-hook-form'
import { Unpayable } from '../unpayable.tsx'
import { Unprinted } from '../unprinted.tsx'
import type { InvoiceInput } from './invoice-input.ts'

const written = ['terms', 'notes'] as const
const printed = ['address', 'email', 'phone', 'reference', 'taxExemption', 'products', ...written] as const

const PrintedDraft = () => (
  <Unprinted text={JSON.stringify(useWatch<InvoiceInput, typeof printed>({ name: printed }))} />
)

/** Warns while editing about missing payment details and characters that cannot be printed. */
export const UnpayableDraft = () => {
  const [terms, notes] = useWatch<InvoiceInput, typeof written>({ name: written })
  return (
    <>
      <Unpayable terms={terms} notes={notes} />
      <PrintedDraft />
    </>
  )
}
