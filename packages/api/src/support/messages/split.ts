import { isFormatted, toPlainText } from '@quarterdeck/contract/kit/formatted'
import { fieldProblem, notFound, Problem } from '@quarterdeck/contract/kit/problem'
import { TicketDraft, type TicketSplit } from '@quarterdeck/contract/support/tickets'
import type { WriteContext } from '../../kit/context.ts'
import type { Tx } from '../../kit/ports.ts'
import { applyChange } from '../../kit/records/records.ts'
import type { MessageRow } from '../../kit/sql/schema-support.ts'
import * as users from '../../people/users/index.ts'
import {
  byId,
  byIds,
  create,
  inheritedFields,
  mergedByTarget,
  type TicketRow,
  repository as tickets,
} from '../tickets/index.ts'
import { repository } from './store.ts'

const longestDescription = 20_000

/** Converts a message to the description of a ticket. */
const described = ({ body }: MessageRow): string =>
  (isFormatted(body) ? toPlainText(body) : body).slice(0, longestDescription)

/** Returns live messages of a ticket, locked, oldest first. @throws Problem at each missing one */
const lockMessages = async (tx: Tx, ticketId: number, ids: readonly number[]): Promise<readonly MessageRow[]> => {
  const locked = await repository.lock(tx, ids)
  const found = locked.filter((message) => message.ticketId === ticketId && message.deletedAt === null)
  const message = 'The ticket has no such message'
  const missing = ids.flatMap((id, index) =>
    found.some((each) => each.id === id) ? [] : [[`ids.${index}`, { code: 'unknown_record', message }] as const],
  )
  if (missing.length > 0) throw new Problem('invalid_fields', { message, fields: Object.fromEntries(missing) })
  return found.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime() || one.id - other.id)
}

/** Rejects moving all messages of a split ticket, which has no description of its own. @throws Problem at `ids` */
const guardRest = async (tx: Tx, { id, splitFrom }: TicketRow, ids: readonly number[]): Promise<void> => {
  if (splitFrom === null) return
  const rest = await tx
    .selectFrom('messages')
    .select('id')
    .where('ticketId', '=', id)
    .where('deletedAt', 'is', null)
    .where('id', 'not in', ids)
    .limit(1)
    .executeTakeFirst()
  if (!rest) throw fieldProblem('ids', { code: 'invalid', message: 'At least one message must stay: deselect one' })
}

type Author = Pick<MessageRow, 'authorId' | 'authorEmail'>

const isRequester = ({ userId, requesterEmail }: TicketRow, { authorId, authorEmail }: Author): boolean =>
  authorId === null
    ? authorEmail.toLowerCase() === requesterEmail.toLowerCase()
    : authorId === userId || (userId === null && authorEmail.toLowerCase() === requesterEmail.toLowerCase())

/** Returns the ticket of an author among one and those that were merged into it. */
const ticketOf = async (tx: Tx, source: TicketRow, author: Author): Promise<TicketRow | undefined> => {
  if (isRequester(source, author)) return source
  const merged = (await mergedByTarget(tx, [source.id])).get(source.id) ?? []
  return (await byIds(tx, merged)).find((each) => isRequester(each, author))
}

/**
 * Returns the requester of a ticket split from messages: the author of the first one by a customer, who can be someone
 * else than the requester of the thread. Replies go there.
 */
const requesterOf = async (tx: Tx, source: TicketRow, messages: readonly MessageRow[]) => {
  const first = messages.find(({ from }) => from === 'customer')
  const isNamed = first && (first.authorId !== null || first.authorEmail !== '')
  const own = isNamed ? await ticketOf(tx, source, first) : source
  if (own === source || !isNamed) return {}
  const [user] = first.authorId === null ? [] : await users.byIds(tx, [first.authorId])
  const { requesterName, requesterEmail } = TicketDraft.shape
  return {
    userId: user?.id ?? null,
    requesterName: requesterName.safeParse(user ? '' : first.authorName).data ?? '',
    requesterEmail: requesterEmail.safeParse(user ? '' : first.authorEmail).data ?? '',
    language: own?.language ?? source.language,
    image: own?.image ?? '',
  }
}

/**
 * Moves messages of a ticket into a new one with the same properties, which belongs to their author. The description is
 * not a message and stays.
 * @throws Problem `Ticket not found`; at `ids` for messages of other tickets, or if nothing would stay
 */
export const split = async (
  context: WriteContext,
  { ticketId, ids, subject, tags }: TicketSplit,
): Promise<TicketRow> => {
  const { tx } = context
  const [source] = await tickets.lock(tx, [ticketId])
  if (!source || source.deletedAt) throw notFound('Ticket')
  const messages = await lockMessages(tx, ticketId, ids)
  await guardRest(tx, source, ids)
  const [first] = messages
  const heritage = await inheritedFields(tx, source)
  const requester = await requesterOf(tx, source, messages)
  const describe = first ? described(first) : ''
  const draft = TicketDraft.parse({ ...heritage, ...requester, ...(tags && { tags }), subject, describe })
  const { id } = await create(context, draft, ticketId)
  for (const message of messages) await applyChange(context, repository, message, { ticketId: id }, ['ticketId'])
  // Read once more: its thread has moved it on.
  return (await byId(tx, id)) ?? source
}
