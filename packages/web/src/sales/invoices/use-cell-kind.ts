import { type Invoice, type InvoicePatch, invoices } from '@quarterdeck/contract/sales/invoices'
import { z } from 'zod'
import { call } from '../../lib/api/client.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { dayThere } from '../../lib/i18n/zone.ts'
import { useShow } from '../../records/index.ts'
import { type CellKind, choiceInputs } from '../../records/lists/index.ts'
import { dueOn } from './due.ts'
import { useInvoiceHistory } from './history.tsx'
import { invoiceMessages } from './messages/index.ts'

const save = async ({ id, version }: Invoice, change: InvoicePatch) => {
  const { data, batch } = await call(invoices.update, { query: { id }, body: change, ifMatch: version })
  return { record: data.invoice, batch }
}

const readDay = (written: string, { issueDate }: Invoice): string | undefined =>
  z.iso.date().safeParse(written).success ? dueOn(written, issueDate) : undefined

/** How invoices are edited in the cells of their list. */
export const useInvoiceCellKind = (): CellKind<Invoice> => {
  const { fields } = useInvoiceHistory()
  const { reasons } = useMessages(invoiceMessages).bulk
  const { date } = useShow()
  const inputs = {
    ...choiceInputs<'language', Invoice>(fields, ['language']),
    dueDate: {
      label: fields.dueDate?.label ?? '',
      isDay: true,
      show: date,
      valueOf: ({ dueDate }: Invoice) => dayThere(dueDate),
      read: readDay,
    },
  }
  return { entity: 'invoices', inputs, reasons, save }
}
