import { formats } from '../../lib/i18n/formats.ts'

const { number } = formats('en')

export const en = {
  words: {
    many: 'orders',
    /** What one of them may be called before its number. */
    names: 'order',
    bin: 'Deleted orders',
    joining: (count: number) => (count === 1 ? '1 new order' : `${number(count)} new orders`),
    leaving: (count: number) =>
      count === 1 ? '1 order no longer belongs here' : `${number(count)} orders no longer belong here`,
    deleted: (count: number, id: string) =>
      count === 1 ? `Order ${id} was deleted` : `${number(count)} orders were deleted`,
  },
  title: 'Order',
  name: (id: string) => `Order ${id}`,
  statuses: { Delivered: 'Delivered', Shipping: 'Shipping', New: 'New', Pending: 'Pending', Return: 'Returned' },
  fields: {
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
  },
}
