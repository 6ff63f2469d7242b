import type { Locale } from '@quarterdeck/contract/kit/locales'
import { invoiceTotals } from '@quarterdeck/contract/kit/money'
import type { Seller } from '../company/index.ts'
import type { InvoiceDoc } from '../invoices/index.ts'

export const seller: Seller = {
  name: 'Nordwind & Söhne GmbH',
  address: 'Kai 1\nHinterhaus\nTor 3\n20457 Hamburg',
  country: 'Germany',
  taxId: 'DE 123456788',
  registration: 'HRB 12345',
  email: 'billing@nordwind.example',
  phone: '+49 40 1',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  logo: null,
  paperSize: 'A4',
  timeZone: 'UTC',
}

type Line = Partial<InvoiceDoc['products'][number]>
export type Sent = Partial<Omit<InvoiceDoc, 'products'>> & { readonly products?: readonly Line[] }

export const at = new Date('2026-03-02T10:00:00Z')

export const invoiceOf = (sent: Sent): InvoiceDoc => {
  const lines = (sent.products ?? [{}]).map((line) => ({
    productId: null,
    title: 'Tea "Assam" <1 kg>',
    quantity: 3,
    unit: 'C62',
    price: 19_99,
    discount: 0,
    taxRate: 19,
    taxCategory: null,
    total: 0,
    ...line,
  }))
  const amounts = { shippingCharge: 0, shippingTaxRate: null, tax: 0, discountAmount: 0, pricesIncludeTax: false }
  const { totals, totalAmount, tax, taxes } = invoiceTotals({ ...amounts, ...sent, products: lines })
  const invoice = {
    id: 'INV-007',
    issueDate: at,
    dueDate: new Date('2026-04-01'),
    issuedAt: at,
    voidedAt: null,
    createdAt: at,
    customerId: 5,
    customerName: 'Café Ünal',
    billingAddress: 'Rue 1\n75001 Paris, France',
    billingEmail: 'a@b.example',
    taxExemption: '',
    billingCountry: '',
    billingVatId: '',
    suppliedOn: null,
    replaces: null,
    prepaid: [],
    reference: 'PO 4711',
    notes: 'Thanks',
    terms: '',
    language: 'en' as Locale,
    sentAt: null,
    installments: [],
    ...amounts,
    ...sent,
    tax,
    totalAmount,
    taxes: taxes.map((each) => ({ ...each, base: each.base / 100, amount: each.amount / 100 })),
    products: lines.map((line, index) => ({ ...line, total: totals[index] ?? 0 })),
  }
  // No other fields are read.
  return invoice as unknown as InvoiceDoc
}

export interface Node {
  readonly name: string
  readonly attributes: string
  readonly text: string
  readonly children: readonly Node[]
}

/**
 * Parses the XML subset that we write.
 * @throws Error for an unclosed element
 */
export const parse = (xml: string): Node => {
  const tags = [...xml.replace(/^<\?xml.*?\?>/, '').matchAll(/<(\/?)([\w:]+)([^>]*)>([^<]*)/g)]
  const next = (): Node => {
    const [, , name = '', attributes = '', text = ''] = tags.shift() ?? []
    const children: Node[] = []
    while (tags[0] && tags[0][1] === '') children.push(next())
    const [, slash, closed] = tags.shift() ?? []
    if (slash !== '/' || closed !== name) throw new Error(`${name} is not closed`)
    return { name, attributes, text: text.trim(), children }
  }
  return next()
}

export const rated: readonly Line[] = [
  { quantity: 3, price: 19_99, discount: 12.5, taxRate: 19 },
  { quantity: 7, price: 35, discount: 0, taxRate: 7 },
  { quantity: 1, price: 1_00, taxRate: 0 },
]

export const cases: Readonly<Record<string, Sent>> = {
  'one line': {},
  'several rates and discounts on lines': { products: rated },
  'a discount on the whole': { products: rated, discountAmount: 10_01 },
  'shipping with a rate': { products: rated, shippingCharge: 4_90, shippingTaxRate: 19 },
  'shipping of a rate of its own': {
    products: rated,
    shippingCharge: 4_90,
    shippingTaxRate: 5.5,
    discountAmount: 3_33,
  },
  'a discount that takes some of the shipping': {
    products: [{ quantity: 1, price: 5_00 }],
    discountAmount: 6_00,
    shippingCharge: 4_90,
    shippingTaxRate: 19,
  },
  'no tax at all': { products: [{ taxRate: 0 }] },
  'no tax for a reason': { products: [{ taxRate: 0 }], taxExemption: 'Small business, § 19 UStG' },
  'tax on some of it, and none on the rest for a reason': {
    products: rated,
    taxExemption: 'Medical',
    discountAmount: 10_01,
    shippingCharge: 4_90,
    shippingTaxRate: 0,
  },
  'prices that include tax': { products: rated, pricesIncludeTax: true },
  'prices that include tax, with a discount and shipping': {
    products: rated,
    pricesIncludeTax: true,
    discountAmount: 7_77,
    shippingCharge: 4_90,
    shippingTaxRate: 7,
  },
  'prices that include tax, and shipping of a rate of its own': {
    products: rated,
    pricesIncludeTax: true,
    shippingCharge: 4_90,
    shippingTaxRate: 5.5,
  },
  'units of all kinds, and prices below a cent': {
    products: [
      { quantity: 3.25, unit: 'HUR', price: 96_50, taxRate: 19 },
      { quantity: 12_345, unit: 'KWH', price: 28.47, taxRate: 19, discount: 3.5 },
      { quantity: 0.0625, unit: 'KGM', price: 1_00.01, taxRate: 8.875 },
    ],
  },
  'units of all kinds, with the tax in their prices': {
    products: [{ quantity: 0.5, unit: 'HUR', price: 96_50.25, taxRate: 8.875 }, {}],
    pricesIncludeTax: true,
  },
  'reverse charge, with the shipping': {
    products: [{ taxRate: 0, taxCategory: 'AE' }],
    shippingCharge: 4_90,
    shippingTaxRate: 0,
    discountAmount: 5_00,
    billingVatId: 'FR40303265045',
  },
  'zero rated, exempt and taxed in one': {
    products: [{ taxRate: 0, taxCategory: 'Z' }, { taxRate: 0, taxCategory: 'E' }, {}],
    taxExemption: 'Medical',
    discountAmount: 7_77,
  },
  'supplied within the European Union, and exported': {
    products: [
      { taxRate: 0, taxCategory: 'K' },
      { taxRate: 0, taxCategory: 'G', price: 1_00 },
    ],
    billingVatId: 'FR40303265045',
    suppliedOn: '2026-02-27',
    pricesIncludeTax: true,
  },
  'out of the scope of the tax': {
    products: [{ taxRate: 0, taxCategory: 'O' }],
    billingVatId: 'FR40303265045',
    shippingCharge: 1_00,
    shippingTaxRate: 0,
  },
  'in the place of another': { replaces: 'INV-003' },
  'paid in advance, in part': { prepaid: [{ date: '2026-02-01T00:00:00.000Z', amount: 20_00, reference: 'INV-004' }] },
  'shipping that is free, and has a rate': { products: [{ price: 10_00, taxRate: 7 }], shippingTaxRate: 19 },
  'shipping that is free, and is not taxed': { shippingTaxRate: 0, taxExemption: 'Medical', pricesIncludeTax: true },
  'nothing but what is free, at a rate of its own each': {
    products: [{ price: 0, taxRate: 7 }, { discount: 100, taxRate: 0 }, {}],
    shippingTaxRate: 21,
  },
  'a discount that takes all but a cent of the shipping': {
    products: [{ quantity: 1, price: 5_00 }],
    discountAmount: 9_89,
    shippingCharge: 4_90,
    shippingTaxRate: 7,
  },
  'to Kosovo': { billingAddress: 'Rruga 1\n10000 Pristina', billingCountry: 'XK' },
  'a line that is free': { products: [{ price: 0 }, { price: 5_00, discount: 100 }, {}] },
}

/** Returns a deterministic random generator. */
export const dice = () => {
  let last = 7
  return (below: number) => {
    last = (Math.imul(last, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((last / 2 ** 32) * below)
  }
}

export const anyInvoice = (roll: (below: number) => number): Sent => ({
  products: Array.from({ length: 1 + roll(12) }, () => ({
    quantity: [1 + roll(40), (1 + roll(400_000)) / 10_000][roll(2)] ?? 1,
    unit: ['C62', 'HUR', 'KWH'][roll(3)] ?? 'C62',
    price: [roll(50_000), roll(500_000) / 100, 0][roll(3)] ?? 0,
    discount: [0, 12.5, 25, 100][roll(4)] ?? 0,
    taxRate: [0, 5.5, 8.875, 19, 25][roll(5)] ?? 0,
  })),
  pricesIncludeTax: roll(2) === 1,
  shippingCharge: roll(2) * roll(2000),
  shippingTaxRate: [0, 7, 19, 21][roll(4)] ?? 0,
  discountAmount: roll(2) * roll(500),
})
