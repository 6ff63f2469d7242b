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
import { bySurest, type How, howFound } from './match.ts'

/** Matches of one kind: as many as a list below a field shows at once. */
const most = { users: 8, others: 5 }
/** As much of a long text as is read in a line. */
const mostWords = 200

/** `#7` and `7` mean the record of that number. */
const numberIn = (q: string): number | undefined => {
  const number = Number(/^#?(\d{1,10})$/.exec(q)?.[1] ?? 0)
  return number > 0 && number <= maxId ? number : undefined
}

/** The number of a record as one writes it, where it is the one that is looked for. */
const writtenIf = (number: number | undefined, id: number) => (id === number ? `#${id}` : undefined)

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
    ({ id, customerName, customerEmail, invoiceId, shipping, status, totalAmount, createAt }) => ({
      id,
      customer: customerName,
      status: status as Found['orders'][number]['status'],
      totalAmount: toDecimal(totalAmount),
      createAt: createAt.toISOString(),
      ...howFound(q, {
        number: writtenIf(number, id),
        texts: [`#${id}`],
        besides: [customerName, customerEmail, invoiceId ?? '', shipping],
      }),
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
      ...howFound(q, { number: writtenIf(number, id), texts: [title, code] }),
    }),
  )
}

const invoiceLike = async (db: Db, q: string): Promise<Found['invoices']> => {
  // `14` and `inv-14` mean the invoice INV-014; `INV-01` is on its way to one of many.
  const number = numberIn(q.replace(/^inv-?(?=[1-9]|0\d\d)/i, ''))
  const written = number === undefined ? undefined : invoices.invoiceId(number)
  const [named, found] = await Promise.all([
    written === undefined ? undefined : invoices.byId(db, written),
    invoices.newestOf(db, q, most.others),
  ])
  return withNamed<invoices.InvoiceRow>(named, found, ({ id }) => id).map(
    ({ id, customerId, customerName, status, totalAmount }) => ({
      id,
      customerId,
      customer: customerName,
      status: status as Found['invoices'][number]['status'],
      totalAmount: toDecimal(totalAmount),
      ...howFound(q, { number: id === written ? id : undefined, texts: [id], besides: [customerName] }),
    }),
  )
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
    ...howFound(q, { number: writtenIf(number, id), texts: [subject] }),
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
    ...howFound(q, { number: writtenIf(number, id), texts: [review.slice(0, mostWords)], besides: [userName] }),
  }))
}

const userLike = async (db: Db, q: string): Promise<Found['users']> => {
  const number = numberIn(q)
  return (await users.mostLike(db, q, most.users)).map(({ id, name, email, image, phone }) => ({
    id,
    name,
    email,
    image,
    ...howFound(q, { number: writtenIf(number, id), texts: [name, email], phone }),
  }))
}

/** Figures as a Japanese keyboard writes them are figures. */
const halfWidth = (q: string) => q.replace(/[０-９＃]/g, (sign) => sign.normalize('NFKC'))

const surest =
  <Row extends How>(find: (db: Db, q: string) => Promise<readonly Row[]>) =>
  async (db: Db, q: string): Promise<Row[]> =>
    bySurest(await find(db, halfWidth(q)))

/** How each kind is searched: the surest first. */
export const kinds = {
  users: surest(userLike),
  orders: surest(orderLike),
  products: surest(productLike),
  invoices: surest(invoiceLike),
  tickets: surest(ticketLike),
  reviews: surest(reviewLike),
} satisfies { [Kind in keyof Found]: (db: Db, q: string) => Promise<Found[Kind]> }

/** Live users of these ids, in this order. */
export const usersOf = async (db: Db, ids: readonly number[]) => {
  const found = new Map((await users.byIds(db, ids)).map((user) => [user.id, user]))
  return ids.flatMap((id) => found.get(id) ?? []).map(({ id, name, email, image }) => ({ id, name, email, image }))
}
