import { z } from 'zod'
import { orderBills, orderBuyers, orderReturnCauses, orderStatuses, paymentMethods } from '../kit/constants.ts'
import { endpoint } from '../kit/endpoint.ts'
import {
  choice,
  id,
  idQuery,
  instant,
  measure,
  money,
  multilineText,
  phone,
  picture,
  reason,
  requiredText,
  sentId,
  summaryCard,
  text,
  timestamp,
  unitPrice,
  versioned,
} from '../kit/fields.ts'
import { kindOf } from '../kit/kind-of.ts'
import { optionList } from '../kit/options.ts'
import { Invoice } from './invoices.ts'
import { piece, unitCode } from './units.ts'

const OrderCustomer = z.object({
  id,
  name: requiredText(120),
  email: text(254),
  phone,
  image: picture,
})

const OrderPayment = z.object({
  id: text(60),
  paymentMethod: choice(paymentMethods),
  /** Stored and answered with all but the last four digits masked. */
  cardNumber: text(40),
})

export const OrderItem = z.object({
  /** The product. */
  id: sentId,
  name: requiredText(200),
  image: picture,
  price: unitPrice,
  quantity: measure,
  unit: unitCode,
})

/** Sub-total and total are computed; sent ones are ignored. */
const fields = z.object({
  invoiceId: text(20).nullable(),
  createAt: instant,
  deliveredAt: instant.nullable(),
  customer: OrderCustomer.extend({ id: sentId }).partial().required({ id: true }),
  billing: multilineText(500),
  shipping: multilineText(500),
  status: choice(orderStatuses),
  payment: OrderPayment.partial(),
  items: z
    .array(OrderItem.extend({ unit: unitCode.default(piece) }))
    .min(1)
    .max(1000),
  taxAmount: money,
  discountAmount: money,
  shippingChargeAmount: money,
})

export const OrderPatch = fields.partial()
export type OrderPatch = z.output<typeof OrderPatch>

export const Order = fields.extend({
  id,
  createAt: timestamp,
  deliveredAt: timestamp.nullable(),
  customer: OrderCustomer,
  payment: OrderPayment,
  items: z.array(OrderItem.extend({ id })),
  subTotalAmount: money,
  totalAmount: money,
  /** Amount paid back so far. */
  refundedAmount: money,
  updatedAt: timestamp,
  ...versioned.shape,
})
export type Order = z.output<typeof Order>

/** Number of orders in a status, with the creation date of the oldest one still to be handled. */
const StatusCount = z.object({ status: z.enum(orderStatuses), count: z.int(), oldest: timestamp.nullable() })
export type StatusCount = z.output<typeof StatusCount>

export const orderKind = kindOf(
  'orders',
  {
    invoiceId: { personal: false },
    createAt: { personal: false, as: 'date' },
    deliveredAt: { personal: false, as: 'date', edited: 'bulk' },
    customer: { personal: true, as: 'parts' },
    billing: { personal: true, as: 'long text', edited: 'bulk' },
    shipping: { personal: true, as: 'long text', edited: 'bulk' },
    status: { personal: false, edited: 'bulk', values: orderStatuses },
    payment: { personal: true, as: 'parts' },
    items: { personal: false, as: 'list' },
    taxAmount: { personal: false, unit: 'money', filter: false },
    discountAmount: { personal: false, unit: 'money', filter: false },
    shippingChargeAmount: { personal: false, unit: 'money', filter: false },
    subTotalAmount: { personal: false, unit: 'money', filter: false },
    totalAmount: { personal: false, unit: 'money' },
    refundedAmount: { personal: false, unit: 'money', filter: false },
  },
  {
    one: 'order',
    record: Order,
    patch: OrderPatch,
    words: { one: 'an order', all: 'orders', facets: 'status and payment method' },
    filters: {
      customerId: { kind: 'number', isKey: true },
      customer: { kind: 'text' },
      /** Orders with this product among their items. */
      productId: { kind: 'number', isKey: true },
      /** Orders for which pieces of this product are reserved. */
      reservedId: { kind: 'number', isKey: true },
      /** Country of the customer. */
      country: { kind: 'text' },
      /** Monday (UTC) of the week of the customer's first order. */
      cohort: { kind: 'text' },
      /** New or returning customer at the time of the order. */
      buyer: { kind: 'choice', values: orderBuyers },
      /** Payment state of its invoice. */
      bill: { kind: 'choice', values: orderBills },
      /** Reason of a return. */
      returnCause: { kind: 'choice', values: orderReturnCauses },
      paymentMethod: { kind: 'choice', values: paymentMethods },
      createdAt: false,
      updatedAt: false,
    },
    order: [
      'id',
      'ids',
      'invoiceId',
      'customerId',
      'customer',
      'productId',
      'reservedId',
      'country',
      'cohort',
      'buyer',
      'status',
      'bill',
      'returnCause',
      'paymentMethod',
      'totalAmount',
      'createAt',
      'deliveredAt',
    ],
    sort: ['id', 'createAt', 'deliveredAt', 'customer', 'status', 'totalAmount'],
    screenSort: '-createAt',
    exported: ['id', 'customer', 'items', 'status', 'payment', 'invoiceId', 'createAt', 'deliveredAt', 'totalAmount'],
    endpoints: ({ list, remove, facets, export: file }, orderList) => ({
      list,
      read: endpoint({
        method: 'GET',
        path: '/orders',
        by: 'id',
        needs: 'orders:read',
        summary: 'Get an order, or false if it does not exist',
        query: idQuery,
        output: z.union([Order, z.literal(false)]),
      }),
      update: endpoint({
        method: 'PATCH',
        path: '/orders',
        needs: 'orders:write',
        sendsNoMail: true,
        summary: 'Change any field of an order; no transition rules are enforced',
        query: idQuery,
        body: OrderPatch,
        output: z.object({ order: Order }),
      }),
      move: endpoint({
        method: 'POST',
        path: '/orders/move',
        needs: 'orders:write',
        sendsNoMail: true,
        summary: 'Move an order to a suggested next status, with a reason if one is required',
        body: z.object({ id: sentId, to: choice(orderStatuses), reason }),
        output: z.object({ order: Order }),
        status: 200,
      }),
      invoice: endpoint({
        method: 'POST',
        path: '/orders/invoice',
        needs: 'invoices:write',
        sendsNoMail: true,
        summary: 'Create the invoice of an order, if it has none yet',
        body: z.object({ id: sentId }),
        output: z.object({ order: Order, invoice: Invoice }),
      }),
      remove,
      facets,
      statusCounts: endpoint({
        method: 'GET',
        path: '/orders/status-counts',
        needs: 'orders:read',
        summary:
          'Get the number of orders by status, ignoring the status filter of the list, with the date of the oldest one to be handled',
        list: orderList,
        output: z.array(StatusCount),
      }),
      export: file,
      /** The misspelled path is the specification's. */
      statuses: optionList('/orders/statues', 'orders:read', 'List order statuses, in lower case'),
      paymentMethods: optionList('/orders/payment-methods', 'orders:read', 'List payment methods'),
      histories: endpoint({
        method: 'GET',
        path: '/orders/histories',
        needs: 'orders:read',
        summary: 'Get the summary cards: live counts plus the opening balance',
        output: z.array(summaryCard),
      }),
      revenue: endpoint({
        method: 'GET',
        path: '/orders/revenue',
        needs: 'orders:read',
        summary: 'Get number and value of orders by month (UTC), in order; returned orders have no value',
        query: z.object({ months: z.coerce.number().int().min(1).max(120).default(24) }),
        output: z.array(z.object({ month: z.string(), orders: z.int(), revenue: z.number() })),
      }),
      topProducts: endpoint({
        method: 'GET',
        path: '/orders/top-products',
        needs: 'orders:read',
        summary: 'List the best-selling products by pieces sold, without returns',
        query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(10) }),
        output: z.array(z.object({ id, title: z.string(), image: picture, quantity: z.number(), amount: z.number() })),
      }),
    }),
  },
)
export const orderList = orderKind.list
export const orders = orderKind.endpoints
