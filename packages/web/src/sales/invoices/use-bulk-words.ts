import { useMessages } from '../../lib/i18n/use-messages.ts'
import { type BulkWords, choiceOf } from '../../records/lists/index.ts'
import { dueOn } from './due.ts'
import { useInvoiceHistory } from './history.tsx'
import { invoiceMessages } from './messages/index.ts'

/** How invoices are spoken of where many of them are changed. */
export const useInvoiceBulkWords = (): BulkWords => {
  const {
    fields,
    bulk: { records, reasons },
  } = useMessages(invoiceMessages)
  const { fields: history } = useInvoiceHistory()
  return {
    entity: 'invoices',
    records,
    reasons,
    named: (id) => id,
    shown: {
      status: { label: fields.status, ...history.status },
      dueDate: { label: fields.dueDate, ...history.dueDate },
      language: { label: fields.language, ...history.language },
      totalAmount: { label: fields.totalAmount },
      owedAmount: { label: fields.owedAmount },
    },
    fields: [
      { name: 'dueDate', label: fields.dueDate, instantOf: dueOn },
      choiceOf(history, 'language'),
      choiceOf(history, 'status'),
    ],
  }
}
