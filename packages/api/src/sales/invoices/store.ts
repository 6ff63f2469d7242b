import type { InvoiceState } from '@quarterdeck/contract/kit/constants'
import type { ListQuery } from '@quarterdeck/contract/kit/list'
import { toDecimal } from '@quarterdeck/contract/kit/money'
import { fieldProblem, Problem } from '@quarterdeck/contract/kit/problem'
import type { InvoiceDraft, InvoicePatch } from '@quarterdeck/contract/sales/invoice-draft'
import { amountOwed } from '@quarterdeck/contract/sales/invoice-state'
import { invoiceKind } from '@quarterdeck/contract/sales/invoices'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { WriteContext } from '../../kit/context.ts'
import { asText, exportedOf } from '../../kit/lists/exported.ts'
import { newestOf as newest } from '../../kit/lists/newest.ts'
import { pageOf } from '../../kit/lists/page.ts'
import type { Db, Tx } from '../../kit/ports.ts'
import type { ExportableCollection } from '../../kit/records/collection.ts'
import { amountBack, applyChange, changeRecord, type Repository, recordCreated } from '../../kit/records/records.ts'
import { trashRows } from '../../kit/records/trash.ts'
import { loadChunked } from '../../kit/sql/chunks.ts'
import { groupParts } from '../../kit/sql/parts.ts'
import type { InvoicesTable } from '../../kit/sql/schema-invoices.ts'
import * as users from '../../people/users/index.ts'
import { invoiceDefaults, zoneOf } from '../company/index.ts'
import * as payments from '../payments/index.ts'
import { checks } from './checks/index.ts'
import { creditsOf, isCredit, makeNotes, sumOf, writeNotes } from './credit-notes.ts'
import { fillInvoices } from './fill.ts'
import { installmentsJson, withNextDue } from './installments.ts'
import { isOpen, listed } from './listed.ts'
import { guardBegun, guardCustomer, guardDeletion, guardLocked, guardUnpaid, mayBlockDeletion } from './lock.ts'
import { takeInvoiceNumbers } from './numbering.ts'
import { draftId, draftNumber, numbersBeginning, takeNumbers } from './numbers.ts'
import {
  datedAt,
  datedInstallments,
  datesOf,
  dtoField,
  guardDates,
  type InvoiceDoc,
  type LineRow,
  noAmounts,
  storedFields,
  toDto,
  totalled,
} from './rules.ts'
import { guardCreditable, guardPaid, guardSums, insertPaidBack, type moveToCredit, settle } from './settling.ts'

export type InvoiceRow = Selectable<InvoicesTable>

export const list = (db: Db, query: ListQuery) => pageOf<InvoiceRow>(db, listed, query)

export const newestOf = (db: Db, q: string, max: number) => newest<InvoiceRow>(db, listed, q, max)

/**
 * Returns the newest invoices whose numbers begin with these digits, among those named by the number that orders them.
 */
export const newestNumbered = async (db: Db, figures: number, max: number): Promise<InvoiceRow[]> => {
  const parts = numbersBeginning(figures).map(
    ({
      from,
      to,
    }) => sql`(select * from "invoices" where "deletedAt" is null and "number" >= ${from} and "number" < ${to}
        and "id" = 'INV-' || lpad("number"::text, greatest(3, length("number"::text)), '0') order by "number" desc limit ${max})`,
  )
  const { rows } = await sql<InvoiceRow>`
    select * from (${sql.join(parts, sql` union all `)}) as "found" order by "number" desc limit ${max}`.execute(db)
  return rows
}

/** Returns invoices with their lines. */
export const withLines = async (db: Db, rows: readonly InvoiceRow[]): Promise<InvoiceDoc[]> => {
  const lines = await groupParts(rows, (ids) =>
    db
      .selectFrom('invoiceLines')
      .selectAll()
      .where('invoiceId', 'in', ids)
      .orderBy('invoiceId')
      .orderBy('position')
      .execute(),
  )
  return rows.map((row) => ({
    ...row,
    products: lines(row.id, 'invoiceId').map(({ invoiceId: _, position: __, ...line }): LineRow => line),
  }))
}

/** Returns the condition for ids; the id of a draft also finds the invoice issued from it. */
const isNamed = (ids: readonly string[]) => {
  const drafts = ids.filter((id) => id.startsWith('DRAFT'))
  const byId = sql<boolean>`"id" in (${sql.join(ids)})`
  return drafts.length === 0 ? byId : sql<boolean>`(${byId} or "draftId" in (${sql.join(drafts)}))`
}

/** Returns an invoice that isn't in the trash. */
export const byId = async (db: Db, id: string): Promise<InvoiceDoc | undefined> => {
  const rows = await db
    .selectFrom('invoices')
    .selectAll()
    .where(isNamed([id]))
    .where('deletedAt', 'is', null)
    .execute()
  return (await withLines(db, rows))[0]
}

/**
 * Returns the number of the newest issued invoice that isn't in the trash; undefined if there is none.
 * @param state limits the search to a state
 */
export const newestIssued = async (db: Db, state?: InvoiceState): Promise<string | undefined> => {
  const issued = db.selectFrom('invoices').select('id').where('issuedAt', 'is not', null).where('deletedAt', 'is', null)
  const some = state ? issued.where(listed.columns.state.having([state])) : issued
  return (await some.orderBy('number', 'desc').limit(1).executeTakeFirst())?.id
}

const saveLines = async (tx: Tx, id: string, lines: readonly LineRow[]): Promise<void> => {
  await tx.deleteFrom('invoiceLines').where('invoiceId', '=', id).execute()
  if (lines.length === 0) return
  await tx
    .insertInto('invoiceLines')
    .values(lines.map((line, position) => ({ ...line, invoiceId: id, position })))
    .execute()
}

/** Returns true if an invoice was void or in the trash before, when nothing could be credited on it. */
const isBack = (before: InvoiceDoc | undefined, after: InvoiceDoc): boolean =>
  after.voidedAt === null && (before ? before.voidedAt !== null : after.deletedAt !== null)

export const repository: Repository<InvoiceDoc> = {
  entity: 'invoices',
  title: 'Invoice',
  keyOf: (id) => (/^[A-Z][A-Z0-9.-]{0,18}\d$/i.test(id) ? id.toUpperCase() : undefined),
  toDto,
  dtoField,
  derived: ['totalAmount', 'creditedAmount', 'taxes', 'orderChanged'],
  accompanying: [
    ...([
      'paidAmount',
      'prepaid',
      'paidAt',
      'number',
      'draftId',
      'issuedAt',
      'sentAt',
      'viewedAt',
      'voidedAt',
    ] as const),
    ...(['reminderStep', 'remindedAt'] as const),
  ],
  additive: { paidAmount: amountBack },
  withDerived: totalled,
  alongWith: async (context, before, change) => withNextDue(context, before, await settle(context, before, change)),
  check: async ({ tx, undoes }, before, after) => {
    if (after) guardDates(after)
    if (before && after) await guardLocked(tx, before, after)
    if (before && after) await guardCustomer(tx, before, after)
    if (before && undoes && (await isCredit(tx, undoes))) {
      throw new Problem('locked', { message: 'A credit note is never taken back' })
    }
    if (after && (before || after.deletedAt === null)) guardPaid(before, after, undoes)
    if (after && isBack(before, after)) await guardCreditable(tx, after, 'creditedAmount')
    if (before && !after && undoes) await guardBegun(tx, before, undoes)
    if (before && !after) await guardUnpaid(tx, before)
    if (before && !after) await guardDeletion(tx, before)
  },
  afterRevert: guardSums,
  afterChange: async (context, before, after) => {
    // Nothing was credited while it was void.
    if (before && isBack(before, after)) await creditRefunds(context, after.id, 'creditedAmount')
  },
  // Credits the refunds made while it was in the trash.
  afterRestore: (context, { id }) => creditRefunds(context, id, 'creditedAmount'),
  bulk: {
    key: 'number',
    fields: ['dueDate', 'language'],
    needsRowCheck: (statement) => {
      // Refunds made meanwhile are credited on each.
      if (statement.type === 'restore') return sql<boolean>`true`
      if (statement.type === 'delete') return sql<boolean>`(t."paidAmount" > 0 or ${mayBlockDeletion})`
      const isVoid = sql<boolean>`t."voidedAt" is not null`
      const { dueDate } = statement.to
      const hasInstallments = sql<boolean>`t."installments" <> '[]'`
      return dueDate ? sql<boolean>`(${isVoid} or ${hasInstallments} or t."issueDate" > ${dueDate})` : isVoid
    },
    parts: sql`jsonb_build_object('products', (
      select coalesce(jsonb_agg(to_jsonb(l) - 'invoiceId' - 'position' order by l."position"), '[]')
      from "invoiceLines" l where l."invoiceId" = t."id"))`,
  },
  lock: async (tx, ids) =>
    withLines(
      tx,
      await loadChunked(ids, (some) =>
        tx.selectFrom('invoices').selectAll().where(isNamed(some)).orderBy('number').forUpdate().execute(),
      ),
    ),
  save: async (tx, id, { products, taxes, installments, prepaid, owedAmount: _, stage: __, ...change }) => {
    const lists = {
      ...(taxes && { taxes: JSON.stringify(taxes) }),
      ...(installments && { installments: JSON.stringify(installments) }),
      ...(prepaid && { prepaid: JSON.stringify(prepaid) }),
    }
    const set = { ...change, ...lists }
    await tx.updateTable('invoices').set(set).where('id', '=', id).execute()
    if (products) await saveLines(tx, id, products)
    if (change.customerId !== undefined) await payments.giveTo(tx, id, change.customerId)
  },
  trash: (tx, ids, at, now) => trashRows(tx, 'invoices', ids, at, now),
}

/**
 * Applies new credit notes to a locked invoice and moves payments of the credited amount. All credits go through this
 * function.
 */
export const creditWith = async (
  context: WriteContext,
  invoice: InvoiceDoc,
  amount: number,
  giveBack: typeof insertPaidBack | typeof moveToCredit,
): Promise<InvoiceDoc> => {
  const creditedAmount = invoice.creditedAmount + amount
  const excess = Math.max(0, invoice.paidAmount + creditedAmount - invoice.totalAmount)
  if (excess > 0) await giveBack(context, invoice, excess)
  const change = { creditedAmount, paidAmount: invoice.paidAmount - excess }
  return applyChange(context, repository, invoice, change, ['creditedAmount', 'paidAmount'])
}

/**
 * Credits the refunds of an invoice's order that aren't credited yet. An invoice in the trash gets its notes when it is
 * restored, a void one when that is undone.
 * @throws Problem at the field that links the order, if its refunds exceed what is left of the invoice
 */
export const creditRefunds = async (context: WriteContext, written: string, field: string): Promise<void> => {
  const id = repository.keyOf(written)
  const [invoice] = id === undefined ? [] : await repository.lock(context.tx, [id])
  if (!invoice || invoice.deletedAt !== null || invoice.voidedAt !== null) return
  await guardCreditable(context.tx, invoice, field)
  const amount = await makeNotes(context.tx, invoice.id, context.now)
  if (amount > 0) await creditWith(context, invoice, amount, insertPaidBack)
}

/** @throws Problem at `invoiceId` if the order's refunds exceed what is left of the invoice to be linked */
export const guardLinked = async (tx: Tx, written: string, orderId: number): Promise<void> => {
  const id = repository.keyOf(written)
  const invoice = id === undefined ? undefined : await byId(tx, String(id))
  if (invoice && invoice.voidedAt === null) await guardCreditable(tx, invoice, 'invoiceId', orderId)
}

/** Exported columns of the customer and billing address. */
export const exportedCustomer = {
  billingAddress: asText(
    'billingAddress',
    sql`json_build_object('email', "billingEmail", 'phone', "billingPhone", 'address', "billingAddress",
      'country', "billingCountry", 'vatId', "billingVatId")`,
  ),
  billingEmail: asText('billingEmail'),
  billingPhone: asText('billingPhone'),
  customerName: asText('customerName'),
  customer: asText(
    'customerName',
    sql`json_build_object('id', "customerId", 'name', "customerName", 'image', "customerImage")`,
  ),
}

export const collection: ExportableCollection<InvoiceDoc, typeof invoiceKind> = {
  kind: invoiceKind,
  repository,
  listed,
  checks,
  title: 'customerName',
  fill: fillInvoices,
  toStored: (patch: InvoicePatch) => storedFields(patch) as Partial<InvoiceDoc>,
  exported: exportedOf(invoiceKind, {
    ...exportedCustomer,
    state: { sql: listed.columns.state.sql, isText: false },
    installments: { sql: sql`${installmentsJson}::text`, isText: true, json: installmentsJson },
    cardHolder: asText('cardHolder'),
    paymentMethod: asText('paymentMethod'),
    payment: {
      sql: sql`concat_ws(' ', nullif("paymentMethod", ''), nullif("cardNo", ''))`,
      isText: true,
      json: sql`json_build_object('paymentMethod', "paymentMethod", 'cardHolder', "cardHolder", 'cardNo', "cardNo",
          'cardCVC', '***')`,
    },
    products: {
      sql: sql`(select string_agg(l."quantity" || ' × ' || l."title", ', ' order by l."position")
          from "invoiceLines" l where l."invoiceId" = "invoices"."id")`,
      isText: true,
      json: sql`(
          select coalesce(json_agg(json_build_object('id', l."productId", 'title', l."title", 'quantity', l."quantity",
            'unit', l."unit", 'price', trim_scale(l."price"::text::numeric / 100), 'discount', l."discount", 'taxRate', l."taxRate",
            'taxCategory', l."taxCategory", 'total', trim_scale(l."total"::numeric / 100)) order by l."position"), '[]')
          from "invoiceLines" l where l."invoiceId" = "invoices"."id")`,
    },
  }),
  personal: {
    number: false,
    stage: false,
    billingEmail: true,
    billingPhone: true,
    billingCountry: true,
    billingVatId: true,
    paymentMethod: false,
    cardHolder: true,
    cardNo: true,
    customerId: false,
    customerName: true,
    customerImage: true,
  },
  belongs: [
    { to: 'users', by: 'customerId' },
    { to: 'orders', by: 'orderId' },
    { to: 'series', by: 'seriesId' },
  ],
  own: { by: 'customerId' },
  people: [{ id: 'customerId', image: 'customerImage' }],
  sum: { amount: 'totalAmount', by: 'status' },
}

/** Returns the changes of a patch: its fields, the customer's details and the resulting totals. */
const changeOf = async (tx: Tx, invoice: InvoiceDoc, patch: InvoicePatch): Promise<Partial<InvoiceDoc>> => {
  const customer = patch.customer ? await customerOf(tx, invoice.customerId, patch.customer) : {}
  const sent = datedAt(invoice, storedFields(patch), await zoneOf(tx))
  return totalled(invoice, { ...sent, ...customer })
}

/**
 * Returns the customer of an invoice if it changes.
 * @throws Problem at `customer.id` for an unknown user
 */
export const customerOf = async (
  tx: Tx,
  current: number | undefined,
  { id, name, image }: NonNullable<InvoicePatch['customer']>,
): Promise<Partial<Pick<InvoiceDoc, 'customerId' | 'customerName' | 'customerImage'>>> => {
  const [user] = id === current ? [] : await users.byIds(tx, [id])
  if (id !== current && !user) {
    throw fieldProblem('customer.id', { code: 'unknown_record', message: 'There is no such user' })
  }
  const known = { name: name ?? user?.name, image: image ?? user?.image }
  return {
    customerId: id,
    ...(known.name === undefined ? {} : { customerName: known.name }),
    ...(known.image === undefined ? {} : { customerImage: known.image }),
  }
}

/**
 * Changes an invoice. Marked as complete, it is, even if the same change moves its total.
 * @throws Problem `Invoice not found`; `conflict`; at an invalid field
 */
export const change = async (
  context: WriteContext,
  id: string | undefined,
  ifMatch: number | undefined,
  patch: InvoicePatch,
): Promise<InvoiceDoc> => {
  const changed = await changeRecord(context, repository, id, ifMatch, (invoice) =>
    changeOf(context.tx, invoice, patch),
  )
  if (patch.status !== 'complete' || changed.status === 'complete') return changed
  return applyChange(context, repository, changed, { status: 'complete' }, ['status'])
}

/** Returns the row of a new invoice: missing fields are empty, and the billing address defaults to the customer. */
const rowOf = async (
  { tx, now, random }: WriteContext,
  draft: Omit<InvoiceDraft, 'status'>,
  seriesId: number | null,
) => {
  const [chosen] = draft.customer ? await users.byIds(tx, [draft.customer.id]) : [await users.anyUser(tx, random)]
  if (!chosen) throw fieldProblem('customer.id', { code: 'unknown_record', message: 'There is no such user' })
  const sent = totalled(noAmounts, storedFields(draft))
  // A new invoice has no payments.
  const { products = [], taxes = [], installments: parts = [], prepaid: _, ...fields } = sent
  const zone = await zoneOf(tx)
  const defaults = await invoiceDefaults(tx)
  const { issueDate, dueDate } = datesOf(draft, now, zone, defaults.invoiceDays)
  const installments = datedInstallments(parts, zone)
  const dates = { issueDate, dueDate: installments[0] ? new Date(installments[0].dueDate) : dueDate }
  guardDates({ ...dates, installments })
  const row = {
    totalAmount: 0,
    billingEmail: chosen.email,
    billingPhone: chosen.phone,
    billingAddress: chosen.address,
    billingVatId: chosen.vatId,
    paymentMethod: 'Credit Card' as const,
    cardHolder: chosen.name,
    cardNo: '',
    customerId: chosen.id,
    customerName: draft.customer?.name ?? chosen.name,
    customerImage: draft.customer?.image ?? chosen.image,
    shippingCharge: 0,
    tax: 0,
    terms: defaults.invoiceTerms,
    notes: defaults.invoiceNotes,
    createdAt: now,
    updatedAt: now,
    ...fields,
    ...dates,
    seriesId,
    taxes: JSON.stringify(taxes),
    installments: JSON.stringify(installments),
  }
  return { row, products }
}

type NewRow = Insertable<InvoicesTable>

const insert = async (tx: Tx, row: NewRow, products: readonly LineRow[]): Promise<InvoiceDoc> => {
  const stored = await tx.insertInto('invoices').values(row).returningAll().executeTakeFirstOrThrow()
  await saveLines(tx, stored.id, products)
  return { ...stored, products }
}

/** Origin of a new invoice. */
interface Origin {
  /** Locked order, whose refunds are credited at once. */
  readonly orderId: number | null
  readonly seriesId: number | null
  /** Invoice that this one replaces. */
  readonly replaces: string | null
  readonly correctedBy: string | null
}

/**
 * Creates and issues an invoice, journaled.
 * @throws Problem at `customer.id` for an unknown user, at `dueDate`, or if the amounts don't add up to a valid total
 */
export const create = async (
  context: WriteContext,
  draft: InvoiceDraft,
  { orderId = null, seriesId = null }: Partial<Origin>,
): Promise<InvoiceDoc> => {
  const { tx, now } = context
  const { row, products } = await rowOf(context, draft, seriesId)
  const credits = orderId === null ? [] : await creditsOf(tx, orderId)
  const creditedAmount = sumOf(credits)
  const owed = amountOwed({ ...row, creditedAmount, paidAmount: 0, issuedAt: now, voidedAt: null })
  const isComplete = creditedAmount > 0 && owed === 0
  const [given] = await takeInvoiceNumbers(tx, now)
  if (!given) throw new Error('No number was taken')
  const invoice = await insert(
    tx,
    {
      ...row,
      ...given,
      orderId,
      creditedAmount,
      issuedAt: now,
      status: isComplete ? 'complete' : 'pending',
      paidAt: null,
    },
    products,
  )
  await writeNotes(tx, invoice.id, credits, now)
  await recordCreated(context, repository, [invoice])
  if (draft.status !== 'complete' || isComplete) return invoice
  return applyChange(context, repository, invoice, { status: 'complete' }, ['status'])
}

/**
 * Creates a draft without a number, journaled.
 * @throws Problem at `customer.id` for an unknown user, at `dueDate`, or if the amounts don't add up to a valid total
 */
export const createDraft = async (
  context: WriteContext,
  draft: Omit<InvoiceDraft, 'status'>,
  { seriesId = null, ...origin }: Partial<Origin>,
): Promise<InvoiceDoc> => {
  const { row, products } = await rowOf(context, draft, seriesId)
  const count = await takeNumbers(context.tx, 'invoiceDrafts')
  const id = draftId(count)
  const invoice = await insert(
    context.tx,
    { ...row, status: 'pending', id, draftId: id, number: draftNumber(count), ...origin },
    products,
  )
  await recordCreated(context, repository, [invoice])
  return invoice
}

/** Returns true if an invoice replaces another. */
export const isInPlaceOf = async (tx: Tx, id: string, other: string): Promise<boolean> =>
  (await tx
    .selectFrom('invoices')
    .select('id')
    .where('id', '=', id.toUpperCase())
    .where('replaces', '=', other.toUpperCase())
    .executeTakeFirst()) !== undefined

/** Returns a customer's billed and outstanding amounts. */
export const statsOf = async (db: Db, customerId: number) => {
  const { due, ...counts } = await db
    .selectFrom('invoices')
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) filter (where ${isOpen}))::int`.as('pending'),
      sql<number>`coalesce(sum("owedAmount"), 0)::bigint`.as('due'),
    ])
    .where('customerId', '=', customerId)
    .where('issuedAt', 'is not', null)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return { ...counts, due: toDecimal(due), credit: toDecimal(await payments.creditOf(db, customerId)) }
}
