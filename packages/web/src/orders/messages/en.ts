import { formats } from '../../lib/i18n/formats.ts'

const { number } = formats('en')

export const en = {
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
  deleted: (count: number, id: string) =>
    count === 1 ? `Order ${id} was deleted` : `${number(count)} orders were deleted`,
}
