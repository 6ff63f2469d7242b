import { type Invoice, invoices } from '@quarterdeck/contract/sales/invoices'
import { useQuery } from '@tanstack/react-query'
import { reading } from '../../kit/lib/api/queries.ts'
import { paymentsOf } from '../payments/index.ts'

/** Query of the setting that locks invoices. */
export const lockSettings = reading(invoices.settings)

/** Returns true if agreed fields are locked, for display; the server decides. Undefined until known. */
export const useIsLocked = ({ id, state, sentAt, paidAmount }: Invoice): boolean | undefined => {
  const lock = useQuery(lockSettings).data?.lock
  const isIssued = state !== 'draft' && state !== 'void'
  const isAsked = isIssued && lock === 'sent' && sentAt === null && paidAmount > 0
  const payments = useQuery({ ...paymentsOf(id), enabled: isAsked }).data?.rows
  if (!isIssued || lock === 'never') return false
  if (lock === undefined || (isAsked && !payments)) return undefined
  return lock === 'issued' || sentAt !== null || (isAsked && payments?.some(({ settles }) => !settles))
}
