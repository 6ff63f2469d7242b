import { useWatch } from 'react-hook-form'
import { Unpayable } from '../unpayable.tsx'
import type { InvoiceInput } from './invoice-input.ts'

const written = ['terms', 'notes'] as const

/** Says of what is being written that its customer is told nowhere how to pay. */
export const UnpayableDraft = () => {
  const [terms, notes] = useWatch<InvoiceInput, typeof written>({ name: written })
  return <Unpayable terms={terms} notes={notes} />
}
