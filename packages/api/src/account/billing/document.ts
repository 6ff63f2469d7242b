import type { Locale } from '@quarterdeck/contract/kit/locales'
import type { PrintedDocument } from '@quarterdeck/contract/sales/printed'
import { printFormats } from '../../kit/files/printed.ts'
import type { InvoiceRow } from './invoices.ts'
import { brands, type InvoiceWords, invoiceWords } from './words.ts'

const descriptionOf = (m: InvoiceWords, { kind, plan, period }: InvoiceRow['lines'][number]) =>
  kind === 'plan' ? m.plan(m.plans[plan], period) : m.credit(m.plans[plan])

/** Writes a past plan invoice out in a language. All of them were made by a simulated payment provider, and say so. */
export const documentOf = (invoice: InvoiceRow, locale: Locale): PrintedDocument => {
  const m = invoiceWords[locale]
  const { money, date, span, page } = printFormats(locale)
  const { id, issuedAt, status, brand, last4, company, address, taxId, contactEmail, lines, total } = invoice
  const payer = [company, ...address.split('\n'), contactEmail, taxId && m.taxId(taxId)]
  return {
    language: locale,
    size: 'A4',
    sender: 'Quarterdeck',
    title: m.title,
    number: id,
    facts: [
      [m.number, id],
      [m.issued, date(issuedAt)],
      [m.status, m.statuses[status]],
      ...(brand && last4 ? ([[m.paidBy, m.card(brands[brand], last4)]] as const) : []),
    ],
    blocks: [{ title: m.billedTo, lines: payer.map((line) => line.trim()).filter(Boolean) }],
    columns: [
      { title: m.description, share: 0.5, align: 'left' },
      { title: m.time, share: 0.33, align: 'left' },
      { title: m.amount, share: 0.17, align: 'right' },
    ],
    rows: lines.map((line) => [descriptionOf(m, line), span(line.from, line.to), money(line.amount)]),
    totals: [[m.total, money(total)]],
    notes: [m.simulated, m.currency],
    page,
    madeAt: issuedAt,
  }
}
