import type { InvoiceStatus, OrderStatus, PaymentMethod } from '@quarterdeck/contract/kit/constants'
import { invoiceTotals, percentOf } from '@quarterdeck/contract/kit/money'
import { sampleProduct } from '../../catalog/products/index.ts'
import { ago, later } from '../../kit/generator/ago.ts'
import { samplePerson } from '../../people/users/index.ts'

/** Fields of an order that its invoice copies. */
interface Ordered {
  readonly row: {
    readonly id: number
    readonly customerId: number
    readonly createAt: Date
    readonly status: OrderStatus
    readonly paymentMethod: PaymentMethod
    readonly cardNumber: string
    readonly shippingChargeAmount: number
    readonly taxAmount: number
  }
  readonly items: readonly {
    readonly productId: number
    readonly name: string
    readonly price: number
    readonly quantity: number
  }[]
  /** Percent off each line. */
  readonly discount: number
}

interface Bill {
  readonly orderId: number | null
  readonly customerId: number
  readonly issueDate: Date
  /** Days to pay. */
  readonly term: number
  readonly status: InvoiceStatus
  readonly paymentMethod: PaymentMethod
  readonly cardNo: string
  readonly shippingCharge: number
  readonly tax: number
  readonly lines: readonly {
    readonly productId: number
    readonly title: string
    readonly price: number
    readonly quantity: number
    readonly discount: number
  }[]
}

/** Invoices without an order. `age` in days, amounts in minor units, `tax` in percent. */
const freeStanding = [
  {
    customerId: 5,
    age: 361.4,
    term: 30,
    status: 'complete',
    method: 'Credit Card',
    last4: '7340',
    items: [[1, 25]],
    discount: 12.5,
    tax: 14,
    shipping: 4500,
  },
  {
    customerId: 7,
    age: 166.8,
    term: 30,
    status: 'complete',
    method: 'Credit Card',
    last4: '1881',
    items: [
      [6, 8],
      [9, 40],
    ],
    discount: 10,
    tax: 24,
    shipping: 0,
  },
  {
    customerId: 4,
    age: 63.7,
    term: 30,
    // Overdue.
    status: 'pending',
    method: 'Paypal',
    last4: '6127',
    items: [
      [12, 6],
      [8, 3],
    ],
    discount: 5,
    tax: 17,
    shipping: 2900,
  },
  {
    customerId: 12,
    age: 12.5,
    term: 30,
    status: 'pending',
    method: 'Visa Card',
    last4: '2551',
    items: [
      [3, 6],
      [14, 1],
    ],
    discount: 8,
    tax: 21,
    shipping: 0,
  },
] as const

const ofFreeStanding = (now: Date): Bill[] =>
  freeStanding.map(({ customerId, age, term, status, method, last4, items, discount, tax, shipping }) => {
    const lines = items.map(([productId, quantity]) => {
      const { title, price } = sampleProduct(productId)
      return { productId, title, price, quantity, discount }
    })
    const net = invoiceTotals({ products: lines, shippingCharge: 0, tax: 0, discountAmount: 0 }).totalAmount
    return {
      orderId: null,
      customerId,
      issueDate: ago(now, age),
      term,
      status,
      paymentMethod: method,
      cardNo: `**** **** **** ${last4}`,
      shippingCharge: shipping,
      tax: percentOf(net, tax),
      lines,
    }
  })

const isPaid: Record<OrderStatus, boolean> = {
  Delivered: true,
  Shipping: true,
  Return: true,
  New: false,
  Pending: false,
}

const ofOrder = ({ row, items, discount }: Ordered): Bill => ({
  orderId: row.id,
  customerId: row.customerId,
  issueDate: row.createAt,
  term: 14,
  status: isPaid[row.status] ? 'complete' : 'pending',
  paymentMethod: row.paymentMethod,
  cardNo: row.cardNumber,
  shippingCharge: row.shippingChargeAmount,
  tax: row.taxAmount,
  lines: items.map(({ productId, name, price, quantity }) => ({ productId, title: name, price, quantity, discount })),
})

/** Returns a date of payment some days after the issue, not in the future. */
const paidOn = (now: Date, issueDate: Date, number: number) =>
  new Date(Math.min(now.getTime(), later(issueDate, (number * 5) % 12).getTime()))

/** Generates the invoices of orders and those without one, numbered by date. */
export const sampleInvoices = (now: Date, orders: readonly Ordered[]) =>
  [...orders.map(ofOrder), ...ofFreeStanding(now)]
    .sort((a, b) => a.issueDate.getTime() - b.issueDate.getTime())
    .map(({ orderId, lines, customerId, term, ...bill }, index) => {
      const number = index + 1
      const id = `INV-${String(number).padStart(3, '0')}`
      const person = samplePerson(customerId)
      const { totals, totalAmount } = invoiceTotals({ products: lines, discountAmount: 0, ...bill })
      return {
        orderId,
        row: {
          ...bill,
          ...(bill.status === 'complete' && { paidAt: paidOn(now, bill.issueDate, number) }),
          issuedAt: bill.issueDate,
          id,
          orderId,
          number,
          dueDate: later(bill.issueDate, term),
          totalAmount,
          billingEmail: person.email,
          billingPhone: person.phone,
          billingAddress: person.postal,
          cardHolder: person.name,
          customerId,
          customerName: person.name,
          customerImage: person.image,
          createdAt: bill.issueDate,
          updatedAt: bill.issueDate,
        },
        lines: lines.map((line, position) => ({ ...line, invoiceId: id, position, total: totals[position] ?? 0 })),
      }
    })
