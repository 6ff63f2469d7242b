import { formats } from '../../lib/i18n/formats.ts'

const { number } = formats('en')

const counted = (one: string, many: string) => (count: number) => `${number(count)} ${count === 1 ? one : many}`

export const en = {
  joining: {
    users: counted('new user', 'new users'),
    orders: counted('new order', 'new orders'),
    products: counted('new product', 'new products'),
    invoices: counted('new invoice', 'new invoices'),
    tickets: counted('new ticket', 'new tickets'),
    reviews: counted('new review', 'new reviews'),
  },
  leaving: {
    users: counted('user no longer belongs here', 'users no longer belong here'),
    orders: counted('order no longer belongs here', 'orders no longer belong here'),
    products: counted('product no longer belongs here', 'products no longer belong here'),
    invoices: counted('invoice no longer belongs here', 'invoices no longer belong here'),
    tickets: counted('ticket no longer belongs here', 'tickets no longer belong here'),
    reviews: counted('review no longer belongs here', 'reviews no longer belong here'),
  },
  show: 'Show',
  notice: {
    changed: (name: string) => `${name} changed this just now.`,
    deleted: (name: string) => `${name} deleted this just now.`,
    someone: 'Someone',
    kept: 'What you have entered is still here. When you save, both are merged; where you changed the same field, you decide.',
    look: 'See what changed',
    title: 'What changed',
  },
}
