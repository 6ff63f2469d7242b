import type { MessageSide, MessageWay } from '@quarterdeck/contract/kit/constants'
import { toPlainText } from '@quarterdeck/contract/kit/formatted'
import type { ListQuery } from '@quarterdeck/contract/kit/list'
import { notFound, Problem } from '@quarterdeck/contract/kit/problem'
import {
  Message,
  type MessageDraft,
  messageKind,
  messageList,
  messageUndoMs,
} from '@quarterdeck/contract/support/messages'
import { sql } from 'kysely'
import type { Subscriber, WriteContext } from '../../kit/context.ts'
import { claimAttachments } from '../../kit/files/attachments.ts'
import { safeMarkup } from '../../kit/files/safe-markup.ts'
import type { Listed } from '../../kit/lists/listed.ts'
import { pageOf } from '../../kit/lists/page.ts'
import { guardPlaceholders, hasLeft, settleMails, takenBackCheck } from '../../kit/mail/index.ts'
import type { Db, Tx } from '../../kit/ports.ts'
import type { Collection } from '../../kit/records/collection.ts'
import { changeLocked, type Repository, recordCreated } from '../../kit/records/records.ts'
import { trashRows } from '../../kit/records/trash.ts'
import { loadChunked } from '../../kit/sql/chunks.ts'
import { integerKey } from '../../kit/sql/keys.ts'
import type { MessageRow } from '../../kit/sql/schema-support.ts'
import { columnsOf, integer } from '../../kit/sql/select.ts'
import { dtoBy } from '../../kit/sql/wire.ts'
import { type TicketRow, repository as tickets } from '../tickets/index.ts'
import { deleteDraft } from './drafts.ts'
import { type MailHome, mailReply, newMailId, recipientsOf } from './mail-reply.ts'

const listed: Listed<typeof messageList> = {
  table: 'messages',
  key: 'id',
  columns: { ...columnsOf(messageList), id: integer('id'), ids: integer('id') },
  searched: sql`folded("body")`,
}

export const list = (db: Db, query: ListQuery) => pageOf<MessageRow>(db, listed, query)

export const toDto = dtoBy(
  Message,
  ({ authorId, authorName, authorEmail, redactedById, redactedByName }: MessageRow) => ({
    author: { id: authorId, name: authorName, email: authorEmail },
    redactedBy: redactedById === null ? null : { id: redactedById, name: redactedByName },
  }),
)

/**
 * Rejects whatever would remove a message the customer has: deletion, Undo, or a bulk change.
 * @throws Problem `locked` for a message past its undo time or sent by email, and for the undo of a redaction
 */
const guardReceived = async (
  { tx, now }: WriteContext,
  before: MessageRow | undefined,
  after: MessageRow | undefined,
): Promise<void> => {
  if (!before) return
  if (before.redactedAt !== null && after?.redactedAt === null)
    throw new Problem('locked', { message: 'This message was redacted: its text is gone for good' })
  if (after) return
  const isFresh = before.via === 'product' && now.getTime() - before.createdAt.getTime() <= messageUndoMs
  if (before.redactedAt === null && isFresh && !(await hasLeft(tx, before.id))) return
  throw new Problem('locked', { message: "The customer has this message, so it can't be deleted: redact it instead" })
}

export const repository: Repository<MessageRow> = {
  entity: 'messages',
  title: 'Message',
  keyOf: integerKey,
  toDto,
  check: guardReceived,
  bulk: {
    key: 'id',
    fields: ['ticketId'],
    // Each one that is to go may be with a customer already.
    needsRowCheck: ({ type }) => (type === 'delete' ? sql<boolean>`true` : undefined),
  },
  childFields: [],
  lock: (tx, ids) =>
    loadChunked(ids, (some) =>
      tx.selectFrom('messages').selectAll().where('id', 'in', some).orderBy('id').forUpdate().execute(),
    ),
  save: async (tx, id, { files, ...change }) => {
    const stored = { ...change, ...(files && { files: JSON.stringify(files) }) }
    await tx.updateTable('messages').set(stored).where('id', '=', id).execute()
  },
  trash: (tx, ids, at, now) => trashRows(tx, 'messages', ids, at, now),
}

/** Withdraws the emails of undone messages, and releases those of restored ones. */
export const mailSubscriber: Subscriber = {
  name: 'mails of messages',
  when: 'within',
  hasBulk: true,
  kinds: ['messages'],
  actions: ['delete', 'restore'],
  run: ({ tx }, changes) =>
    settleMails(
      tx,
      changes.map(({ record }) => Number(record)),
    ),
}

export const collection: Collection<MessageRow, typeof messageKind> = {
  kind: messageKind,
  repository,
  listed,
  title: 'body',
  toStored: () => ({}),
  personal: {
    authorId: false,
    authorName: true,
    authorEmail: true,
    messageId: false,
    redactedById: false,
    redactedByName: true,
  },
  belongs: [{ to: 'tickets', by: 'ticketId', cascade: true }],
  own: { by: 'authorId' },
  checks: [takenBackCheck],
  people: [
    { id: 'authorId', name: 'authorName', email: 'authorEmail' },
    { id: 'redactedById', name: 'redactedByName' },
  ],
}

/** Returns the messages by others that are newer than the last one a person has seen. */
const newerThan = (tx: Tx, ticketId: number, seen: number, person: number): Promise<MessageRow[]> =>
  tx
    .selectFrom('messages')
    .selectAll()
    .where('ticketId', '=', ticketId)
    .where('id', '>', seen)
    .where('deletedAt', 'is', null)
    .where((where) => where.or([where('authorId', 'is', null), where('authorId', '!=', person)]))
    .orderBy('id')
    .execute()

/** @throws Problem `conflict` with what came in since */
const guardSeen = async ({ tx, actor }: WriteContext, ticketId: number, seen: number | undefined): Promise<void> => {
  if (seen === undefined) return
  const newer = await newerThan(tx, ticketId, seen, actor.id)
  if (newer.length === 0) return
  throw new Problem('conflict', {
    message: 'Someone wrote to this ticket in the meantime',
    current: newer.map(toDto),
    conflicts: ['messages'],
  })
}

interface NewMessage {
  readonly from: MessageSide
  readonly body: string
  readonly files: readonly string[]
  readonly author: { readonly id: number | null; readonly name: string; readonly email: string }
  readonly via: MessageWay
  readonly messageId?: string | null
  readonly isUnverified?: boolean
  /** Time of writing, if it was written before it was received. */
  readonly writtenAt?: Date
}

/**
 * Adds a message to the locked thread of a ticket. One by a customer reopens it, even if it is snoozed.
 * @throws Problem at `files` for a missing file
 */
const add = async (
  context: WriteContext,
  ticket: TicketRow,
  { author, files, body, writtenAt, ...message }: NewMessage,
): Promise<{ readonly message: MessageRow; readonly ticket: TicketRow }> => {
  const { tx, now } = context
  const row = await tx
    .insertInto('messages')
    .values({
      ...message,
      ticketId: ticket.id,
      body: safeMarkup(body),
      files: JSON.stringify(await claimAttachments(context, 'tickets', files)),
      authorId: author.id,
      authorName: author.name,
      authorEmail: author.email,
      createdAt: writtenAt ?? now,
      updatedAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordCreated(context, repository, [row])
  const again = { status: 'Open' as const, snoozedUntil: null }
  const changed = message.from === 'agent' ? ticket : await changeLocked(context, tickets, ticket, undefined, again)
  return { message: row, ticket: changed }
}

/** Returns the ticket that takes messages, locked; of a merged one the ticket it was merged into. */
const lockThread = async ({ tx }: WriteContext, id: number): Promise<TicketRow> => {
  const [ticket] = await tickets.lock(tx, [id])
  if (!ticket || ticket.deletedAt) throw notFound('Ticket')
  if (ticket.mergedInto !== null)
    throw new Problem('locked', { message: `This ticket goes on in ticket ${ticket.mergedInto}: write there` })
  return ticket
}

/** Returns the customer of a ticket as the author of a message recorded for them. */
const customerOf = async (
  tx: Tx,
  { userId, requesterName, requesterEmail }: TicketRow,
): Promise<NewMessage['author']> => {
  if (userId === null) return { id: null, name: requesterName, email: requesterEmail }
  const user = await tx.selectFrom('users').select(['id', 'name', 'email']).where('id', '=', userId).executeTakeFirst()
  return user ?? { id: null, name: requesterName, email: requesterEmail }
}

/** A customer's email as a message. */
type MailedMessage = Pick<NewMessage, 'body' | 'files' | 'author' | 'messageId' | 'isUnverified' | 'writtenAt'>

/** Adds a customer's email to the thread of a ticket; undefined if the ticket was deleted or merged in the meantime. */
export const createMailed = async (
  context: WriteContext,
  ticketId: number,
  mailed: MailedMessage,
): Promise<MessageRow | undefined> => {
  const [ticket] = await tickets.lock(context.tx, [ticketId])
  if (!ticket || ticket.deletedAt || ticket.mergedInto !== null) return undefined
  const { message } = await add(context, ticket, { ...mailed, from: 'customer', via: 'mail' })
  return message
}

/**
 * Writes to a ticket, and changes its status along with it; what an agent writes is mailed to its customer.
 * @throws Problem `Ticket not found`; `locked` for one that was merged; `conflict` with newer messages than were seen;
 * at `body` for what is not filled in; as `mailReply`
 */
export const create = async (context: WriteContext, draft: MessageDraft, home: MailHome) => {
  const { tx, actor } = context
  const { ticketId, seen, along, from, allowPlaceholders, ...sent } = draft
  if (from === 'agent') guardPlaceholders({ body: toPlainText(sent.body) }, allowPlaceholders)
  const thread = await lockThread(context, ticketId)
  await guardSeen(context, ticketId, seen)
  const me = { id: actor.id, name: actor.name, email: '' }
  const author = from === 'agent' ? me : await customerOf(tx, thread)
  const recipients = from === 'agent' ? await recipientsOf(tx, thread, home) : []
  const messageId = recipients.length === 0 ? null : newMailId(home)
  const { message, ticket } = await add(context, thread, { ...sent, from, author, via: 'product', messageId })
  for (const recipient of recipients) await mailReply(context, recipient, message, home)
  const { snoozedUntil, ...change } = along
  const changes = {
    ...change,
    ...(snoozedUntil !== undefined && { snoozedUntil: snoozedUntil && new Date(snoozedUntil) }),
  }
  await changeLocked(context, tickets, ticket, undefined, changes as Partial<TicketRow>)
  await deleteDraft(context, ticketId, actor.id)
  return message
}
