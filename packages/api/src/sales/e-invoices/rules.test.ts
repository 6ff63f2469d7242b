import { invoiceTotals } from '@quarterdeck/contract/kit/money'
import { unitCodes } from '@quarterdeck/contract/sales/unit-codes'
import { describe, expect, test } from 'vitest'
import { sized } from '../../testing/size.ts'
import type { Seller } from '../company/index.ts'
import { billOf, buyerOf, creditOf, missingIn, sellerOf } from './bill.ts'
import { anyInvoice, at, cases, dice, invoiceOf, type Node, parse, rated, type Sent, seller } from './samples.ts'
import { ublOf } from './ubl.ts'
import { creditWords } from './words.ts'

const all = (node: Node | undefined, path: string): readonly Node[] =>
  path
    .split('/')
    .reduce<readonly Node[]>(
      (nodes, part) =>
        nodes.flatMap(({ children }) => children.filter(({ name }) => name.replace(/^c[ab]c:/, '') === part)),
      node ? [node] : [],
    )
const text = (node: Node | undefined, path: string): string => all(node, path)[0]?.text ?? ''
const cents = (node: Node | undefined, path: string): number => Math.round(Number(text(node, path) || 0) * 100)
const sumOf = (nodes: readonly Node[], path: string): number => nodes.reduce((sum, node) => sum + cents(node, path), 0)

/** Returns the tax of a base, in minor units. */
const taxOf = (base: number, rate: number): number => Math.round((base * Math.round(rate * 1000)) / 100_000)

/** Returns true if no net amount and its tax add up to an amount, such as 9.99 with 19 %: 8.39 + 1.59, 8.40 + 1.60. */
const isMetByNone = (gross: number, rate: number): boolean => {
  const near = Math.round(gross / (1 + rate / 100))
  return [near - 2, near - 1, near, near + 1, near + 2].every((base) => base + taxOf(base, rate) !== gross)
}

/** Returns true for a country on the code list of the standard (BR-CL-14), which has `1A` for Kosovo. */
const isCountry = (code: string): boolean => (/^[A-Z]{2}$/.test(code) && code !== 'XK') || code === '1A'

/** Returns the names of violated rules of EN 16931-1, as far as they concern our files. */
const broken = (xml: string): readonly string[] => {
  const root = parse(xml)
  const isCredit = root.name === 'CreditNote'
  const totals = all(root, 'LegalMonetaryTotal')[0]
  const lines = all(root, isCredit ? 'CreditNoteLine' : 'InvoiceLine')
  const changes = all(root, 'AllowanceCharge')
  const [allowances, charges] = ['false', 'true'].map((is) =>
    changes.filter((each) => text(each, 'ChargeIndicator') === is),
  )
  const breakdown = all(root, 'TaxTotal/TaxSubtotal')
  const [sold, bought] = ['AccountingSupplierParty/Party', 'AccountingCustomerParty/Party'].map(
    (path) => all(root, path)[0],
  )
  const quantity = isCredit ? 'CreditedQuantity' : 'InvoicedQuantity'
  const categoryOf = (node: Node, path: string) => `${text(node, `${path}/ID`)} ${text(node, `${path}/Percent`)}`
  const is = (category: string, ...some: readonly string[]) => some.includes(category.split(' ')[0] ?? '')
  const used = [
    ...lines.map((line) => categoryOf(line, 'Item/ClassifiedTaxCategory')),
    ...changes.map((change) => categoryOf(change, 'TaxCategory')),
  ]
  const known = breakdown.map((each) => categoryOf(each, 'TaxCategory'))
  const baseOf = (category: string) =>
    sumOf(
      lines.filter((line) => categoryOf(line, 'Item/ClassifiedTaxCategory') === category),
      'LineExtensionAmount',
    ) -
    sumOf(
      (allowances ?? []).filter((each) => categoryOf(each, 'TaxCategory') === category),
      'Amount',
    ) +
    sumOf(
      (charges ?? []).filter((each) => categoryOf(each, 'TaxCategory') === category),
      'Amount',
    )
  const schemes = all(sold, 'PartyTaxScheme').map((each) => [text(each, 'TaxScheme/ID'), text(each, 'CompanyID')])
  const vatId = schemes.find(([scheme]) => scheme === 'VAT')?.[1]
  const buyerVatId = text(bought, 'PartyTaxScheme/CompanyID')
  const rates = (kind: string) => known.filter((each) => each.startsWith(kind)).map((each) => Number(each.slice(2)))
  const isAmount = ({ text: value, attributes }: Node) =>
    /^-?\d+\.\d\d$/.test(value) && attributes.includes('currencyID="USD"')
  const amounts = [...xml.matchAll(/<cbc:(?!Price)\w*Amount( [^>]*)>([^<]*)</g)].map(
    ([, attributes = '', value = '']) => ({
      name: '',
      children: [],
      attributes,
      text: value,
    }),
  )
  const rules: Readonly<Record<string, boolean>> = {
    'BR-01': text(root, 'CustomizationID') === 'urn:cen.eu:en16931:2017',
    'BR-02': text(root, 'ID') !== '',
    'BR-03': /^\d{4}-\d\d-\d\d$/.test(text(root, 'IssueDate')),
    'BR-04': text(root, isCredit ? 'CreditNoteTypeCode' : 'InvoiceTypeCode') === (isCredit ? '381' : '380'),
    'BR-05': text(root, 'DocumentCurrencyCode') === 'USD',
    'BR-06': text(sold, 'PartyLegalEntity/RegistrationName') !== '',
    'BR-07': text(bought, 'PartyLegalEntity/RegistrationName') !== '',
    'BR-08': all(sold, 'PostalAddress').length === 1,
    'BR-09': isCountry(text(sold, 'PostalAddress/Country/IdentificationCode')),
    'BR-10': all(bought, 'PostalAddress').length === 1,
    'BR-11': isCountry(text(bought, 'PostalAddress/Country/IdentificationCode')),
    'BR-12': text(totals, 'LineExtensionAmount') !== '',
    'BR-13': text(totals, 'TaxExclusiveAmount') !== '',
    'BR-14': text(totals, 'TaxInclusiveAmount') !== '',
    'BR-15': text(totals, 'PayableAmount') !== '',
    'BR-16': lines.length > 0,
    'BR-21': lines.every((line) => text(line, 'ID') !== ''),
    'BR-22': lines.every((line) => Number(text(line, quantity)) > 0),
    'BR-23': lines.every((line) =>
      unitCodes.has(/unitCode="(\w+)"/.exec(all(line, quantity)[0]?.attributes ?? '')?.[1] ?? ''),
    ),
    'BR-24': lines.every((line) => text(line, 'LineExtensionAmount') !== ''),
    'BR-25': lines.every((line) => text(line, 'Item/Name') !== ''),
    'BR-26': lines.every((line) => text(line, 'Price/PriceAmount') !== ''),
    'BR-27': lines.every((line) => cents(line, 'Price/PriceAmount') >= 0),
    'BR-31': changes.every((each) => cents(each, 'Amount') > 0),
    'BR-32': used.every((category) => is(category, 'S', 'E', 'Z', 'AE', 'K', 'G', 'O')),
    'BR-33': changes.every((each) => text(each, 'AllowanceChargeReason') !== ''),
    'BR-41, BR-42': all(root, 'InvoiceLine/AllowanceCharge').every(
      (each) => cents(each, 'Amount') > 0 && text(each, 'AllowanceChargeReason') !== '',
    ),
    'BR-45, BR-46': breakdown.every((each) => text(each, 'TaxableAmount') !== '' && text(each, 'TaxAmount') !== ''),
    'BR-47, BR-48': known.every((category) => is(category, 'O') === !/ \d/.test(category)),
    'BR-49': all(root, 'PaymentMeans').every((means) => text(means, 'PaymentMeansCode') !== ''),
    'BR-50, BR-61': all(root, 'PaymentMeans').every((means) => text(means, 'PayeeFinancialAccount/ID') !== ''),
    'BR-55': all(root, 'BillingReference').every((each) => text(each, 'InvoiceDocumentReference/ID') !== ''),
    'BR-62, BR-63': [sold, bought].every((party) =>
      all(party, 'EndpointID').every(({ attributes }) => attributes.includes('schemeID="EM"')),
    ),
    'BR-CO-04': lines.every((line) => text(line, 'Item/ClassifiedTaxCategory/ID') !== ''),
    'BR-CO-09': vatId === undefined || /^[A-Z]{2}\w+$/.test(vatId),
    'BR-CO-10': sumOf(lines, 'LineExtensionAmount') === cents(totals, 'LineExtensionAmount'),
    'BR-CO-11': sumOf(allowances ?? [], 'Amount') === cents(totals, 'AllowanceTotalAmount'),
    'BR-CO-12': sumOf(charges ?? [], 'Amount') === cents(totals, 'ChargeTotalAmount'),
    'BR-CO-13':
      cents(totals, 'TaxExclusiveAmount') ===
      cents(totals, 'LineExtensionAmount') - cents(totals, 'AllowanceTotalAmount') + cents(totals, 'ChargeTotalAmount'),
    'BR-CO-14': cents(root, 'TaxTotal/TaxAmount') === sumOf(breakdown, 'TaxAmount'),
    'BR-CO-15':
      cents(totals, 'TaxInclusiveAmount') === cents(totals, 'TaxExclusiveAmount') + cents(root, 'TaxTotal/TaxAmount'),
    'BR-CO-16': cents(totals, 'PayableAmount') === cents(totals, 'TaxInclusiveAmount') - cents(totals, 'PrepaidAmount'),
    'BR-CO-17': breakdown.every((each) => {
      const [base, tax] = [cents(each, 'TaxableAmount'), cents(each, 'TaxAmount')]
      const rate = Number(text(each, 'TaxCategory/Percent'))
      const off = Math.abs(tax - taxOf(base, rate))
      // A partial amount has its share of the tax. Otherwise a cent may only be left if no base and tax add up to the
      // amount.
      return off === 0 || (off === 1 && (isCredit || isMetByNone(base + tax, rate)))
    }),
    'BR-CO-18': breakdown.length > 0,
    'BR-CO-25':
      cents(totals, 'PayableAmount') <= 0 || text(root, 'DueDate') !== '' || text(root, 'PaymentTerms/Note') !== '',
    'BR-CO-26': vatId !== undefined || text(sold, 'PartyLegalEntity/CompanyID') !== '',
    'BR-S-01, BR-E-01, BR-Z-01': used.every((category) => known.filter((each) => each === category).length === 1),
    'BR-S-02, BR-E-02, BR-Z-02': known.some((each) => is(each, 'O')) || schemes.length > 0,
    'BR-AE-02, BR-IC-02, BR-G-02': !known.some((each) => is(each, 'AE', 'K', 'G')) || vatId !== undefined,
    'BR-AE-02, BR-IC-02': !known.some((each) => is(each, 'AE', 'K')) || buyerVatId !== '',
    'BR-IC-11, BR-IC-12':
      !known.some((each) => is(each, 'K')) ||
      (text(root, 'Delivery/ActualDeliveryDate') !== '' &&
        text(root, 'Delivery/DeliveryLocation/Address/Country/IdentificationCode') !== ''),
    'BR-O-02': !known.some((each) => is(each, 'O')) || (vatId === undefined && buyerVatId === ''),
    'BR-O-11': !known.some((each) => is(each, 'O')) || known.length === 1,
    'BR-S-05': rates('S').every((rate) => rate > 0),
    'BR-E-05, BR-Z-05, BR-AE-05, BR-IC-05, BR-G-05': known.every(
      (each) => is(each, 'S', 'O') || Number(each.split(' ')[1]) === 0,
    ),
    // The official tests require a line, allowance or charge for each category, even for 0.
    'BR-S-08, BR-E-08, BR-Z-08': breakdown.every(
      (each) =>
        used.includes(categoryOf(each, 'TaxCategory')) &&
        cents(each, 'TaxableAmount') === baseOf(categoryOf(each, 'TaxCategory')),
    ),
    'BR-E-09, BR-Z-09': breakdown.every(
      (each) => text(each, 'TaxCategory/ID') === 'S' || cents(each, 'TaxAmount') === 0,
    ),
    'BR-S-10, BR-E-10, BR-Z-10': breakdown.every(
      (each) => (text(each, 'TaxCategory/TaxExemptionReason') !== '') !== is(text(each, 'TaxCategory/ID'), 'S', 'Z'),
    ),
    'BR-DEC': amounts.length > 0 && amounts.every(isAmount),
    // EN 16931-1, 7.7: a line is quantity times price per base quantity, less its discount.
    'BT-131': lines.every((line) => {
      const [count, base] = [Number(text(line, quantity)), Number(text(line, 'Price/BaseQuantity') || 1)]
      const price = text(line, 'Price/PriceAmount')
      const whole = (decimal: number | string) => BigInt(Math.round(Number(decimal) * 10_000))
      const gross =
        base === count
          ? cents(line, 'Price/PriceAmount')
          : Number((whole(price) * whole(count) + 500_000n) / 1_000_000n)
      return gross - sumOf(all(line, 'AllowanceCharge'), 'Amount') === cents(line, 'LineExtensionAmount')
    }),
  }
  return Object.entries(rules).flatMap(([rule, isKept]) => (isKept ? [] : [rule]))
}

describe('an e-invoice keeps the rules of EN 16931', () => {
  test.each(Object.entries(cases))('%s', async (_, sent) => {
    const invoice = invoiceOf(sent)
    const bill = billOf(invoice, seller)
    expect(missingIn(invoice, bill)).toEqual([])
    const xml = await ublOf(bill)
    expect(broken(xml)).toEqual([])
    const due = invoice.prepaid.reduce((left, { amount }) => left - amount, invoice.totalAmount)
    expect(cents(parse(xml), 'LegalMonetaryTotal/PayableAmount')).toBe(due)
    expect(cents(parse(xml), 'TaxTotal/TaxAmount')).toBe(invoice.tax)
    expect(await ublOf(billOf(invoice, seller))).toBe(xml)
  })

  test.each(Object.entries(cases))('a credit note to all of %s', async (_, sent) => {
    const invoice = invoiceOf(sent)
    const note = { id: 'CN-003', amount: invoice.totalAmount, before: 0, reason: 'Broken', createdAt: at }
    const xml = await ublOf(creditOf(note, invoice, seller, creditWords.en(invoice.id)))
    expect(broken(xml)).toEqual([])
    expect(cents(parse(xml), 'LegalMonetaryTotal/PayableAmount')).toBe(invoice.totalAmount)
    expect(cents(parse(xml), 'TaxTotal/TaxAmount')).toBe(invoice.tax)
  })

  test('many that are made up', async () => {
    const roll = dice()
    for (let count = 0; count < sized(100, 500); count++) {
      const invoice = invoiceOf(anyInvoice(roll))
      if (invoice.totalAmount < 0) continue
      const xml = await ublOf(billOf(invoice, seller))
      expect([count, broken(xml)]).toEqual([count, []])
      expect(cents(parse(xml), 'LegalMonetaryTotal/PayableAmount')).toBe(invoice.totalAmount)
    }
  })

  test.each([1, 10_00, 33_33])('a credit note of %i cents', async (amount) => {
    for (const pricesIncludeTax of [false, true]) {
      const invoice = invoiceOf({ products: rated, pricesIncludeTax })
      const note = { id: 'CN-003', amount, before: 0, reason: 'Broken', createdAt: at }
      const xml = await ublOf(creditOf(note, invoice, seller, creditWords.en(invoice.id)))
      expect(broken(xml)).toEqual([])
      expect(cents(parse(xml), 'LegalMonetaryTotal/PayableAmount')).toBe(amount)
      expect(text(parse(xml), 'BillingReference/InvoiceDocumentReference/ID')).toBe('INV-007')
    }
  })
})

test.each([false, true])(
  'credit notes to an invoice come to its bases and its taxes, in any number of parts',
  (pricesIncludeTax) => {
    const roll = dice()
    for (let count = 0; count < 100; count++) {
      const invoice = invoiceOf({ ...anyInvoice(roll), pricesIncludeTax })
      const sums = new Map<string, number>()
      let before = 0
      while (before < invoice.totalAmount) {
        const most = invoice.totalAmount - before
        const amount = Math.min(most, 1 + roll(Math.max(3, invoice.totalAmount / 3)))
        const note = { id: 'CN-003', amount, before, reason: 'Broken', createdAt: at }
        const { taxes } = creditOf(note, invoice, seller, '')
        for (const { rate, tax, amount: base } of taxes) {
          expect(Math.min(tax, base)).toBeGreaterThanOrEqual(0)
          sums.set(`${rate} base`, (sums.get(`${rate} base`) ?? 0) + base)
          sums.set(`${rate} tax`, (sums.get(`${rate} tax`) ?? 0) + tax)
        }
        before += amount
      }
      const wanted = invoiceTotals(invoice).taxes.filter(({ base }) => base > 0)
      expect([...sums].toSorted()).toEqual(
        wanted
          .flatMap(
            ({ rate, base, amount }) =>
              [
                [`${rate} base`, base],
                [`${rate} tax`, amount],
              ] as const,
          )
          .toSorted(),
      )
    }
  },
)

test('a credit note is of the day that it was where the company is', () => {
  const note = { id: 'CN-003', amount: 1_00, before: 0, reason: 'Broken', createdAt: new Date('2026-11-25T23:23:00Z') }
  const issuedOn = (timeZone: string) => creditOf(note, invoiceOf({}), { ...seller, timeZone }, '').issuedOn
  expect([issuedOn('UTC'), issuedOn('Europe/Berlin')]).toEqual(['2026-11-25', '2026-11-26'])
})

test('a seller without a VAT number is named by their tax number and registration', async () => {
  const xml = await ublOf(billOf(invoiceOf({}), { ...seller, taxId: '12-3456789' }))
  expect(broken(xml)).toEqual([])
  expect(text(parse(xml), 'AccountingSupplierParty/Party/PartyTaxScheme/TaxScheme/ID')).toBe('FC')
})

test('what has a category of its own says what that needs, and is never written as another', () => {
  const missing = (sent: Sent, who: Partial<Seller> = {}) => {
    const invoice = invoiceOf(sent)
    return missingIn(invoice, { seller: sellerOf({ ...seller, ...who }), buyer: buyerOf(invoice) })
  }
  const of = (...categories: readonly ('Z' | 'E' | 'AE' | 'K' | 'G' | 'O')[]) =>
    categories.map((taxCategory) => ({ taxRate: 0, taxCategory }))
  expect(missing({ products: of('AE') })).toEqual(['buyerVatId'])
  expect(missing({ products: of('AE'), billingVatId: 'FR40303265045' }, { taxId: '12/345' })).toEqual(['sellerVatId'])
  expect(missing({ products: of('K') })).toEqual(['buyerVatId', 'supplyDate'])
  expect(missing({ products: of('G') }, { taxId: '12/345' })).toEqual(['sellerVatId'])
  expect(missing({ products: of('O', 'Z') })).toEqual(['onlyOutside'])
  expect(missing({ products: of('O') }, { registration: '' })).toEqual(['sellerRegistration'])
  expect(missing({ products: of('E') })).toEqual(['exemption'])
  const reasons = ['Reverse charge', 'Innergemeinschaftliche Lieferung', 'Exportación', 'リバースチャージ']
  for (const taxExemption of reasons) {
    expect(missing({ products: [{ taxRate: 0 }], taxExemption })).toEqual(['category'])
  }
})

test('what nobody has said is named, and nothing is made up', () => {
  const missing = (sent: Sent, who: Partial<Seller> = {}) => {
    const invoice = invoiceOf(sent)
    return missingIn(invoice, { seller: sellerOf({ ...seller, ...who }), buyer: buyerOf(invoice) })
  }
  expect(missing({ products: [{ taxRate: null }] })).toEqual(['rates'])
  expect(missing({ shippingCharge: 1_00 })).toEqual(['rates'])
  expect(missing({ products: [] })).toEqual(['lines'])
  expect(missing({ issuedAt: null })).toEqual(['issued'])
  expect(missing({ billingAddress: 'Rue 1' })).toEqual(['buyerCountry'])
  expect(missing({ billingAddress: 'Rue 1', billingCountry: 'FR' })).toEqual([])
  expect(missing({ billingAddress: '' })).toEqual(['buyerAddress', 'buyerCountry'])
  expect(missing({}, { taxId: '', country: '', name: '', address: '' })).toEqual([
    ...['sellerName', 'sellerAddress', 'sellerCountry', 'sellerTaxId'],
  ])
  expect(missing({}, { taxId: 'XX123456', registration: '' })).toEqual(['sellerRegistration'])
})
