import { maxId } from '@quarterdeck/contract/fields'
import { toDecimal } from '@quarterdeck/contract/money'
import type { Found } from '@quarterdeck/contract/search'
import * as invoices from '../invoices/index.ts'
import * as orders from '../orders/index.ts'
import type { Db } from '../ports.ts'
import * as products from '../products/index.ts'
import * as reviews from '../reviews/index.ts'
import * as tickets from '../tickets/index.ts'
import * as users from '../users/index.ts'

/** Matches of one kind: as many as a list below a field shows at once. */
const most = { users: 8, others: 5 }
/** As much of a long text as is read in a line. */
const mostWords = 200

/** `#7` and `7` mean the record of that number. */
const numberIn = (q: string): number | undefined => {
  const number = Number(/^#?(\d{1,10})$/.exec(q)?.[1] ?? 0)
  return number > 0 && number <= maxId ? number : undefined
}

/** The record that a number means comes before those that a search finds. */
const withNamed = <Row>(named: Row | undefined, found: readonly Row[], keyOf: (row: Row) => unknown): readonly Row[] =>
  named ? [named, ...found.filter((row) => keyOf(row) !== keyOf(named))].slice(0, most.others) : found

const orderLike = async (db: Db, q: string): Promise<Found['orders']> => {
  const number = numberIn(q)
  const [named, found] = await Promise.all([
    number === undefined ? undefined : orders.byId(db, number),
    orders.newestOf(db, q, most.others),
  ])
  return withNamed<orders.OrderRow>(named, found, ({ id }) => id).map(
    ({ id, customerName, status, totalAmount, createAt }) => ({
      id,
      customer: customerName,
      status: status as Found['orders'][number]['status'],
      totalAmount: toDecimal(totalAmount),
      createAt: createAt.toISOString(),
    }),
  )
}

const productLike = async (db: Db, q: string): Promise<Found['products']> => {
  const number = numberIn(q)
  const [named, found] = await Promise.all([
    number === undefined ? undefined : products.byId(db, number),
    products.newestOf(db, q, most.others),
  ])
  return withNamed<products.ProductRow>(named, found, ({ id }) => id).map(
    ({ id, title, code, featureImage, status, price }) => ({
      id,
      title,
      code,
      image: featureImage,
      status,
      price: toDecimal(price),
    }),
  )
}

const invoiceLike = async (db: Db, q: string): Promise<Found['invoices']> => {
  const found = await invoices.newestOf(db, q, most.others)
  return found.map(({ id, customerId, customerName, status, totalAmount }) => ({
    id,
    customerId,
    customer: customerName,
    status: status as Found['invoices'][number]['status'],
    totalAmount: toDecimal(totalAmount),
  }))
}

const ticketLike = async (db: Db, q: string): Promise<Found['tickets']> => {
  const number = numberIn(q)
  const [named, found] = await Promise.all([
    number === undefined ? undefined : tickets.byId(db, number),
    tickets.newestOf(db, q, most.others),
  ])
  return withNamed<tickets.TicketRow>(named, found, ({ id }) => id).map(({ id, userId, subject, status }) => ({
    id,
    userId,
    subject,
    status: status as Found['tickets'][number]['status'],
  }))
}

const reviewLike = async (db: Db, q: string): Promise<Found['reviews']> => {
  const number = numberIn(q)
  const [named, found] = await Promise.all([
    number === undefined ? undefined : reviews.byId(db, number),
    reviews.newestOf(db, q, most.others),
  ])
  return withNamed<reviews.ReviewRow>(named, found, ({ id }) => id).map(({ id, rating, review, userName, status }) => ({
    id,
    rating,
    review: review.slice(0, mostWords),
    reviewer: userName,
    status,
  }))
}

/** How each kind is searched. */
export const kinds = {
  users: (db: Db, q: string) => users.mostLike(db, q, most.users),
  orders: orderLike,
  products: productLike,
  invoices: invoiceLike,
  tickets: ticketLike,
  reviews: reviewLike,
} satisfies { [Kind in keyof Found]: (db: Db, q: string) => Promise<Found[Kind]> }

/** Live users of these ids, in this order. */
export const usersOf = async (db: Db, ids: readonly number[]): Promise<Found['users']> => {
  const found = new Map((await users.byIds(db, ids)).map((user) => [user.id, user]))
  return ids.flatMap((id) => found.get(id) ?? []).map(({ id, name, email, image }) => ({ id, name, email, image }))
}
