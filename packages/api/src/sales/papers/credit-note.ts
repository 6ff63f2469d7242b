import { localDayToInstant } from '@quarterdeck/contract/kit/day'
import type { QueryOf } from '@quarterdeck/contract/kit/endpoint'
import type { Locale } from '@quarterdeck/contract/kit/locales'
import { taxesOfPart, toMinor } from '@quarterdeck/contract/kit/money'
import { notFound } from '@quarterdeck/contract/kit/problem'
import type { papers } from '@quarterdeck/contract/sales/papers'
import type { PrintedDocument } from '@quarterdeck/contract/sales/printed'
import { printFormats } from '../../kit/files/printed.ts'
import type { Db } from '../../kit/ports.ts'
import { companyOf, senderOf } from '../company/index.ts'
import { billedLines, documentWords, isIssued, noteByNumber } from '../invoices/index.ts'
import { byId as findRefund } from '../refunds/index.ts'
import { type PaperWords, paperWords } from './words.ts'

type Refund = NonNullable<Awaited<ReturnType<typeof findRefund>>>

const rowsOf = (
  { lines, shippingAmount, amount }: Refund,
  m: PaperWords,
  { number, money }: ReturnType<typeof printFormats>,
): readonly (readonly string[])[] => {
  // Amounts beyond lines and shipping, such as goodwill; negative if less was refunded than their value.
  const rest = lines.reduce((left, line) => left - line.amount, amount - shippingAmount)
  const others = [
    [m.shipping, shippingAmount],
    [m.other, rest],
  ] as const
  return [
    ...lines.map((line) => [line.name, number(line.quantity), money(line.amount)]),
    ...others.flatMap(([label, sum]) => (sum === 0 ? [] : [[label, '', money(sum)]])),
  ]
}

type Note = NonNullable<Awaited<ReturnType<typeof noteByNumber>>>

/** Returns the tax by rate, as in the e-invoice, if all of the invoice has rates. */
const taxRowsOf = (
  { taxes, totalAmount, before, amount }: Note,
  locale: Locale,
  { money, percent }: ReturnType<typeof printFormats>,
): PrintedDocument['totals'] => {
  const inMinor = taxes.map((tax) => ({ ...tax, base: toMinor(tax.base), amount: toMinor(tax.amount) }))
  if (inMinor.reduce((left, tax) => left - tax.base - tax.amount, totalAmount) !== 0) return []
  return taxesOfPart(inMinor, before, amount)
    .filter((tax) => tax.base + tax.amount > 0)
    .map((tax) => [documentWords[locale].includedTaxOf(percent(tax.rate), money(tax.base)), money(tax.amount)])
}

/**
 * Returns a credit note in the language of its invoice or the requested one: a refund of the order line by line, or one
 * amount.
 * @throws Problem for an unknown number
 */
export const creditNoteOf = async (
  db: Db,
  { id, locale: wanted, size }: QueryOf<typeof papers.creditNote>,
): Promise<PrintedDocument> => {
  const note = await noteByNumber(db, id)
  if (!note) throw notFound('Credit note')
  const locale = wanted ?? note.language
  const refund = note.refundId === null ? undefined : await findRefund(db, note.refundId)
  const m = paperWords[locale]
  const formats = printFormats(locale)
  const seller = await companyOf(db)
  const amount = formats.money(note.amount)
  const reason = refund?.reason ?? note.reason
  return {
    language: locale,
    size: size ?? seller.paperSize,
    title: `${m.creditNote} ${note.id}`,
    number: note.id,
    page: formats.page,
    madeAt: note.createdAt,
    ...senderOf(seller, locale),
    facts: [
      [m.number, note.id],
      [m.date, formats.date(localDayToInstant(note.createdAt, seller.timeZone))],
      [m.invoice, note.invoiceId],
      ...(note.orderId === null ? [] : [[m.order, `#${note.orderId}`] as const]),
      ...(isIssued(note.replacedBy) ? [[documentWords[locale].replacedBy, note.replacedBy] as const] : []),
    ],
    blocks: [{ title: m.billedTo, lines: billedLines({ ...note, language: locale }) }],
    columns: [
      { title: m.items, share: 0.6, align: 'left' },
      { title: m.quantity, share: 0.18, align: 'right' },
      { title: m.amount, share: 0.22, align: 'right' },
    ],
    rows: refund ? rowsOf(refund, m, formats) : [[m.other, '', amount]],
    totals: [...taxRowsOf(note, locale, formats), [m.total, amount]],
    sections: reason ? [{ title: m.reason, lines: [reason] }] : [],
    notes: [],
  }
}
