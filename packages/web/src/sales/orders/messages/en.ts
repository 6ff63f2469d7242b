import { formats } from '../../../lib/i18n/formats.ts'

const { number } = formats('en')

export const en = {
  words: {
    many: 'orders',
    /** What one of them may be called before its number. */
    names: 'order',
    bin: 'Deleted orders',
    added: (count: number) => (count === 1 ? '1 new order' : `${number(count)} new orders`),
    removed: (count: number) =>
      count === 1 ? '1 order no longer belongs here' : `${number(count)} orders no longer belong here`,
    deleted: (count: number, id: string) =>
      count === 1 ? `Order ${id} was deleted` : `${number(count)} orders were deleted`,
  },
  title: 'Order',
  name: (id: string) => `Order ${id}`,
  buyers: { new: 'New customers', returning: 'Returning customers' },
  /** Of its invoice. */
  bills: {
    none: 'None',
    due: 'Due',
    partlyPaid: 'Partly paid',
    paid: 'Paid',
    credited: 'Credited',
    changed: 'Order changed since',
  },
  /** As an order goes through them. */
  statuses: { New: 'New', Pending: 'Pending', Shipping: 'Shipping', Delivered: 'Delivered', Return: 'Returned' },
  fields: {
    country: 'Country',
    returnCause: 'Reason for return',
    cohort: 'First order in the week of',
    buyer: 'New or returning',
    product: 'Product',
    id: 'Order',
    items: 'Items',
    status: 'Status',
    createAt: 'Ordered',
    deliveredAt: 'Delivered',
    invoiceId: 'Invoice',
    customer: 'Customer',
    customerName: 'Customer name',
    customerEmail: 'Customer email',
    customerPhone: 'Customer phone',
    customerImage: 'Customer picture',
    billing: 'Billing address',
    shipping: 'Shipping address',
    payment: 'Payment',
    paymentId: 'Payment number',
    paymentMethod: 'Payment method',
    cardNumber: 'Card',
    subTotalAmount: 'Subtotal',
    discountAmount: 'Discount',
    shippingChargeAmount: 'Shipping',
    taxAmount: 'Tax',
    totalAmount: 'Total',
    refundedAmount: 'Refunded',
  },
  list: {
    title: 'Orders',
    search: 'Search orders and customers',
    empty: 'No orders yet',
    more: (first: string, others: number) => (others <= 0 ? first : `${first} and ${number(others)} more`),
    summary: {
      label: 'In figures',
      total: 'Total orders',
      new: 'New orders',
      delivered: 'Delivered orders',
      cancelled: 'Canceled orders',
      carried: (count: number) => `${number(count)} carried over`,
    },
    tabs: {
      label: 'Orders by status',
      all: 'All',
      waiting: (span: string) => `waiting ${span}`,
    },
    emptyText: 'Orders appear here as soon as they come in.',
  },
  bulk: {
    records: (count: number) => (count === 1 ? '1 order' : `${number(count)} orders`),
    /** An order without the day of its delivery. */
    notDelivered: 'Not delivered',
    reasons: { date_order: 'Delivered before it was ordered' },
    /** What is asked about before it is saved. */
    doubts: {
      title: 'Save this anyway?',
      text: 'Something here looks unusual:',
      future: 'The delivery date is in the future.',
      neverShipped: 'The order has a delivery date, but nothing has been shipped yet.',
      noShipping: 'There’s no shipping address, but items are still to be shipped.',
      noBilling: 'There’s no billing address, but items are still to be shipped.',
      save: 'Save anyway',
    },
  },
  edit: {
    title: (id: string) => `Edit order ${id}`,
    open: 'Edit',
    delivery: 'Delivery',
    deliveryText: 'Who ordered, and where it goes.',
    customerHint: 'Another customer brings their name, email and phone along.',
    deliveredOn: 'Delivered on',
    paymentText: 'How it was paid. Of a card, only the last four digits are kept.',
    readOnly: 'You can view orders but not change them.',
    saved: 'Order saved',
    unchanged: 'Nothing has changed',
  },
  record: {
    orderedOn: (date: string) => `Ordered ${date}`,
    deliveredOn: (date: string) => `Delivered ${date}`,
    edit: 'Edit',
    more: 'More actions',
    steps: {
      to: {
        New: 'Mark as new',
        Pending: 'Mark as pending',
        Shipping: 'Mark as shipping',
        Delivered: 'Mark as delivered',
        Return: 'Mark as returned',
      },
      why: 'Say why, so that everyone can follow it later.',
      done: (status: string) => `The order is now “${status}”`,
    },
    slip: {
      title: (order: string) => `Packing slip, ${order}`,
      open: 'Packing slip',
    },
    paper: { back: 'Back to the order' },
    invoice: {
      make: 'Create invoice',
      made: (id: string) => `Invoice ${id} created`,
      changed: 'Its invoice no longer matches: this order was changed after it was invoiced.',
      owed: (amount: string) => `${amount} outstanding`,
    },
    addresses: 'Addresses',
    sameAddress: 'Same as shipping address',
  },
}
