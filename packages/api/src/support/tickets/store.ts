import type { TicketState } from '@quarterdeck/contract/kit/constants'
import type { ListQuery } from '@quarterdeck/contract/kit/list'
import { avatarUrl } from '@quarterdeck/contract/kit/pictures'
import { fieldProblem, Problem } from '@quarterdeck/contract/kit/problem'
import { User } from '@quarterdeck/contract/people/users'
import { Ticket, type TicketDraft, type TicketPatch, ticketKind } from '@quarterdeck/contract/support/tickets'
import { type Selectable, sql } from 'kysely'
import type { WriteContext } from '../../kit/context.ts'
import { claimAttachments } from '../../kit/files/attachments.ts'
import { exportedOf, jsonObjectOf } from '../../kit/lists/exported.ts'
import { facetsOf } from '../../kit/lists/facets.ts'
import { newestOf as newest } from '../../kit/lists/newest.ts'
import { pageOf } from '../../kit/lists/page.ts'
import type { Db, Tx } from '../../kit/ports.ts'
import type { ExportableCollection } from '../../kit/records/collection.ts'
import { type Repository, recordCreated } from '../../kit/records/records.ts'
import { trashRows } from '../../kit/records/trash.ts'
import { loadChunked } from '../../kit/sql/chunks.ts'
import { integerKey } from '../../kit/sql/keys.ts'
import type { TicketsTable } from '../../kit/sql/schema-support.ts'
import { dtoBy } from '../../kit/sql/wire.ts'
import * as users from '../../people/users/index.ts'
import { isAgent, withAssignee } from './assigning.ts'
import { fillTickets } from './fill.ts'
import { listed } from './listed.ts'
import { guardMerged, mergedByTarget, mergedIntoRow } from './merged.ts'

export type TicketRow = Selectable<TicketsTable>

export const list = (db: Db, query: ListQuery) => pageOf<TicketRow>(db, listed, query)

export const newestOf = (db: Db, q: string, max: number) => newest<TicketRow>(db, listed, q, max)

export const facets = (db: Db, query: ListQuery) =>
  facetsOf(db, listed, query, ['status', 'state', 'priority', 'category', 'due'])

export const byId = (db: Db, id: number): Promise<TicketRow | undefined> =>
  db.selectFrom('tickets').selectAll().where('id', '=', id).where('deletedAt', 'is', null).executeTakeFirst()

export const byIds = (db: Db, ids: readonly number[]): Promise<TicketRow[]> =>
  db.selectFrom('tickets').selectAll().where('id', 'in', ids).where('deletedAt', 'is', null).execute()

/** Returns the state of a ticket at a moment. */
const stateOf = ({ status, snoozedUntil }: Pick<TicketRow, 'status' | 'snoozedUntil'>, now: Date): TicketState => {
  if (status === 'Closed') return 'closed'
  if (snoozedUntil && snoozedUntil > now) return 'snoozed'
  return status === 'Open' ? 'open' : 'pending'
}

const present = (ids: readonly (number | null)[]) => [...new Set(ids.filter((id) => id !== null))]

/** Tickets with their users, or null where there is none any longer, who sees to them, and what was merged into them. */
export const toDto = async (db: Db, rows: readonly TicketRow[], now: Date): Promise<Ticket[]> => {
  const ids = present(rows.flatMap(({ userId, assigneeId }) => [userId, assigneeId]))
  const [found, merged] = await Promise.all([
    users.byIds(db, ids),
    mergedByTarget(
      db,
      rows.map(({ id }) => id),
    ),
  ])
  const people = new Map(found.map((user) => [user.id, users.toDto(user)]))
  return rows.map((row) => {
    const assignee = people.get(row.assigneeId ?? 0)
    return {
      ...plain(row),
      state: stateOf(row, now),
      user: people.get(row.userId ?? 0) ?? null,
      assignee: assignee ? { id: assignee.id, name: assignee.name, image: assignee.image } : null,
      merged: [...(merged.get(row.id) ?? [])],
    }
  })
}

/** Converts a ticket without related records. */
const plain = dtoBy(
  Ticket.omit({ user: true, assignee: true, state: true, merged: true }),
  ({ redactedById, redactedByName }: TicketRow) => ({
    redactedBy: redactedById === null ? null : { id: redactedById, name: redactedByName },
  }),
)

/** @throws Problem `locked` for what would undo the redaction of a description, or describe the ticket anew */
const guardRedacted = (before: TicketRow | undefined, after: TicketRow | undefined): void => {
  if (!after || !before?.redactedAt || (after.redactedAt && after.describe === '' && after.files.length === 0)) return
  throw new Problem('locked', { message: 'The description of this ticket was redacted: its text is gone for good' })
}

/** @throws Problem at `assigneeId` for whoever cannot see to tickets */
const guardAssignee = async (tx: Tx, id: number): Promise<void> => {
  if (!(await isAgent(tx, id)))
    throw fieldProblem('assigneeId', { code: 'unknown_record', message: 'Choose a user who can answer tickets' })
}

const guardUser = async (tx: Tx, id: number): Promise<void> => {
  const [user] = await users.byIds(tx, [id])
  if (!user) throw fieldProblem('userId', { code: 'unknown_record', message: 'There is no such user' })
}

/** jsonb is written as text, because the driver would write a JavaScript array as a PostgreSQL one. */
const asStored = ({ tags, related, files, ...change }: Partial<TicketRow>) => ({
  ...change,
  ...(tags && { tags: JSON.stringify(tags) }),
  ...(related && { related: JSON.stringify(related) }),
  ...(files && { files: JSON.stringify(files) }),
})

const toStored = ({ snoozedUntil, ...patch }: TicketPatch): Partial<TicketRow> => ({
  ...patch,
  ...(snoozedUntil !== undefined && { snoozedUntil: snoozedUntil === null ? null : new Date(snoozedUntil) }),
})

export const repository: Repository<TicketRow> = {
  entity: 'tickets',
  title: 'Ticket',
  keyOf: integerKey,
  toDto: (row, now) => ({ ...plain(row), state: stateOf(row, now) }),
  withOthers: toDto,
  derived: ['lastFrom', 'lastMessageAt', 'firstRepliedAt', 'closedAt'],
  accompanying: ['mergedInto', 'statusBeforeMerge', 'splitFrom'],
  check: async ({ tx }, before, after) => {
    guardRedacted(before, after)
    // Back from the bin a ticket may be of someone who is gone, as a live one may.
    if (!after || after.deletedAt) return
    if (before) await guardMerged(tx, before, after)
    if (after.userId !== null && after.userId !== before?.userId) await guardUser(tx, after.userId)
    if (after.assigneeId !== null && after.assigneeId !== before?.assigneeId) await guardAssignee(tx, after.assigneeId)
  },
  alongWith: async ({ tx, now, undoes }, before, change) => {
    // What is taken back is as it was, whosever turn it is by now.
    const given = undoes ? change : await withAssignee(tx, before, change)
    if (!change.status || change.status === before.status) return given
    return { ...given, closedAt: change.status === 'Closed' ? now : null }
  },
  bulk: {
    key: 'id',
    fields: ['status', 'teamId', 'priority', 'category', 'snoozedUntil', 'assigneeId'],
    needsRowCheck: (statement) => {
      if (statement.type !== 'edit') return undefined
      if ('assigneeId' in statement.to || 'teamId' in statement.to) return sql<boolean>`true`
      return 'status' in statement.to ? sql<boolean>`t."mergedInto" is not null` : undefined
    },
  },
  lock: (tx, ids) =>
    loadChunked(ids, (some) =>
      tx.selectFrom('tickets').selectAll().where('id', 'in', some).orderBy('id').forUpdate().execute(),
    ),
  save: async (tx, id, change) =>
    void (await tx.updateTable('tickets').set(asStored(change)).where('id', '=', id).execute()),
  trash: (tx, ids, at, now) => trashRows(tx, 'tickets', ids, at, now),
}

const nameOf = (column: 'userId' | 'assigneeId') =>
  sql`(select u."name" from "users" u where u."id" = "tickets".${sql.ref(column)} and u."deletedAt" is null)`

export const collection: ExportableCollection<TicketRow, typeof ticketKind> = {
  kind: ticketKind,
  repository,
  listed,
  title: 'subject',
  fill: fillTickets,
  toStored,
  exported: exportedOf(ticketKind, {
    user: {
      sql: nameOf('userId'),
      isText: true,
      json: sql`(select ${jsonObjectOf(users.collection.exported, Object.keys(User.shape))}
          from "users" u where u."id" = "tickets"."userId" and u."deletedAt" is null)`,
    },
    assignee: {
      sql: nameOf('assigneeId'),
      isText: true,
      json: sql`(select jsonb_build_object('id', u."id", 'name', u."name", 'image', u."image")
        from "users" u where u."id" = "tickets"."assigneeId" and u."deletedAt" is null)`,
    },
    redactedBy: {
      sql: sql`nullif("redactedByName", '')`,
      isText: true,
      json: sql`case when "redactedById" is not null
        then jsonb_build_object('id', "redactedById", 'name', "redactedByName") end`,
    },
    state: { sql: listed.columns.state?.sql ?? sql`null`, isText: false },
    merged: {
      sql: sql`${mergedIntoRow}::text`,
      isText: false,
      json: mergedIntoRow,
    },
  }),
  personal: { statusBeforeMerge: false, redactedById: false, redactedByName: true },
  belongs: [
    { to: 'users', by: 'userId' },
    { to: 'users', by: 'assigneeId' },
  ],
  own: { by: 'userId' },
  people: [
    { id: 'userId', name: 'requesterName', email: 'requesterEmail' },
    { id: 'redactedById', name: 'redactedByName' },
  ],
}

/** Creates a ticket: one out of whose thread others took it is named. */
export const create = async (
  context: WriteContext,
  { files: keys, ...draft }: TicketDraft,
  splitFrom: number | null = null,
  writtenAt?: Date,
): Promise<TicketRow> => {
  const { tx, now } = context
  const nobody = { teamId: null, assigneeId: null }
  const chosen = { teamId: draft.teamId, ...(draft.assigneeId !== null && { assigneeId: draft.assigneeId }) }
  const given = await withAssignee(tx, nobody, chosen)
  const stored = toStored({ ...draft, ...given }) as Required<Omit<TicketRow, 'id'>>
  const files = await claimAttachments(context, 'tickets', keys)
  if (draft.userId !== null) await guardUser(tx, draft.userId)
  if (draft.assigneeId !== null) await guardAssignee(tx, draft.assigneeId)
  const row = await tx
    .insertInto('tickets')
    .values({
      ...asStored({ ...stored, files }),
      splitFrom,
      image: draft.image || avatarUrl(draft.requesterName || draft.subject.slice(0, 60)),
      createdAt: writtenAt ?? now,
      updatedAt: now,
    } as never)
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordCreated(context, repository, [row])
  // Read once more: it has its due times by now.
  return (await byId(tx, row.id)) ?? row
}

/** Returns the tags of live tickets, most frequent first. */
export const tags = async (db: Db) => {
  const { rows } = await sql<{ tag: string; count: number }>`
    select "tag", count(*)::int as "count" from "tickets", jsonb_array_elements_text("tags") as "tag"
    where "deletedAt" is null and "tags" <> '[]' group by "tag" order by "count" desc, "tag" limit 200`.execute(db)
  return rows
}

/** Returns the number of a person's tickets, and of the open ones. */
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
