import { notFound, Problem } from '@quarterdeck/contract/kit/problem'
import { type Draft, type DraftDraft, maxMessage } from '@quarterdeck/contract/support/messages'
import type { WriteContext } from '../../kit/context.ts'
import { claimAttachments } from '../../kit/files/attachments.ts'
import { safeMarkup } from '../../kit/files/safe-markup.ts'
import type { Db } from '../../kit/ports.ts'
import { mergedByTarget, repository as tickets } from '../tickets/index.ts'

/** Returns unsent drafts of tickets, newest first. */
const draftsTo = async (db: Db, ids: readonly number[]): Promise<Draft[]> => {
  const rows = await db
    .selectFrom('ticketDrafts as d')
    .innerJoin('users as u', 'u.id', 'd.userId')
    .select(['d.ticketId', 'u.id', 'u.name', 'd.body', 'd.files', 'd.seen', 'd.updatedAt'])
    .where('d.ticketId', 'in', ids)
    .orderBy('d.updatedAt', 'desc')
    .execute()
  return rows.map(({ id, name, updatedAt, ...draft }) => ({
    ...draft,
    author: { id, name },
    updatedAt: updatedAt.toISOString(),
  }))
}

/** Returns the tickets that share the thread of this one. */
const threadOf = async (db: Db, ticketId: number): Promise<readonly number[]> => [
  ticketId,
  ...((await mergedByTarget(db, [ticketId])).get(ticketId) ?? []),
]

/** Returns drafts of a ticket and of those merged into it. */
export const draftsOf = async (db: Db, ticketId: number): Promise<Draft[]> => draftsTo(db, await threadOf(db, ticketId))

const draftOf = async (db: Db, ticketId: number, userId: number) =>
  (await draftsTo(db, [ticketId])).find(({ author }) => author.id === userId)

interface Written extends Pick<Draft, 'body' | 'files' | 'seen'> {
  readonly ticketId: number
}

const keep = async ({ tx, now, actor }: WriteContext, { ticketId, body, files, seen }: Written): Promise<Draft> => {
  const written = { body: safeMarkup(body), files: JSON.stringify(files), seen, updatedAt: now }
  await tx
    .insertInto('ticketDrafts')
    .values({ ...written, ticketId, userId: actor.id })
    .onConflict((conflict) => conflict.columns(['ticketId', 'userId']).doUpdateSet(written))
    .execute()
  const draft = await draftOf(tx, ticketId, actor.id)
  if (!draft) throw new Error('A draft was not kept')
  return draft
}

export const deleteDraft = async (
  { tx }: Pick<WriteContext, 'tx'>,
  ticketId: number,
  userId: number,
): Promise<void> => {
  await tx.deleteFrom('ticketDrafts').where('ticketId', '=', ticketId).where('userId', '=', userId).execute()
}

/** Rejects a draft that was written before the last message that its author sent to the ticket. @throws Problem `conflict` */
const guardLate = async (
  { tx, actor }: WriteContext,
  { ticketId, ownMessage }: Pick<DraftDraft, 'ticketId' | 'ownMessage'>,
): Promise<void> => {
  if (ownMessage === undefined) return
  const later = await tx
    .selectFrom('messages')
    .select('id')
    .where('ticketId', '=', ticketId)
    .where('authorId', '=', actor.id)
    .where('id', '>', ownMessage)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (later)
    throw new Problem('conflict', {
      message: 'You have sent a message to this ticket since you wrote this draft',
      conflicts: ['messages'],
    })
}

/**
 * Saves a draft, or deletes it if empty. Locks the ticket as a reply does, so that the later of the two sees the other.
 * @throws Problem `Ticket not found`; `conflict` if its author has sent a message since
 */
export const saveDraft = async (context: WriteContext, draft: DraftDraft): Promise<Draft | null> => {
  const { ticketId, body, files, seen = null } = draft
  const [ticket] = await tickets.lock(context.tx, [ticketId])
  if (!ticket || ticket.deletedAt) throw notFound('Ticket')
  await guardLate(context, draft)
  if (body !== '' || files.length > 0)
    return keep(context, { ticketId, body, files: await claimAttachments(context, 'tickets', files), seen })
  await deleteDraft(context, ticketId, context.actor.id)
  return null
}

const both = (one: string, other: string) => [one, other].filter(Boolean).join('\n\n').slice(0, maxMessage)

interface Taken {
  readonly ticketId: number
  readonly authorId: number
  /** Ticket of the draft, if it was merged into this one. */
  readonly from?: number | undefined
}

/** Moves a draft to another author, below their own text. @throws Problem `Draft not found` */
export const takeOverDraft = async (
  context: WriteContext,
  { ticketId, authorId, from = ticketId }: Taken,
): Promise<Draft> => {
  const { tx, actor } = context
  const thread = await threadOf(tx, ticketId)
  await tx
    .selectFrom('ticketDrafts')
    .select('ticketId')
    .where('ticketId', 'in', thread)
    .orderBy('ticketId')
    .forUpdate()
    .execute()
  const taken = thread.includes(from) ? await draftOf(tx, from, authorId) : undefined
  if (!taken || (authorId === actor.id && from === ticketId)) throw notFound('Draft')
  const mine = await draftOf(tx, ticketId, actor.id)
  await deleteDraft(context, from, authorId)
  const body = both(mine?.body ?? '', taken.body)
  // Messages the other had not seen are new to its next author.
  const seen = mine?.seen ?? taken.seen
  return keep(context, { ticketId, body, files: [...(mine?.files ?? []), ...taken.files], seen })
}
