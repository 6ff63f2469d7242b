import type { SeriesTrouble } from '@quarterdeck/contract/kit/constants'
import { dayToInstant } from '@quarterdeck/contract/kit/day'
import { Problem } from '@quarterdeck/contract/kit/problem'
import { InvoiceDraft } from '@quarterdeck/contract/sales/invoice-draft'
import { replacePeriods } from '@quarterdeck/contract/sales/periods'
import { sql } from 'kysely'
import { nobody } from '../../kit/actor.ts'
import type { Subscriber, WriteContext } from '../../kit/context.ts'
import { demand } from '../../kit/http/demand.ts'
import { prepared, Unprepared } from '../../kit/http/prepared.ts'
import type { Db, Ports, Tx } from '../../kit/ports.ts'
import { applyChange, lockRecord } from '../../kit/records/records.ts'
import { isCollision } from '../../kit/sql/xact.ts'
import * as users from '../../people/users/index.ts'
import { mayActOn, notify, notifyWhoMay } from '../../system/notices/index.ts'
import * as invoices from '../invoices/index.ts'
import { type SendingWorld, sendInvoices } from '../sending/index.ts'
import { dateAfter, type SeriesDoc, toDto } from './rules.ts'
import { guardGoesOn } from './steps.ts'
import { dayNow, repository } from './store.ts'

export type World = Pick<Ports, 'db' | 'now' | 'newId' | 'random' | 'isOutage' | 'log'> &
  Pick<WriteContext, 'subscribers'> &
  SendingWorld

/** Returns the series that are due, and those whose customer was deleted. */
const due = async (db: Db, now: Date): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select s."id" from "series" s where s."status" = 'active' and s."deletedAt" is null and s."nextDate" <= ${await dayNow(db, now)}
    union
    select s."id" from "series" s join "users" u on u."id" = s."customerId" and u."deletedAt" is not null
    where s."status" = 'active' and s."deletedAt" is null and s."nextDate" is not null
    order by "id"`.execute(db)
  return rows.map(({ id }) => id)
}

/** Locks an active series; undefined if another server has locked it. */
const lockActive = (tx: Tx, id: number) =>
  tx
    .selectFrom('series')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'active')
    .where('deletedAt', 'is', null)
    .where('nextDate', 'is not', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

const pause = async (context: WriteContext, series: SeriesDoc, why: SeriesTrouble): Promise<void> => {
  await applyChange(context, repository, series, { status: 'paused', pausedBy: why }, ['status', 'pausedBy'])
}

/** Notifies people of series that were paused automatically. */
export const pauseNotices: Subscriber = {
  name: 'notice of paused series',
  when: 'within',
  kinds: ['series'],
  actions: ['update'],
  fields: ['pausedBy'],
  run: async (context, changes) => {
    if (context.undoes) return
    for (const { record, after } of changes) {
      if (!after?.pausedBy) continue
      const series = Number(record)
      const { customerName: customer } = await context.tx
        .selectFrom('series')
        .select('customerName')
        .where('id', '=', series)
        .executeTakeFirstOrThrow()
      const data = { series, customer, why: after.pausedBy as SeriesTrouble }
      await notifyWhoMay(context, { event: 'series_paused', data })
    }
  },
}

const longest = { title: 200, reference: 80 }

/**
 * Returns the invoice of a date; its texts name that date's month.
 * @param dated date of issue
 */
const draftOf = (series: SeriesDoc, date: string, dated: string): InvoiceDraft => {
  const { customer, products, reference, notes, terms, ...rest } = toDto(series)
  const issueDate = new Date(dayToInstant(dated))
  const said = (text: string) => replacePeriods(text, date, series.language)
  return InvoiceDraft.parse({
    ...rest,
    // The customer's name may have changed since.
    customer: { id: customer.id },
    products: products.map((line) => ({ ...line, title: said(line.title).slice(0, longest.title) })),
    reference: said(reference).slice(0, longest.reference),
    notes: said(notes),
    terms: said(terms),
    status: 'pending',
    issueDate: issueDate.toISOString(),
    dueDate: new Date(issueDate.getTime() + series.termDays * 86_400_000).toISOString(),
  })
}

/** Returns the creator of a series if they are still active and may manage it. */
const makerOf = async (tx: Tx, id: number): Promise<number | undefined> => {
  const made = await tx
    .selectFrom('changes')
    .select('actorId')
    .where('entity', '=', 'series')
    .where('record', '=', String(id))
    .where('action', '=', 'create')
    .executeTakeFirst()
  const maker = made?.actorId ?? undefined
  return maker !== undefined && (await mayActOn(tx, 'series_unsent', maker)) ? maker : undefined
}

const tellUnsent = async (context: WriteContext, series: SeriesDoc, invoice: string, why: string): Promise<void> => {
  const notice = { event: 'series_unsent', data: { invoice, customer: series.customerName, why } } as const
  const maker = await makerOf(context.tx, series.id)
  await (maker === undefined ? notifyWhoMay(context, notice) : notify(context, { ...notice, userId: maker }))
}

const isBusy = (error: unknown) => error instanceof Problem && error.code === 'busy'

/** Returns why an invoice wasn't sent: a missing address, or a failure to look into. */
const reasonOf = (error: unknown): 'address' | 'failed' => {
  const isRefused = error instanceof Problem && error.code === 'invalid_fields'
  return isRefused && Object.values(error.fields ?? {}).some(({ code }) => code === 'email') ? 'address' : 'failed'
}

/**
 * Mails an invoice in the transaction that creates it, so that both happen exactly once. If sending fails, the invoice
 * stays, sending isn't retried, and the creator of the series is notified.
 */
const send = async (context: WriteContext, world: World, series: SeriesDoc, invoice: string): Promise<void> => {
  const { tx } = context
  await sql`savepoint "made"`.execute(tx)
  try {
    await sendInvoices(context, world, { kind: 'invoice', ids: [invoice] })
  } catch (error) {
    // The transaction is rolled back and the invoice is created on the next run.
    if (world.isOutage(error) || isCollision(error) || isBusy(error) || error instanceof Unprepared) throw error
    await sql`rollback to savepoint "made"`.execute(tx)
    const why = reasonOf(error)
    if (why === 'failed')
      world.log('error', 'a recurring invoice could not be sent', { series: series.id, invoice, error: String(error) })
    await tellUnsent(context, series, invoice, why)
  }
}

/**
 * Creates the invoice of a date and moves the series on.
 * @param dated date of issue
 */
const makeOn = async (context: WriteContext, world: World, series: SeriesDoc, date: string, dated = date) => {
  const make = series.makes === 'draft' ? invoices.createDraft : invoices.create
  const made = await make(context, draftOf(series, date, dated), { seriesId: series.id })
  if (series.makes === 'send') await send(context, world, series, made.id)
  const moved = { lastDate: date, madeCount: series.madeCount + 1, nextDate: dateAfter(series, date) }
  await context.tx.updateTable('series').set(moved).where('id', '=', series.id).execute()
  return { series: { ...series, ...moved }, invoice: made.id }
}

/**
 * Creates the next invoice of a series today instead of on its next date.
 * @throws Problem `Series not found`; `conflict` for a series that has ended; `forbidden` for an actor who can't create
 * invoices
 */
export const issueNow = async (context: WriteContext, world: World, id: string) => {
  const series = await lockRecord(context, repository, id)
  if (series.makes !== 'draft') demand(context.actor, 'invoices', 'write')
  return makeOn(context, world, series, guardGoesOn(series), await dayNow(context.tx, context.now))
}

/**
 * Creates the invoice of the next date if it has come. The series is locked and moved on in the same transaction, so no
 * date is used twice by two servers, and none is skipped.
 * @returns true if another one can be due
 */
const makeNext = async (context: WriteContext, world: World, id: number): Promise<boolean> => {
  const { tx, now } = context
  const series = await lockActive(tx, id)
  if (!series || series.nextDate === null) return false
  if ((await users.byIds(tx, [series.customerId])).length === 0) {
    await pause(context, series, 'customer')
    return false
  }
  const date = series.nextDate
  if (date > (await dayNow(tx, now))) return false
  await makeOn(context, world, series, date)
  return true
}

/** Pauses a series whose invoice could not be created; a person has to look at it before the next attempt. */
const giveUp = async (context: WriteContext, id: number): Promise<void> => {
  const series = await lockActive(context.tx, id)
  if (series) await pause(context, series, 'failed')
}

const within = ({ db, now, newId, random, subscribers }: World) => {
  const known = { actor: nobody, random, proof: async () => 'none' as const, subscribers }
  return <Result>(work: (context: WriteContext) => Promise<Result>): Promise<Result> => {
    // Both attempts use the same moment and batch, so that the file drawn first is the one mailed.
    const at = { now: now(), batch: newId() }
    return prepared(() => db.transaction().execute((tx) => work({ ...known, ...at, tx })))
  }
}

const makeAll = async (world: World, id: number): Promise<void> => {
  const write = within(world)
  try {
    while (await write((context) => makeNext(context, world, id)));
  } catch (error) {
    if (world.isOutage(error)) throw error
    // A collision or a busy renderer: the next run tries again.
    if (isCollision(error) || isBusy(error)) return
    world.log('error', 'a recurring invoice could not be made', { series: id, error: String(error) })
    await write((context) => giveUp(context, id))
  }
}

/** Creates the invoices that are due, each as a change of its own. */
export const makeDue = async (world: World): Promise<void> => {
  for (const id of await due(world.db, world.now())) await makeAll(world, id)
}
