import { Card, type CardDraft, type CardPatch, cardKind, cardList } from '@quarterdeck/contract/boards/cards'
import type { ListQuery } from '@quarterdeck/contract/kit/list'
import { sql } from 'kysely'
import type { WriteContext } from '../kit/context.ts'
import { claimAttachments } from '../kit/files/attachments.ts'
import { safeMarkup } from '../kit/files/safe-markup.ts'
import type { Listed } from '../kit/lists/listed.ts'
import { newestOf as newest } from '../kit/lists/newest.ts'
import { pageOf } from '../kit/lists/page.ts'
import type { Db } from '../kit/ports.ts'
import type { Collection } from '../kit/records/collection.ts'
import { guardHidden, hiddenIn } from '../kit/records/hidden.ts'
import { type Repository, recordCreated } from '../kit/records/records.ts'
import { trashRows } from '../kit/records/trash.ts'
import { loadChunked } from '../kit/sql/chunks.ts'
import { integerKey } from '../kit/sql/keys.ts'
import type { CardRow } from '../kit/sql/schema-boards.ts'
import { type Column, columnsOf, either, integer } from '../kit/sql/select.ts'
import { dtoBy } from '../kit/sql/wire.ts'
import { seen, type Who } from './boards.ts'
import { guardAssignees, guardPlace, guardReverted } from './guards.ts'
import { rankBetween } from './rank.ts'
import { sampleCards } from './sample.ts'

const rank = sql.ref('rank')

/** Matches cards that have exactly this label. */
const labels: Column = {
  kind: 'choice',
  sql: sql`nullif("labels"::text, '[]')`,
  values: [],
  having: (values) => sql`"labels" ?| ${sql`array[${sql.join(values.map(String))}]::text[]`}`,
}

/** Matches cards that are assigned to this person. */
const assigneeIds: Column = {
  kind: 'integer',
  sql: sql`("assigneeIds"->>0)::integer`,
  having: (values) =>
    sql`(${sql.join(
      values.map((value) => sql`"assigneeIds" @> ${JSON.stringify([value])}::jsonb`),
      sql` or `,
    )})`,
}

const seenBy: Column = {
  kind: 'integer',
  sql: sql.ref('boardId'),
  having: ([me]) => sql`not ${hiddenIn('cards', Number(me))}`,
}

/** Due dates are stored as text. */
const dueOn: Column = { kind: 'date', sql: sql`("dueOn"::timestamp at time zone 'UTC')` }

/** Matches a column exactly, as its index does. */
const columnId: Column = {
  kind: 'choice',
  sql: sql.ref('columnId'),
  values: [],
  having: (values) => sql`"columnId" in (${sql.join(values)})`,
}

const listed: Listed<typeof cardList> = {
  table: 'cards',
  key: 'id',
  columns: {
    ...columnsOf(cardList),
    ids: integer('id'),
    columnId,
    assigneeIds,
    labels,
    seenBy,
    dueOn,
    archived: either({ no: sql`not "archived"`, yes: sql`"archived"` }),
    rank: { kind: 'text', sql: rank, rank },
  },
  searched: sql`folded("title" || ' ' || "description")`,
}

export const list = (db: Db, query: ListQuery, actor: Who) => pageOf<CardRow>(db, listed, query, [seen(actor)])

/** Limits the global search to shared boards. */
const onSharedBoards = async (db: Db, rows: readonly CardRow[]): Promise<CardRow[]> => {
  const own = await db.selectFrom('boards').select('id').where('ownerId', 'is not', null).execute()
  return rows.filter(({ boardId }) => !own.some(({ id }) => id === boardId))
}

export const newestOf = async (db: Db, q: string, max: number): Promise<CardRow[]> =>
  (await onSharedBoards(db, await newest<CardRow>(db, listed, q, 4 * max))).slice(0, max)

/** Returns a card on a board that is shared with everyone. */
export const sharedById = async (db: Db, id: number): Promise<CardRow | undefined> => {
  const card = await byId(db, id)
  return card && (await onSharedBoards(db, [card]))[0]
}

export const byId = (db: Db, id: number): Promise<CardRow | undefined> =>
  db.selectFrom('cards').selectAll().where('id', '=', id).where('deletedAt', 'is', null).executeTakeFirst()

/** @throws Problem `Card not found`, also for those on a board that is another’s own */
export const guardSeen = (db: Db, actor: Who, ids: readonly number[]): Promise<void> =>
  guardHidden(db, 'cards', actor, ids)

export const toDto = dtoBy(Card)

/** jsonb is written as text, because the driver would write a JavaScript array as a PostgreSQL one. */
const asStored = ({ assigneeIds, labels, checklist, links, files, ...change }: Partial<CardRow>) => ({
  ...change,
  ...(assigneeIds && { assigneeIds: JSON.stringify(assigneeIds) }),
  ...(labels && { labels: JSON.stringify(labels) }),
  ...(checklist && { checklist: JSON.stringify(checklist) }),
  ...(links && { links: JSON.stringify(links) }),
  ...(files && { files: JSON.stringify(files) }),
})

/** Returns a draft as it is stored, and claims the files that it names. */
export const claimed = async (
  context: WriteContext,
  { files, description, ...sent }: CardPatch,
): Promise<Partial<CardRow>> => ({
  ...sent,
  ...(description !== undefined && { description: safeMarkup(description) }),
  ...(files && { files: await claimAttachments(context, 'cards', files) }),
})

export const repository: Repository<CardRow> = {
  entity: 'cards',
  title: 'Card',
  keyOf: integerKey,
  toDto,
  atomicFields: [['columnId', 'rank', 'enteredAt']],
  // Starts the time in the column; an undo restores the former one.
  alongWith: async ({ now }, before, change) =>
    change.columnId && change.columnId !== before.columnId && !change.enteredAt
      ? { ...change, enteredAt: now }
      : change,
  check: async (context, before, after) => {
    if (!after) return
    await guardAssignees(context.tx, before, after)
    await guardPlace(context, before, after)
  },
  afterRevert: guardReverted,
  bulk: { key: 'id', fields: [] },
  lock: (tx, ids) =>
    loadChunked(ids, (some) =>
      tx.selectFrom('cards').selectAll().where('id', 'in', some).orderBy('id').forUpdate().execute(),
    ),
  save: async (tx, id, change) =>
    void (await tx.updateTable('cards').set(asStored(change)).where('id', '=', id).execute()),
  trash: (tx, ids, at, now) => trashRows(tx, 'cards', ids, at, now),
}

export const collection: Collection<CardRow, typeof cardKind> = {
  kind: cardKind,
  repository,
  listed,
  title: 'title',
  sample: sampleCards,
  toStored: ({ files: _, ...patch }: CardPatch) => patch,
  personal: {},
  belongs: [{ to: 'boards', by: 'boardId', cascade: true }],
}

/** Returns a rank after all others of a column. */
export const lastRank = async (db: Db, boardId: number, columnId: string): Promise<string> => {
  const last = await db
    .selectFrom('cards')
    .select('rank')
    .where('boardId', '=', boardId)
    .where('columnId', '=', columnId)
    .where('deletedAt', 'is', null)
    .orderBy('rank', 'desc')
    .limit(1)
    .executeTakeFirst()
  return rankBetween(last?.rank ?? null, null)
}

/** Creates a card at the end of a column. Its board must be locked, so that ranks don't collide. */
export const create = async (context: WriteContext, draft: CardDraft): Promise<CardRow> => {
  const { tx, now } = context
  const card = await tx
    .insertInto('cards')
    .values({
      ...draft,
      description: safeMarkup(draft.description),
      assigneeIds: JSON.stringify(draft.assigneeIds),
      labels: JSON.stringify(draft.labels),
      checklist: JSON.stringify(draft.checklist),
      links: JSON.stringify(draft.links),
      files: JSON.stringify(await claimAttachments(context, 'cards', draft.files)),
      rank: await lastRank(tx, draft.boardId, draft.columnId),
      enteredAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordCreated(context, repository, [card])
  return card
}

/** Returns the figures of a board; its archive is only counted. */
export const summaryOf = async (db: Db, boardId: number) => {
  const own = sql`"boardId" = ${boardId} and "deletedAt" is null`
  const [columns, archive, people, words] = await Promise.all([
    sql<{ id: string; count: number }>`select "columnId" as "id", count(*)::int as "count" from "cards"
      where ${own} and not "archived" group by 1`.execute(db),
    sql<{ count: number }>`select count(*)::int as "count" from "cards" where ${own} and "archived"`.execute(db),
    sql<{
      id: number
    }>`select distinct "each"::int as "id" from "cards", jsonb_array_elements_text("assigneeIds") as "each"
      where ${own} and not "archived" order by 1`.execute(db),
    sql<{ label: string }>`select distinct "label" from "cards", jsonb_array_elements_text("labels") as "label"
      where ${own} and not "archived" order by 1 limit 200`.execute(db),
  ])
  return {
    columns: Object.fromEntries(columns.rows.map(({ id, count }) => [id, count])),
    archived: archive.rows[0]?.count ?? 0,
    assigneeIds: people.rows.map(({ id }) => id),
    labels: words.rows.map(({ label }) => label),
  }
}
