import { useWatch } from 'react-hook-form'
import { MissingPaymentDetails } from '../missing-payment-details.tsx'
import { UnprintableCharacters } from '../unprintable-characters.tsx'
import type { InvoiceInput } from './invoice-input.ts'

const written = ['terms', 'notes'] as const
const printed = ['address', 'email', 'phone', 'reference', 'taxExemption', 'products', ...written] as const

const PrintedDraft = () => (
  <UnprintableCharacters text={JSON.stringify(useWatch<InvoiceInput, typeof printed>({ name: printed }))} />
)

/** Warns while editing about missing payment details and characters that cannot be printed. */
export const DraftWarnings = () => {
  const [terms, notes] = useWatch<InvoiceInput, typeof written>({ name: written })
  return (
    <>
      <MissingPaymentDetails terms={terms} notes={notes} />
      <PrintedDraft />
    </>
  )
}
