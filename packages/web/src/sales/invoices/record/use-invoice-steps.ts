import type { InvoiceStatus } from '@quarterdeck/contract/kit/constants'
import { dayToInstant, instantToDay } from '@quarterdeck/contract/kit/day'
import type { SentBodyOf } from '@quarterdeck/contract/kit/endpoint'
import type { InvoicePatch } from '@quarterdeck/contract/sales/invoice-draft'
import { type Invoice, invoices } from '@quarterdeck/contract/sales/invoices'
import { call } from '../../../kit/lib/api/client.ts'
import { useIntentKey } from '../../../kit/lib/api/use-intent-key.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { useCompanyToday } from '../../../kit/lib/session.ts'
import { useNavigateIfHere } from '../../../kit/lib/use-is-current-screen.ts'
import { useUndo } from '../../../kit/records/index.ts'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import { reportProblem } from '../../../kit/ui/report-problem.ts'
import { daysBetween, plusDays } from '../editor/index.ts'
import { invoiceMessages } from '../messages/index.ts'
import { useInvoiceChanged } from '../use-invoice-changed.ts'

interface Answer {
  readonly data: { readonly invoice: Invoice } | { readonly invoices: readonly Invoice[] }
  readonly batch: string
}

/** All fields copied to a new draft, without reference and date; a missing one is a compile error. */
type Copy = Required<Omit<SentBodyOf<typeof invoices.createDraft>, 'reference' | 'issueDate'>>

/** Returns a draft with the same content, dated today, with the same payment term. */
const copyOf = (invoice: Invoice, today: string): Copy => {
  const { billingAddress, customer, products, shippingCharge, shippingTaxRate, tax, discountAmount } = invoice
  const { pricesIncludeTax, taxExemption, notes, terms, language, payment } = invoice
  const later = (day: string) =>
    dayToInstant(plusDays(today, daysBetween(instantToDay(invoice.issueDate), instantToDay(day))))
  return {
    billingAddress,
    shippingCharge,
    shippingTaxRate,
    tax,
    discountAmount,
    pricesIncludeTax,
    taxExemption,
    suppliedOn: null,
    notes,
    terms,
    language,
    customer: { id: customer.id },
    payment: { paymentMethod: payment.paymentMethod },
    products: products.map(({ total: _, ...line }) => line),
    dueDate: later(invoice.dueDate),
    installments: invoice.installments.map(({ dueDate, percent, amount }) => ({
      dueDate: later(dueDate),
      percent,
      amount,
    })),
  }
}

/** Returns the actions done at once with Undo. */
export const useInvoiceSteps = (invoice: Invoice) => {
  const { record: m, fields } = useMessages(invoiceMessages)
  const common = useMessages(commonMessages)
  const changed = useInvoiceChanged()
  const leadOn = useNavigateIfHere()
  const { offer } = useUndo()
  const keyFor = useIntentKey()
  const today = useCompanyToday()

  const step = async (work: () => Promise<Answer>, done: (id: string) => string): Promise<string | undefined> => {
    try {
      const { data, batch } = await work()
      const [made] = 'invoice' in data ? [data.invoice] : data.invoices
      if (!made) return undefined
      changed(made)
      offer(done(made.id), batch)
      return made.id
    } catch (error) {
      reportProblem(common, error, fields)
      changed()
      return undefined
    }
  }

  const update = (body: InvoicePatch, done: string) => {
    const idempotencyKey = keyFor([invoice.id, invoice.version, body])
    const request = { query: { id: invoice.id }, body, ifMatch: invoice.version, idempotencyKey }
    return step(
      () => call(invoices.update, request),
      () => done,
    )
  }
  const settle = (status: InvoiceStatus) => void update({ status }, m.done[status])
  /** @param reminderHold reason to suspend reminders; empty to resume them */
  const holdReminders = (reminderHold: string) => update({ reminderHold }, reminderHold ? m.done.held : m.done.resumed)
  const markSent = () => {
    const idempotencyKey = keyFor([invoice.id, invoice.version, 'sent'])
    void step(
      () => call(invoices.markSent, { body: { ids: [invoice.id] }, idempotencyKey }),
      () => m.sent,
    )
  }
  const followOrder = () => {
    const idempotencyKey = keyFor([invoice.id, invoice.version, 'follow'])
    const request = { body: { id: invoice.id }, ifMatch: invoice.version, idempotencyKey }
    void step(
      () => call(invoices.followOrder, request),
      () => m.done.followed,
    )
  }
  const duplicate = async () => {
    const body = copyOf(invoice, today)
    const idempotencyKey = keyFor([invoice.id, invoice.version, 'duplicate'])
    const id = await step(() => call(invoices.createDraft, { body, idempotencyKey }), m.done.duplicate)
    if (id !== undefined) await leadOn({ to: '/invoices/$id', params: { id } })
  }
  return { settle, markSent, holdReminders, followOrder, duplicate: () => void duplicate() }
}
