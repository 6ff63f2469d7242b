import { countryIn } from '@quarterdeck/contract/kit/country-in'
import { toMinor } from '@quarterdeck/contract/kit/money'
import type { InvoiceDraft } from '@quarterdeck/contract/sales/invoice-draft'
import type { PaperSize, PrintedColumn, PrintedDocument } from '@quarterdeck/contract/sales/printed'
import { piece, unitName } from '@quarterdeck/contract/sales/units'
import type { WriteContext } from '../../kit/context.ts'
import { printFormats } from '../../kit/files/printed.ts'
import { mayDo } from '../../kit/http/demand.ts'
import * as users from '../../people/users/index.ts'
import { bankOf, invoiceDefaults, type Seller, senderOf, zoneOf } from '../company/index.ts'
import { type DocumentWords, documentWords } from './document-words.ts'
import { datedInstallments, datesOf, guardDates, type InvoiceDoc, noAmounts, storedFields, totalled } from './rules.ts'

/** Printed fields of an invoice. Later events, such as payments, aren't printed. */
export type Printed = Pick<
  InvoiceDoc,
  | (
      | 'id'
      | 'orderId'
      | 'replaces'
      | 'replacedBy'
      | 'issueDate'
      | 'dueDate'
      | 'issuedAt'
      | 'voidedAt'
      | 'createdAt'
      | 'customerName'
    )
  | (
      | 'billingAddress'
      | 'billingCountry'
      | 'billingVatId'
      | 'billingEmail'
      | 'products'
      | 'shippingCharge'
      | 'tax'
      | 'taxes'
      | 'discountAmount'
    )
  | (
      | 'pricesIncludeTax'
      | 'prepaid'
      | 'totalAmount'
      | 'taxExemption'
      | 'suppliedOn'
      | 'reference'
      | 'notes'
      | 'terms'
      | 'language'
      | 'installments'
    )
>

type Formats = ReturnType<typeof printFormats>
type Line = Printed['products'][number]

/** A column of the table, with its text for a line. */
interface Column extends PrintedColumn {
  readonly of: (line: Line) => string
}

/** Returns the columns; discounts and tax rates have one only if a line has one. */
const columnsOf = (
  { products, language }: Printed,
  m: DocumentWords,
  { money, price: priceOf, number, percent }: Formats,
): readonly Column[] => {
  // Units are only shown if one isn't pieces.
  const isMeasured = products.some(({ unit }) => unit !== piece)
  const measured = ({ quantity, unit }: Line) => `${number(quantity)} ${unitName(unit, language, quantity)}`
  const more: readonly (Column | false)[] = [
    products.some(({ discount }) => discount > 0) && {
      title: m.discount,
      share: 0.11,
      align: 'right',
      of: ({ discount }) => (discount > 0 ? percent(discount) : ''),
    },
    products.some(({ taxRate }) => taxRate !== null) && {
      title: m.tax,
      share: 0.1,
      align: 'right',
      of: ({ taxRate }) => (taxRate === null ? '' : percent(taxRate)),
    },
  ]
  const others: readonly Column[] = [
    isMeasured
      ? { title: m.quantity, share: 0.17, align: 'right', of: measured }
      : { title: m.quantity, share: 0.12, align: 'right', of: ({ quantity }) => number(quantity) },
    { title: m.price, share: 0.17, align: 'right', of: ({ price }) => priceOf(price) },
    ...more.filter((column) => column !== false),
    { title: m.amount, share: 0.18, align: 'right', of: ({ total }) => money(total) },
  ]
  const share = others.reduce((left, column) => left - column.share, 1)
  return [{ title: m.description, share, align: 'left', of: ({ title }) => title }, ...others]
}

/** Returns the running total after each line. */
const sumsOf = (lines: readonly Line[]): readonly number[] => {
  let sum = 0
  return lines.map(({ total }) => {
    sum += total
    return sum
  })
}

const totalsOf = (invoice: Printed, m: DocumentWords, { date, money, percent }: Formats): PrintedDocument['totals'] => {
  const { products, discountAmount, shippingCharge, tax, taxes, totalAmount, pricesIncludeTax, prepaid } = invoice
  const taxed = pricesIncludeTax ? m.includedTaxOf : m.taxOf
  // Free items have no tax, so their rates aren't listed.
  const charged = taxes.filter(({ base, amount }) => base !== 0 || amount !== 0)
  const rates = charged.map(({ rate, category, base, amount }) => {
    const label = taxed(percent(rate), money(toMinor(base)))
    // The reason is shown next to the rate only if there are several reasons.
    const why = charged.filter((tax) => tax.rate === 0).length > 1 && rate === 0 ? ` (${m.categories[category]})` : ''
    return [`${label}${why}`, money(toMinor(amount))] as const
  })
  const before: PrintedDocument['totals'] = [
    [m.subtotal, money(sumsOf(products).at(-1) ?? 0)],
    ...(discountAmount === 0 ? [] : [[m.discount, money(-discountAmount)] as const]),
    ...(shippingCharge === 0 ? [] : [[m.shipping, money(shippingCharge)] as const]),
    ...(taxes.length === 0 && tax !== 0 ? [[m.tax, money(tax)] as const] : rates),
  ]
  const total = [...(before.length === 1 ? [] : before), [m.total, money(totalAmount)] as const]
  if (prepaid.length === 0) return total
  const paid = prepaid.map(
    ({ date: day, amount, reference }) => [m.prepaid(date(new Date(day)), reference), money(-amount)] as const,
  )
  const due = prepaid.reduce((left, { amount }) => left - amount, totalAmount)
  return [...total, ...paid, [m.amountDue, money(due)]]
}

/** Returns true for the number of an issued invoice, false for a draft. */
export const isIssued = (id: string | null | undefined): id is string => Boolean(id) && !id?.startsWith('DRAFT')

const factsOf = (invoice: Printed, m: DocumentWords, { date }: Formats): PrintedDocument['facts'] => [
  ...(invoice.issuedAt === null ? [] : [[m.number, invoice.id] as const]),
  [m.issued, date(invoice.issueDate)],
  // With installments the due dates are in their own table below.
  ...(invoice.installments.length > 0 ? [] : [[m.due, date(invoice.dueDate)] as const]),
  ...(invoice.suppliedOn === null ? [] : [[m.supplied, date(new Date(invoice.suppliedOn))] as const]),
  ...(invoice.reference ? [[m.reference, invoice.reference] as const] : []),
  ...(invoice.orderId === null ? [] : [[m.order, `#${invoice.orderId}`] as const]),
  ...(invoice.replaces === null ? [] : [[m.replaces, invoice.replaces] as const]),
  // Drafts aren't mentioned to customers.
  ...(isIssued(invoice.replacedBy) ? [[m.replacedBy, invoice.replacedBy] as const] : []),
]

const titleOf = ({ issuedAt, voidedAt }: Printed, m: DocumentWords): string => {
  if (voidedAt !== null) return m.voided
  return issuedAt === null ? m.draft : m.invoice
}

/** Returns the schedule of installments in the customer's language; nothing for a single due date. */
export const scheduleOf = ({
  installments,
  language,
}: Pick<Printed, 'installments' | 'language'>): readonly string[] => {
  const { date, money, percent: shown } = printFormats(language)
  return installments.map(({ dueDate, percent, amount }) => {
    const share = percent === null ? '' : ` (${shown(percent)})`
    return `${date(new Date(dueDate))}: ${money(amount)}${share}`
  })
}

/** Returns the reasons why no tax is due: the one entered, and the legal ones. */
const exemptionsOf = ({ tax, taxes, taxExemption }: Printed, m: DocumentWords): readonly string[] => {
  if (taxes.length === 0) return tax === 0 && taxExemption ? [taxExemption] : []
  const reasons = taxes
    .filter(({ rate }) => rate === 0)
    .map(({ category }) => (category === 'E' ? taxExemption : category === 'Z' ? '' : m.categories[category]))
  return reasons.filter(Boolean)
}

type BilledTo = ('customerName' | 'billingAddress' | 'billingCountry') | ('billingEmail' | 'billingVatId' | 'language')

/** Returns name and address of the recipient; the country is added if the address doesn't contain it. */
export const billedLines = (invoice: Pick<Printed, BilledTo>): string[] => {
  const { customerName, billingAddress, billingCountry, billingEmail, billingVatId, language } = invoice
  const isSaid = billingCountry === '' || countryIn(billingAddress) === billingCountry
  const country = isSaid ? '' : new Intl.DisplayNames(language, { type: 'region' }).of(billingCountry)
  const vatId = billingVatId && `${documentWords[language].vatId} ${billingVatId}`
  return [customerName, billingAddress, country ?? '', billingEmail, vatId].filter(Boolean)
}

/**
 * Returns the document of an invoice in its customer's language.
 * @param size defaults to the seller's paper size
 */
export const documentOf = (invoice: Printed, seller: Seller, size: PaperSize = seller.paperSize): PrintedDocument => {
  const { language, products, terms, notes } = invoice
  const m = documentWords[language]
  const formats = printFormats(language)
  const columns = columnsOf(invoice, m, formats)
  const sections = [
    { title: m.schedule, lines: scheduleOf(invoice) },
    { title: m.taxExemption, lines: exemptionsOf(invoice, m) },
    { title: m.terms, lines: [terms] },
    { title: m.notes, lines: [notes] },
  ]
  return {
    language,
    size,
    title: titleOf(invoice, m),
    number: invoice.id,
    page: formats.page,
    ...senderOf(seller, language),
    facts: factsOf(invoice, m, formats),
    blocks: [{ title: m.billedTo, lines: billedLines(invoice) }],
    columns: columns.map(({ of: _, ...column }) => column),
    rows: products.map((line) => columns.map((column) => column.of(line))),
    carry: { over: m.carriedOver, forward: m.broughtForward, sums: sumsOf(products).map(formats.money) },
    totals: totalsOf(invoice, m, formats),
    sections: [...sections.filter(({ lines }) => Boolean(lines[0])), ...bankOf(seller, language)],
    notes: [],
    madeAt: invoice.issuedAt ?? invoice.createdAt,
  }
}

/** Returns the content of an empty invoice. */
const blank = (now: Date, { invoiceNotes, invoiceTerms }: Awaited<ReturnType<typeof invoiceDefaults>>) => ({
  id: '',
  orderId: null,
  replaces: null,
  replacedBy: null,
  issuedAt: null,
  voidedAt: null,
  createdAt: now,
  shippingCharge: 0,
  tax: 0,
  discountAmount: 0,
  pricesIncludeTax: false,
  totalAmount: 0,
  prepaid: [],
  taxExemption: '',
  reference: '',
  language: 'en' as const,
  suppliedOn: null,
  billingCountry: '',
  notes: invoiceNotes,
  terms: invoiceTerms,
})

/**
 * Returns the document of an unsaved invoice; stores nothing.
 * @param actor if they can read users, missing fields are filled in from the customer
 * @param before the invoice being edited; undefined for a new one
 * @throws Problem at `dueDate`, or if the amounts don't add up to a valid total
 */
export const previewOf = async (
  { tx, actor, now }: Pick<WriteContext, 'tx' | 'actor' | 'now'>,
  draft: InvoiceDraft,
  before?: InvoiceDoc,
): Promise<Printed> => {
  const [known] = draft.customer && mayDo(actor, 'users', 'read') ? await users.byIds(tx, [draft.customer.id]) : []
  const zone = await zoneOf(tx)
  const defaults = await invoiceDefaults(tx)
  const dates = datesOf(draft, now, zone, defaults.invoiceDays)
  const { products = [], taxes = [], installments: parts = [], ...fields } = totalled(noAmounts, storedFields(draft))
  const installments = datedInstallments(parts, zone)
  guardDates({ ...dates, installments })
  const isSame = before !== undefined && draft.customer?.id === before.customerId
  return {
    ...blank(now, defaults),
    billingAddress: known?.address ?? '',
    billingVatId: known?.vatId ?? '',
    billingEmail: known?.email ?? '',
    ...before,
    customerName: draft.customer?.name ?? (isSame ? before.customerName : known?.name) ?? '',
    ...fields,
    ...dates,
    products,
    taxes,
    installments,
  }
}
