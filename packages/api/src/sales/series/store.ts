import type { seriesStates } from '@quarterdeck/contract/kit/constants'
import { instantToDay } from '@quarterdeck/contract/kit/day'
import type { ListQuery } from '@quarterdeck/contract/kit/list'
import { fieldProblem } from '@quarterdeck/contract/kit/problem'
import { type SeriesDraft, type SeriesPatch, seriesKind, type seriesList } from '@quarterdeck/contract/sales/series'
import { piece } from '@quarterdeck/contract/sales/units'
import { sql } from 'kysely'
import { nobody } from '../../kit/actor.ts'
import type { WriteContext } from '../../kit/context.ts'
import { demand } from '../../kit/http/demand.ts'
import { exportedOf } from '../../kit/lists/exported.ts'
import { facetsOf } from '../../kit/lists/facets.ts'
import type { Listed } from '../../kit/lists/listed.ts'
import { pageOf } from '../../kit/lists/page.ts'
import { columnsFor } from '../../kit/lists/stored-columns.ts'
import type { Db, Tx } from '../../kit/ports.ts'
import { same } from '../../kit/records/canonical.ts'
import type { ExportableCollection } from '../../kit/records/collection.ts'
import { changeRecord, type Repository, recordCreated } from '../../kit/records/records.ts'
import { trashRows } from '../../kit/records/trash.ts'
import { loadChunked } from '../../kit/sql/chunks.ts'
import { integerKey } from '../../kit/sql/keys.ts'
import { either, text } from '../../kit/sql/select.ts'
import * as users from '../../people/users/index.ts'
import { todayOf } from '../company/index.ts'
import { customerOf, dtoField, exportedCustomer } from '../invoices/index.ts'
import {
  dateOnOrAfter,
  firstDate,
  guardDays,
  nextDateOf,
  type SeriesDoc,
  storedOf,
  toDto,
  withTotals,
} from './rules.ts'
import { sampleSeries } from './sample.ts'

const state = either({
  active: sql`"status" = 'active' and "nextDate" is not null`,
  paused: sql`"status" = 'paused' and "nextDate" is not null`,
  ended: sql`"nextDate" is null`,
} satisfies Readonly<Record<(typeof seriesStates)[number], unknown>>)

export const listed: Listed<typeof seriesList> = {
  table: 'series',
  key: 'id',
  columns: columnsFor(seriesKind, { customer: text('customerName'), state }),
  searched: sql`folded("customerName" || ' ' || "reference" || ' ' || "name")`,
  searchedFields: ['customer', 'name'],
}

export const list = (db: Db, query: ListQuery) => pageOf<SeriesDoc>(db, listed, query)

export const facets = (db: Db, query: ListQuery) => facetsOf(db, listed, query, ['state', 'unit', 'makes'])

export const byId = (db: Db, id: number): Promise<SeriesDoc | undefined> =>
  db.selectFrom('series').selectAll().where('id', '=', id).where('deletedAt', 'is', null).executeTakeFirst()

/** Returns the changes of a resumed series: it has a customer, and the reason of its pause is cleared. */
const resumed = async (tx: Tx, customerId: number): Promise<Pick<SeriesDoc, 'pausedBy'>> => {
  const [customer] = await users.byIds(tx, [customerId])
  if (customer) return { pausedBy: null }
  throw fieldProblem('status', { code: 'unknown_record', message: 'Its customer is gone' })
}

/** Returns today's date for the company. */
export const dayNow = async (db: Db | Tx, now: Date): Promise<string> => instantToDay(await todayOf(db, now))

/** Skips dates that passed while series were in the trash, so that restoring them bills nobody at once. */
const skipPassed = async (tx: Tx, ids: readonly number[], now: Date): Promise<void> => {
  const today = await dayNow(tx, now)
  const rows = await loadChunked(ids, (some) =>
    tx.selectFrom('series').selectAll().where('id', 'in', some).where('nextDate', '<', today).execute(),
  )
  for (const series of rows) {
    const nextDate = dateOnOrAfter(series, today)
    await tx.updateTable('series').set({ nextDate }).where('id', '=', series.id).execute()
  }
}

/** Fields that pausing writes. */
const pausing: readonly (keyof SeriesDoc)[] = ['status', 'pausedBy', 'nextDate', 'version', 'updatedAt']

/** Returns true if a change only pauses a series. */
const onlyPauses = (before: SeriesDoc, after: SeriesDoc): boolean => {
  const { status, ...rest } = after
  const restored = Object.fromEntries(pausing.map((field) => [field, before[field]]))
  return status === 'paused' && same({ ...rest, ...restored }, before)
}

const billsByItself = sql<boolean>`t."makes" <> 'draft'`

export const repository: Repository<SeriesDoc> = {
  entity: 'series',
  title: 'Series',
  keyOf: integerKey,
  toDto,
  dtoField,
  derived: ['totalAmount', 'taxes', 'nextDate', 'pausedBy'],
  accompanying: ['lastDate', 'madeCount'],
  withDerived: withTotals,
  alongWith: async ({ tx, now }, before, change) => ({
    nextDate: nextDateOf(before, change, await dayNow(tx, now)),
    ...(change.status === 'active' &&
      before.status !== 'active' &&
      (await resumed(tx, change.customerId ?? before.customerId))),
    ...change,
  }),
  check: async ({ actor }, before, after) => {
    // A series creates what its writer could create by hand, also when a paused one is resumed; API keys can have
    // access to series alone. Anyone who can write series can pause them, and so can the product.
    if (!after || (before && onlyPauses(before, after)) || actor.id === nobody.id) return
    if ([before ?? after, after].some(({ makes }) => makes !== 'draft')) demand(actor, 'invoices', 'write')
  },
  bulk: {
    key: 'id',
    fields: ['terms', 'language'],
    // Each restored series skips the dates that passed meanwhile.
    needsRowCheck: ({ type }) => {
      if (type === 'restore') return sql<boolean>`true`
      return type === 'edit' ? billsByItself : undefined
    },
    needsUndoCheck: billsByItself,
  },
  lock: (tx, ids) =>
    loadChunked(ids, (some) =>
      tx.selectFrom('series').selectAll().where('id', 'in', some).orderBy('id').forUpdate().execute(),
    ),
  save: async (tx, id, { products, taxes, ...change }) => {
    const lists = {
      ...(products && { products: JSON.stringify(products) }),
      ...(taxes && { taxes: JSON.stringify(taxes) }),
    }
    await tx
      .updateTable('series')
      .set({ ...change, ...lists })
      .where('id', '=', id)
      .execute()
  },
  trash: async (tx, ids, at, now) => {
    await trashRows(tx, 'series', ids, at, now)
    if (at === null) await skipPassed(tx, ids, now)
  },
}

const amountOf = (name: string) => sql`trim_scale((l.value->>${sql.lit(name)})::numeric / 100)`

export const collection: ExportableCollection<SeriesDoc, typeof seriesKind> = {
  kind: seriesKind,
  repository,
  listed,
  title: 'customerName',
  sample: sampleSeries,
  toStored: (patch: SeriesPatch) => storedOf(patch),
  exported: exportedOf(seriesKind, {
    ...exportedCustomer,
    state: { sql: state.sql, isText: false },
    products: {
      sql: sql`(select string_agg((l.value->>'quantity') || ' × ' || (l.value->>'title'), ', ' order by l.ordinality)
        from jsonb_array_elements("products") with ordinality as l)`,
      isText: true,
      json: sql`(
        select coalesce(json_agg(json_build_object('id', l.value->'productId', 'title', l.value->'title',
          'quantity', l.value->'quantity', 'unit', coalesce(l.value->>'unit', ${piece}), 'price', ${amountOf('price')}, 'discount', l.value->'discount',
          'taxRate', l.value->'taxRate', 'taxCategory', l.value->'taxCategory', 'total', ${amountOf('total')}) order by l.ordinality), '[]')
        from jsonb_array_elements("products") with ordinality as l)`,
    },
  }),
  personal: {
    billingEmail: true,
    billingPhone: true,
    billingCountry: true,
    billingVatId: true,
    customerId: false,
    customerName: true,
    customerImage: true,
  },
  // Deleting the customer deletes the series; invoices it created stay.
  belongs: [{ to: 'users', by: 'customerId', cascade: true }],
  own: { by: 'customerId' },
  people: [{ id: 'customerId', name: 'customerName', image: 'customerImage' }],
}

/**
 * Creates a series, journaled.
 * @throws Problem at `customer.id` for an unknown user, at an invalid date, or if the amounts don't add up to a valid
 * total
 */
export const create = async (context: WriteContext, { customer, ...draft }: SeriesDraft): Promise<SeriesDoc> => {
  const { tx, now } = context
  guardDays(undefined, draft, await dayNow(tx, now))
  const nextDate = firstDate(draft)
  if (nextDate === null)
    throw fieldProblem('endDate', { code: 'date_order', message: 'It would end before its first date' })
  const [chosen] = await users.byIds(tx, [customer.id])
  const whom = await customerOf(tx, undefined, customer)
  const { billingAddress, products: _, ...same } = draft
  const { products = [], taxes = [], ...amounts } = withTotals({}, storedOf(draft))
  const row = await tx
    .insertInto('series')
    .values({
      ...same,
      totalAmount: 0,
      ...amounts,
      billingEmail: billingAddress.email ?? chosen?.email ?? '',
      billingPhone: billingAddress.phone ?? chosen?.phone ?? '',
      billingAddress: billingAddress.address ?? chosen?.address ?? '',
      billingCountry: billingAddress.country ?? '',
      billingVatId: billingAddress.vatId ?? chosen?.vatId ?? '',
      customerId: customer.id,
      customerName: whom.customerName ?? '',
      customerImage: whom.customerImage ?? '',
      products: JSON.stringify(products),
      taxes: JSON.stringify(taxes),
      nextDate,
      createdAt: now,
      updatedAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordCreated(context, repository, [row])
  return row
}

/** Returns the stored fields that a patch changes. */
const changeOf = async (tx: Tx, series: SeriesDoc, patch: SeriesPatch, now: Date): Promise<Partial<SeriesDoc>> => {
  const customer = patch.customer ? await customerOf(tx, series.customerId, patch.customer) : {}
  const change = withTotals(series, { ...storedOf(patch), ...customer })
  guardDays(series, { ...series, ...change }, await dayNow(tx, now))
  return change
}

/**
 * Changes a series from its next invoice on.
 * @throws Problem `Series not found`; `conflict`; at an invalid field
 */
export const change = (
  context: WriteContext,
  id: string | undefined,
  ifMatch: number | undefined,
  patch: SeriesPatch,
): Promise<SeriesDoc> =>
  changeRecord(context, repository, id, ifMatch, (series) => changeOf(context.tx, series, patch, context.now))
