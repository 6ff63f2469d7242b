import type { OrderStatus, PaymentMethod } from '@quarterdeck/contract/kit/constants'
import { lineTotal, orderTotals, percentOf } from '@quarterdeck/contract/kit/money'
import { sampleProduct } from '../../catalog/products/index.ts'
import { ago, later } from '../../kit/generator/ago.ts'
import { samplePerson } from '../../people/users/index.ts'

interface Purchase {
  readonly customerId: number
  readonly status: OrderStatus
  readonly items: readonly (readonly [productId: number, quantity: number])[]
  readonly method: PaymentMethod
  readonly last4: string
  /** Tax rate of the customer's country, in percent. */
  readonly tax: number
  /** Discount on the order, in percent. */
  readonly discount?: number
  /** Minor units. */
  readonly shipping: number
  /** Shipping address; defaults to the customer's. */
  readonly shipTo?: string
  readonly age: number
  /** Days until it arrived. */
  readonly deliveredIn?: number
}

/** Sample orders, oldest first; the first one has id 1. */
const purchases: readonly Purchase[] = [
  {
    customerId: 6,
    status: 'Delivered',
    items: [
      [2, 1],
      [4, 2],
    ],
    method: 'Visa Card',
    last4: '4242',
    tax: 20,
    shipping: 1490,
    age: 351.2,
    deliveredIn: 6.3,
  },
  {
    customerId: 8,
    status: 'Delivered',
    items: [
      [1, 3],
      [6, 1],
    ],
    method: 'Master Card',
    last4: '5454',
    tax: 18,
    discount: 5,
    shipping: 990,
    age: 281.6,
    deliveredIn: 7.1,
  },
  {
    customerId: 7,
    status: 'Return',
    items: [[5, 1]],
    method: 'Credit Card',
    last4: '1881',
    tax: 24,
    shipping: 790,
    age: 221.5,
    deliveredIn: 5.2,
  },
  {
    customerId: 9,
    status: 'Delivered',
    items: [
      [7, 1],
      [8, 1],
    ],
    method: 'Visa Card',
    last4: '0077',
    tax: 25,
    shipping: 690,
    age: 158.9,
    deliveredIn: 3.8,
  },
  {
    customerId: 3,
    status: 'Delivered',
    items: [
      [9, 12],
      [8, 2],
    ],
    method: 'Credit Card',
    last4: '6633',
    tax: 10,
    discount: 10,
    shipping: 0,
    shipTo: '〒220-0012 神奈川県横浜市西区みなとみらい 2-3-1 オフィス棟 9F, Japan',
    age: 88.3,
    deliveredIn: 4.6,
  },
  {
    customerId: 12,
    status: 'Delivered',
    items: [
      [3, 4],
      [4, 1],
    ],
    method: 'Paypal',
    last4: '9014',
    tax: 21,
    shipping: 0,
    age: 52.1,
    deliveredIn: 9.4,
  },
  {
    customerId: 13,
    status: 'Delivered',
    items: [[2, 1]],
    method: 'Visa Card',
    last4: '3208',
    tax: 20,
    shipping: 590,
    age: 31.4,
    deliveredIn: 2.7,
  },
  {
    customerId: 10,
    status: 'Shipping',
    items: [
      [12, 1],
      [1, 2],
    ],
    method: 'Master Card',
    last4: '7716',
    tax: 10,
    shipping: 1290,
    age: 9.6,
  },
  {
    customerId: 15,
    status: 'Shipping',
    items: [
      [10, 1],
      [4, 3],
    ],
    method: 'Credit Card',
    last4: '2090',
    tax: 16,
    discount: 5,
    shipping: 1190,
    age: 7.2,
  },
  {
    customerId: 14,
    status: 'Pending',
    items: [[6, 2]],
    method: 'Paypal',
    last4: '5561',
    tax: 13,
    shipping: 1390,
    age: 5.8,
  },
  {
    customerId: 17,
    status: 'Shipping',
    items: [
      [13, 1],
      [9, 2],
    ],
    method: 'Visa Card',
    last4: '8125',
    tax: 23,
    shipping: 590,
    shipTo: 'c/o Tidal Studio, 40 Merchants Quay, Cork T12 X8X8, Ireland',
    age: 4.1,
  },
  {
    customerId: 2,
    status: 'Pending',
    items: [
      [11, 1],
      [12, 1],
    ],
    method: 'Credit Card',
    last4: '4407',
    tax: 19,
    shipping: 0,
    age: 2.9,
  },
  {
    customerId: 11,
    status: 'New',
    items: [
      [7, 1],
      [12, 1],
    ],
    method: 'Master Card',
    last4: '3962',
    tax: 7.5,
    shipping: 1890,
    age: 1.4,
  },
  {
    customerId: 8,
    status: 'New',
    items: [
      [5, 1],
      [4, 2],
    ],
    method: 'Master Card',
    last4: '5454',
    tax: 18,
    shipping: 990,
    age: 0.6,
  },
  {
    customerId: 9,
    status: 'New',
    items: [
      [3, 2],
      [8, 1],
      [4, 4],
    ],
    method: 'Visa Card',
    last4: '0077',
    tax: 25,
    discount: 10,
    shipping: 0,
    age: 0.1,
  },
]

/** Generates orders with their rows, items and discount in percent, which the invoice lines show. */
export const sampleOrders = (now: Date) =>
  purchases.map((purchase, index) => {
    const id = index + 1
    const { discount = 0, deliveredIn } = purchase
    const person = samplePerson(purchase.customerId)
    const items = purchase.items.map(([productId, quantity], position) => {
      const { title, image, price } = sampleProduct(productId)
      return { orderId: id, position, productId, name: title, image, price, quantity }
    })
    // Computed per line like the invoice, so that the totals match.
    const discountAmount = items.reduce(
      (sum, item) => sum + item.price * item.quantity - lineTotal({ ...item, discount }),
      0,
    )
    const net = items.reduce((sum, item) => sum + item.price * item.quantity, 0) - discountAmount
    const amounts = {
      taxAmount: percentOf(net, purchase.tax),
      discountAmount,
      shippingChargeAmount: purchase.shipping,
    }
    const createAt = ago(now, purchase.age)
    const row = {
      id,
      createAt,
      deliveredAt: deliveredIn === undefined ? null : ago(later(createAt, deliveredIn), 0),
      customerId: person.id,
      customerName: person.name,
      customerEmail: person.email,
      customerPhone: person.phone,
      customerImage: person.image,
      billing: person.postal,
      shipping: purchase.shipTo ?? person.postal,
      status: purchase.status,
      paymentId: `PAY-${10_480 + id * 37}`,
      paymentMethod: purchase.method,
      cardNumber: `**** **** **** ${purchase.last4}`,
      ...amounts,
      ...orderTotals({ items, ...amounts }),
      updatedAt: createAt,
    }
    return { row, items, discount, country: person.address }
  })

export type SampleOrder = ReturnType<typeof sampleOrders>[number]
