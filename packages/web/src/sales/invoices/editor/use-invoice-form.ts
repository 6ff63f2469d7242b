import { type Invoice, invoices } from '@quarterdeck/contract/sales/invoices'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../../kit/lib/api/client.ts'
import { useIntentKey } from '../../../kit/lib/api/use-intent-key.ts'
import { ApiError } from '../../../kit/lib/api-error.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../../kit/lib/session.ts'
import { useNavigateIfHere } from '../../../kit/lib/use-is-current-screen.ts'
import { type EditConflict, useEditForm } from '../../../kit/records/index.ts'
import { toast } from '../../../kit/ui/toast.ts'
import { invoiceMessages } from '../messages/index.ts'
import { invoiceRecord } from '../source.ts'
import { useInvoiceChanged } from '../use-invoice-changed.ts'
import { fieldOf, type InvoiceInput, inputOf, invoiceInput, patchOf } from './invoice-input.ts'
import { useIssuing } from './use-issuing.ts'
import { useRules } from './use-rules.ts'

export type InvoiceEditConflict = EditConflict<Invoice, InvoiceInput>

/** Returns a function that shows an issued invoice. */
export const useIssued = () => {
  const m = useMessages(invoiceMessages).editor
  const changed = useInvoiceChanged()
  const leadOn = useNavigateIfHere()
  return async (invoice: Invoice) => {
    changed(invoice)
    toast.success(m.issued(invoice.id))
    await leadOn({ to: '/invoices/$id/details', params: { id: invoice.id } })
  }
}

/** Returns the form of an invoice, which also issues a draft. */
export const useInvoiceForm = (invoice: Invoice) => {
  const m = useMessages(invoiceMessages).editor
  const queries = useQueryClient()
  const keyFor = useIntentKey()
  const showIssued = useIssued()
  // Where it is being issued, it is saved on the way.
  const { isAsked, isIssuing, issue } = useIssuing()
  const left = useRef(false)
  const [isLocked, setLocked] = useState(false)
  const rules = useRules(isAsked)

  const sendIssue = async ({ id, version }: Invoice) => {
    const body = { ids: [id] }
    const { data } = await call(invoices.issue, { body, ifMatch: version, idempotencyKey: keyFor({ id, version }) })
    left.current = true
    const [issued] = data.invoices
    if (issued) await showIssued(issued)
  }
  const edit = useEditForm<Invoice, InvoiceInput>({
    record: invoice,
    schemaOf: () => invoiceInput(rules),
    inputOf,
    fieldOf,
    send: async (changed, typed, version) => {
      const { data, batch } = await call(invoices.update, {
        query: { id: invoice.id },
        body: patchOf(changed, typed),
        ifMatch: version,
      })
      return { record: data.invoice, batch }
    },
    keep: (next) => queries.setQueryData(invoiceRecord(next.id).queryKey, next),
    entity: 'invoices',
    enabled: usePermission('invoices:write'),
    words: { saved: m.saved, unchanged: m.unchanged },
    isStep: isAsked,
    onSaved: async (saved) => {
      if (isAsked()) await sendIssue(saved)
    },
    onFailure: (error) => {
      const isLock = error instanceof ApiError && error.code === 'locked'
      if (isLock) setLocked(true)
      return isLock
    },
  })
  /** Moves the input to the draft that replaces the invoice; dates stay those of the draft. */
  const takeAlong = (draft: Invoice) => {
    const { issuedOn, dueOn } = edit.model.form.getValues()
    left.current = true
    edit.model.draft.moveTo(`invoices/${draft.id}`, draft.version, { ...inputOf(draft), issuedOn, dueOn })
  }
  return {
    ...edit,
    takeAlong,
    issue: () => issue(edit.model.submit),
    isIssuing,
    isLocked,
    unlock: () => setLocked(false),
    left,
  }
}
