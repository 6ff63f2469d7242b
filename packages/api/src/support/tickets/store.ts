import { ticketStatuses } from '@quarterdeck/contract/core/constants'
import type { ListQuery } from '@quarterdeck/contract/core/list'
import { avatarUrl } from '@quarterdeck/contract/core/pictures'
import { fieldProblem } from '@quarterdeck/contract/core/problem'
import { User } from '@quarterdeck/contract/people/users'
import { Ticket, type TicketDraft, type TicketPatch, ticketKind } from '@quarterdeck/contract/support/tickets'
import { type Selectable, sql } from 'kysely'
import type { WriteContext } from '../../context.ts'
import { exportedOf, jsonObjectOf } from '../../lists/exported.ts'
import type { Listed } from '../../lists/listed.ts'
import { newestOf as newest } from '../../lists/newest.ts'
import { pageOf } from '../../lists/page.ts'
import { notifyWhoMay } from '../../notifications/index.ts'
import * as users from '../../people/users/index.ts'
import type { Db } from '../../ports.ts'
import type { ExportableCollection } from '../../records/collection.ts'
import { type Repository, recordCreated } from '../../records/records.ts'
import { trashRows } from '../../records/trash.ts'
import { loadChunked } from '../../sql/chunks.ts'
import { integerKey } from '../../sql/keys.ts'
import type { TicketsTable } from '../../sql/schema.ts'
import { choice, date, integer, text } from '../../sql/select.ts'
import { dtoBy } from '../../sql/wire.ts'

export type TicketRow = Selectable<TicketsTable>

const listed: Listed = {
  table: 'tickets',
  key: 'id',
  columns: {
    id: integer('id'),
    ids: integer('id'),
    userId: integer('userId'),
    subject: text('subject'),
    status: choice('status', ticketStatuses),
    createdAt: date('createdAt'),
  },
  searched: sql`lower("subject" || ' ' || "describe")`,
  searchedFields: ['subject'],
  counters: { date: 'createdAt', fields: ['status'] },
}

export const list = (db: Db, query: ListQuery) => pageOf<TicketRow>(db, listed, query)

export const newestOf = (db: Db, q: string, max: number) => newest<TicketRow>(db, listed, q, max)

export const byId = (db: Db, id: number): Promise<TicketRow | undefined> =>
  db.selectFrom('tickets').selectAll().where('id', '=', id).where('deletedAt', 'is', null).executeTakeFirst()

/** Tickets with their users, or null where there is none any longer. */
export const toDto = async (db: Db, rows: readonly TicketRow[]): Promise<Ticket[]> => {
  const ids = [...new Set(rows.flatMap(({ userId }) => (userId === null ? [] : [userId])))]
  const people = new Map((await users.byIds(db, ids)).map((user) => [user.id, users.toDto(user)]))
  return rows.map((row) => ({ ...plain(row), user: people.get(row.userId ?? 0) ?? null }))
}

/** A ticket by itself. */
const plain = dtoBy(Ticket.omit({ user: true }))

export const repository: Repository<TicketRow> = {
  entity: 'tickets',
  title: 'Ticket',
  keyOf: integerKey,
  toDto: plain,
  withOthers: toDto,
  check: async ({ tx }, before, after) => {
    // Back from the bin a ticket may be of someone who is gone, as a live one may.
    if (!after || after.deletedAt || after.userId === null || after.userId === before?.userId) return
    const [user] = await users.byIds(tx, [after.userId])
    if (!user) throw fieldProblem('userId', { code: 'unknown_record', message: 'There is no such user' })
  },
  afterChange: async (context, before, { id, subject }) => {
    if (!before) await notifyWhoMay(context, { event: 'ticket_new', data: { ticket: id, subject } })
  },
  bulk: { key: 'id', fields: ['status'] },
  lock: (tx, ids) =>
    loadChunked(ids, (some) =>
      tx.selectFrom('tickets').selectAll().where('id', 'in', some).orderBy('id').forUpdate().execute(),
    ),
  save: async (tx, id, change) => void (await tx.updateTable('tickets').set(change).where('id', '=', id).execute()),
  trash: (tx, ids, at, now) => trashRows(tx, 'tickets', ids, at, now),
}

export const collection: ExportableCollection<TicketRow, typeof ticketKind> = {
  kind: ticketKind,
  repository,
  listed,
  title: 'subject',
  toStored: (patch: TicketPatch) => patch,
  exported: exportedOf(ticketKind, {
    user: {
      sql: sql`(select u."name" from "users" u where u."id" = "tickets"."userId" and u."deletedAt" is null)`,
      isText: true,
      json: sql`(select ${jsonObjectOf(users.collection.exported, Object.keys(User.shape))}
          from "users" u where u."id" = "tickets"."userId" and u."deletedAt" is null)`,
    },
  }),
  personal: {},
  belongs: [{ to: 'users', by: 'userId' }],
}

export const create = async (context: WriteContext, draft: TicketDraft): Promise<TicketRow> => {
  await repository.check?.(context, undefined, {
    ...draft,
    id: 0,
    version: 1,
    createdAt: context.now,
    updatedAt: context.now,
    deletedAt: null,
  })
  const row = await context.tx
    .insertInto('tickets')
    .values({
      ...draft,
      image: draft.image || avatarUrl(draft.subject.slice(0, 60)),
      createdAt: context.now,
      updatedAt: context.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordCreated(context, repository, [row])
  return row
}

/** How many tickets a person has, and how many of them are open. */
export const statsOf = (db: Db, userId: number) =>
  db
    .selectFrom('tickets')
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) filter (where "status" = 'Open'))::int`.as('open'),
    ])
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
