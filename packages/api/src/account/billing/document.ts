import type { Locale } from '@quarterdeck/contract/core/locales'
import { toDecimal } from '@quarterdeck/contract/core/money'
import type { PrintedDocument } from '@quarterdeck/contract/sales/printed'
import type { InvoiceRow } from './invoices.ts'
import { brands, type InvoiceWords, invoiceWords } from './words.ts'

const formatsOf = (locale: Locale) => {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' })
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return {
    money: (minor: number) => money.format(toDecimal(minor)),
    date: (at: Date) => date.format(at),
    span: (from: string, to: string) => date.formatRange(new Date(from), new Date(to)),
  }
}

const descriptionOf = (m: InvoiceWords, { kind, plan, period }: InvoiceRow['lines'][number]) =>
  kind === 'plan' ? m.plan(m.plans[plan], period) : m.credit(m.plans[plan])

/** An invoice of the subscription, written out in a language. */
export const documentOf = (invoice: InvoiceRow, locale: Locale, isSimulated: boolean): PrintedDocument => {
  const m = invoiceWords[locale]
  const { money, date, span } = formatsOf(locale)
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
    notes: [...(isSimulated ? [m.simulated] : []), m.currency],
    page: m.page,
    madeAt: issuedAt,
  }
}
