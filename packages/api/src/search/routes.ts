import { type Found, search } from '@quarterdeck/contract/search'
import { allowed } from '../http/allowed.ts'
import type { Serve } from '../http/serve.ts'
import { kinds, usersOf } from './store.ts'

export const serveSearch = (serve: Serve): void => {
  serve.read(search.all, async ({ db, query, actor }) => {
    const asked = (kind: keyof Found) => (query.in ?? kind) === kind && allowed(actor, `${kind}:read`)
    const [users, orders, products, invoices, tickets, reviews] = await Promise.all([
      asked('users') ? kinds.users(db, query.q) : [],
      asked('orders') ? kinds.orders(db, query.q) : [],
      asked('products') ? kinds.products(db, query.q) : [],
      asked('invoices') ? kinds.invoices(db, query.q) : [],
      asked('tickets') ? kinds.tickets(db, query.q) : [],
      asked('reviews') ? kinds.reviews(db, query.q) : [],
    ])
    return { users, orders, products, invoices, tickets, reviews }
  })
  serve.read(search.records, async ({ db, query, actor }) => ({
    users: allowed(actor, 'users:read') ? await usersOf(db, [...new Set(query.users.split(',').map(Number))]) : [],
  }))
}
