import {
  invoiceStatuses,
  jobTitles,
  orderStatuses,
  paymentMethods,
  productCategories,
  productColors,
  productSizes,
  productStatuses,
  ticketStatuses,
  userStatuses,
} from '@quarterdeck/contract/kit/constants'
import { entities } from '@quarterdeck/contract/kit/entities'
import { invoiceTotals, orderTotals } from '@quarterdeck/contract/kit/money'
import { accessRoles } from '@quarterdeck/contract/kit/permission'
import { UserDraft } from '@quarterdeck/contract/people/users'
import { verifyPassword } from 'better-auth/crypto'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Schema } from '../kit/sql/schema.ts'
import { sampleAccounts, samplePassword } from '../people/users/index.ts'
import { migrate } from '../prepare.ts'
import { openEmptyDatabase } from '../testing/empty-database.ts'
import { clearData, hasData, seedSample } from './index.ts'

const now = new Date('2026-11-21T09:30:17.250Z')
let db: Kysely<Schema>

beforeAll(async () => {
  db = await openEmptyDatabase()
  await migrate(db)
})
afterAll(() => db.destroy())

const all = async () => ({
  users: await db.selectFrom('users').selectAll().orderBy('id').execute(),
  products: await db.selectFrom('products').selectAll().orderBy('id').execute(),
  deliveries: await db.selectFrom('deliveries').selectAll().orderBy('id').execute(),
  reviews: await db.selectFrom('reviews').selectAll().orderBy('id').execute(),
  orders: await db.selectFrom('orders').selectAll().orderBy('id').execute(),
  orderItems: await db.selectFrom('orderItems').selectAll().orderBy('orderId').orderBy('position').execute(),
  invoices: await db.selectFrom('invoices').selectAll().orderBy('number').execute(),
  invoiceLines: await db.selectFrom('invoiceLines').selectAll().orderBy('invoiceId').orderBy('position').execute(),
  tickets: await db.selectFrom('tickets').selectAll().orderBy('id').execute(),
  notes: await db.selectFrom('notes').selectAll().orderBy('id').execute(),
  noteMentions: await db.selectFrom('noteMentions').selectAll().orderBy('noteId').orderBy('userId').execute(),
  refunds: await db.selectFrom('refunds').selectAll().orderBy('id').execute(),
  refundLines: await db.selectFrom('refundLines').selectAll().orderBy('refundId').orderBy('position').execute(),
  creditNotes: await db.selectFrom('creditNotes').selectAll().orderBy('number').execute(),
  openingCounts: await db.selectFrom('openingCounts').selectAll().orderBy('card').execute(),
  // Which transaction wrote an entry is another each time.
  changes: await db
    .selectFrom('changes')
    .select(['id', 'at', 'actorId', 'actorName', 'entity', 'record', 'action', 'before', 'after', 'batch', 'version'])
    .orderBy('id')
    .execute(),
})

type Data = Awaited<ReturnType<typeof all>>
let data: Data

/** Returns the row with that id, which must exist. */
const byId = <Row extends { id: unknown }>(rows: readonly Row[], id: Row['id'] | null): Row => {
  const row = rows.find((one) => one.id === id)
  if (!row) throw new Error(`nothing has the id ${String(id)}`)
  return row
}
const itemsOf = (orderId: number) => data.orderItems.filter((item) => item.orderId === orderId)
const linesOf = (invoiceId: string) => data.invoiceLines.filter((line) => line.invoiceId === invoiceId)
const sorted = (values: Iterable<string>) => [...new Set(values)].sort()

describe('what the database holds after it was filled', () => {
  beforeAll(async () => {
    await seedSample(db, { now })
    data = await all()
  })

  test('the specification’s numbers of records', () => {
    expect(data.users).toHaveLength(20)
    expect(data.orders).toHaveLength(15)
    expect(data.tickets).toHaveLength(20)
    expect(data.products).toHaveLength(15)
    expect(data.reviews).toHaveLength(4)
    expect(data.invoices).toHaveLength(19)
  })

  test('every status, title, category and method at least once', () => {
    expect(sorted(data.users.map((user) => user.status))).toEqual(sorted(userStatuses))
    expect(sorted(data.users.map((user) => user.role))).toEqual(sorted(jobTitles))
    expect(sorted(data.users.map((user) => user.accessRole))).toEqual(sorted(accessRoles))
    expect(sorted(data.orders.map((order) => order.status))).toEqual(sorted(orderStatuses))
    expect(sorted(data.orders.map((order) => order.paymentMethod))).toEqual(sorted(paymentMethods))
    expect(sorted(data.products.map((product) => product.category))).toEqual(sorted(productCategories))
    expect(sorted(data.products.map((product) => product.status))).toEqual(sorted(productStatuses))
    expect(sorted(data.products.flatMap((product) => product.colors))).toEqual(sorted(productColors))
    expect(sorted(data.products.flatMap((product) => product.sizes))).toEqual(sorted(productSizes))
    expect(sorted(data.invoices.map((invoice) => invoice.status))).toEqual(sorted(invoiceStatuses))
    expect(sorted(data.tickets.map((ticket) => ticket.status))).toEqual(sorted(ticketStatuses))
  })

  test('countries that a list of countries has', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
    const countries = letters.flatMap((first) => letters.map((second) => names.of(first + second)))
    for (const { address } of data.users) expect(countries).toContain(address)
  })

  test('customers, items and invoices of orders that exist and agree', () => {
    for (const order of data.orders) {
      const user = byId(data.users, order.customerId)
      expect(order).toMatchObject({
        customerName: user.name,
        customerEmail: user.email,
        customerPhone: user.phone,
        customerImage: user.image,
      })
      for (const address of [order.billing, order.shipping]) expect(address).toContain(user.address)

      const items = itemsOf(order.id)
      expect(items.length).toBeGreaterThan(0)
      for (const item of items) {
        const product = byId(data.products, item.productId)
        expect(item).toMatchObject({ name: product.title, image: product.featureImage })
        expect(item.price).toBeLessThanOrEqual(product.price)
        expect(product.status).toBe('Published')
      }

      const invoice = byId(data.invoices, order.invoiceId)
      expect(invoice).toMatchObject({
        customerId: user.id,
        customerName: user.name,
        customerImage: user.image,
        totalAmount: order.totalAmount,
        tax: order.taxAmount,
        shippingCharge: order.shippingChargeAmount,
        cardNo: order.cardNumber,
        issueDate: order.createAt,
      })
      expect(linesOf(invoice.id).map(({ productId, quantity, price }) => ({ productId, quantity, price }))).toEqual(
        items.map(({ productId, quantity, price }) => ({ productId, quantity, price })),
      )
    }
    expect(new Set(data.orders.map((order) => order.invoiceId)).size).toBe(15)
  })

  test('amounts that add up', () => {
    for (const order of data.orders) expect(order).toMatchObject(orderTotals({ ...order, items: itemsOf(order.id) }))
    for (const invoice of data.invoices) {
      const lines = linesOf(invoice.id)
      const { totals, totalAmount } = invoiceTotals({ ...invoice, products: lines })
      expect(invoice.totalAmount).toBe(totalAmount)
      expect(lines.map((line) => line.total)).toEqual(totals)
    }
  })

  test('invoice numbers without gaps, in the order of their dates', () => {
    expect(data.invoices.map((invoice) => invoice.id)).toEqual(
      Array.from({ length: 19 }, (_, index) => `INV-${String(index + 1).padStart(3, '0')}`),
    )
    const dates = data.invoices.map((invoice) => invoice.issueDate.getTime())
    expect(dates).toEqual(dates.toSorted((a, b) => a - b))
  })

  test('card numbers masked, and a delivery date for what was delivered only', () => {
    for (const order of data.orders) {
      expect(order.cardNumber).toMatch(/^\*{4} \*{4} \*{4} \d{4}$/)
      expect(order.deliveredAt !== null).toBe(['Delivered', 'Return'].includes(order.status))
    }
  })

  test('reviews by those who had the product in their hands, and ratings that are their mean', () => {
    for (const review of data.reviews) {
      const delivered = data.orders.filter(
        (order) =>
          order.customerId === review.userId &&
          order.deliveredAt !== null &&
          order.deliveredAt < review.createdAt &&
          itemsOf(order.id).some((item) => item.productId === review.productId),
      )
      expect(delivered).not.toHaveLength(0)
      const { name, image } = byId(data.users, review.userId)
      expect(review).toMatchObject({ userName: name, userImage: image })
    }
    for (const product of data.products) {
      const ratings = data.reviews.filter((one) => one.productId === product.id).map((one) => one.rating)
      const mean = ratings.reduce((sum, rating) => sum + rating, 0) / (ratings.length || 1)
      expect(product).toMatchObject({ totalReviews: ratings.length, rating: Number(mean.toFixed(1)) })
    }
  })

  test('nothing before its customer or its product, and nothing in the future but what is due then', () => {
    const created = (ids: readonly number[], of: readonly { id: number; createdAt: Date }[]) =>
      ids.map((id) => byId(of, id).createdAt.getTime())
    for (const order of data.orders) {
      const products = itemsOf(order.id).map((item) => item.productId)
      const before = [...created([order.customerId], data.users), ...created(products, data.products)]
      expect(order.createAt.getTime()).toBeGreaterThan(Math.max(...before))
    }
    for (const ticket of data.tickets) {
      const before = created(ticket.userId === null ? [] : [ticket.userId], data.users)
      expect(ticket.createdAt.getTime()).toBeGreaterThan(Math.max(...before))
    }
    const instants = [data.users, data.products, data.reviews, data.orders, data.tickets, data.invoices].flatMap(
      (rows) => rows.flatMap((row) => Object.entries(row).filter(([name]) => !/due|warn|snoozed/i.test(name))),
    )
    const dates = instants.flatMap(([, value]) => (value instanceof Date ? [value.getTime()] : []))
    expect(Math.max(...dates)).toBeLessThanOrEqual(now.getTime())
  })

  test('opening balances that make the cards the specification’s', () => {
    const cards = Object.fromEntries(data.openingCounts.map(({ card, count }) => [card, count]))
    const orders = (status: string) => data.orders.filter((order) => order.status === status).length
    const tickets = (status: string) => data.tickets.filter((ticket) => ticket.status === status).length
    expect({
      'orders.total': (cards['orders.total'] ?? 0) + data.orders.length,
      'orders.new': (cards['orders.new'] ?? 0) + orders('New'),
      'orders.delivered': (cards['orders.delivered'] ?? 0) + orders('Delivered'),
      'orders.cancelled': (cards['orders.cancelled'] ?? 0) + orders('Return'),
      'tickets.total': (cards['tickets.total'] ?? 0) + data.tickets.length,
      'tickets.open': (cards['tickets.open'] ?? 0) + tickets('Open'),
      'tickets.closed': (cards['tickets.closed'] ?? 0) + tickets('Closed'),
      'tickets.pending': (cards['tickets.pending'] ?? 0) + tickets('Pending'),
    }).toEqual({
      'orders.total': 15101,
      'orders.new': 3874,
      'orders.delivered': 5446,
      'orders.cancelled': 556,
      'tickets.total': 90,
      'tickets.open': 25,
      'tickets.closed': 55,
      'tickets.pending': 10,
    })
  })

  test('a ticket of nobody', () => {
    expect(data.tickets.filter((ticket) => ticket.userId === null)).toHaveLength(1)
  })

  test('one entry of the journal for each record, in the order of time', async () => {
    const found = entities.map(async (entity) => {
      const { rows } = await sql<{ id: number | string }>`select "id" from ${sql.table(entity)}`.execute(db)
      return rows.map(({ id }) => `${entity} ${id}`)
    })
    const records = (await Promise.all(found)).flat()
    expect(data.changes.map(({ entity, record }) => `${entity} ${record}`).sort()).toEqual(records.sort())
    for (const change of data.changes) {
      expect(change).toMatchObject({ action: 'create', actorId: null, actorName: null, batch: 'sample', version: 1 })
    }
    const times = data.changes.map((change) => change.at.getTime())
    expect(times).toEqual(times.toSorted((a, b) => a - b))
  })

  test('one active account of each access role, signed in to with the sample password', async () => {
    const credentials = await db.selectFrom('credentials').selectAll().execute()
    expect(sampleAccounts[0]).toEqual({ email: 'admin@quarterdeck.test', accessRole: 'owner' })
    expect(sampleAccounts.map((account) => account.accessRole)).toEqual(accessRoles)
    expect(credentials).toHaveLength(sampleAccounts.length)
    for (const { email, accessRole } of sampleAccounts) {
      const user = data.users.find((one) => one.email === email)
      expect(user).toMatchObject({ accessRole, status: 'Active', emailVerified: true })
      const credential = credentials.find((one) => one.userId === user?.id)
      expect(credential).toMatchObject({ providerId: 'credential', accountId: String(user?.id) })
    }
    const hash = credentials[0]?.password ?? ''
    expect(await verifyPassword({ hash, password: samplePassword })).toBe(true)
    expect(await verifyPassword({ hash, password: 'quarterdeck' })).toBe(false)
  })
})

describe('filling it again', () => {
  beforeEach(async () => {
    await clearData(db)
  })

  test('finds it empty first', async () => {
    expect(await hasData(db)).toBe(false)
    await seedSample(db, { now })
    expect(await hasData(db)).toBe(true)
  })

  test('gives the same data for the same time', async () => {
    await seedSample(db, { now })
    expect(await all()).toEqual(data)
  })

  test('moves all dates with the time, and nothing else', async () => {
    const later = new Date('2027-03-01T00:00:00Z')
    await seedSample(db, { now: later })
    const moved = await all()
    const shift = (moved.users[0]?.createdAt.getTime() ?? 0) - (data.users[0]?.createdAt.getTime() ?? 0)
    // Both on a whole minute.
    expect(Math.abs(shift - (later.getTime() - now.getTime()))).toBeLessThan(60_000)
    expect(moved.invoices.map(({ id, totalAmount }) => [id, totalAmount])).toEqual(
      data.invoices.map(({ id, totalAmount }) => [id, totalAmount]),
    )
  })

  test('continues after its ids', async () => {
    await seedSample(db, { now })
    const at = { createdAt: now, updatedAt: now }
    const { id } = await db
      .insertInto('users')
      .values({
        ...UserDraft.parse({ name: 'Nora Next', email: 'nora.next@example.com' }),
        ...at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(id).toBe(21)
    const ticket = await db
      .insertInto('tickets')
      .values({ userId: id, subject: 'Next', describe: '', status: 'Open', image: '', ...at })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(ticket.id).toBe(21)
    const counter = await db.selectFrom('counters').select('value').where('name', '=', 'invoices').executeTakeFirst()
    expect(counter?.value).toBe(19)
  })
})

describe('clearing', () => {
  test('leaves nothing but the installation, its counters and the migrations', async () => {
    await clearData(db)
    await seedSample(db, { now })
    await clearData(db)
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
    const kept = ['counters', 'installation', 'kysely_migration', 'kysely_migration_lock']
    for (const { name } of tables.filter((table) => !kept.includes(table.name))) {
      const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db)
      expect([name, rows]).toEqual([name, []])
    }
    expect(await db.selectFrom('counters').selectAll().orderBy('name').execute()).toEqual([
      { name: 'creditNotes', value: 0 },
      { name: 'invoiceDrafts', value: 0 },
      { name: 'invoices', value: 0 },
    ])
  })
})
