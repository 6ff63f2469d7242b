import { sql } from 'kysely'
import type { ReadMail } from '../../kit/mail/index.ts'
import type { Tx } from '../../kit/ports.ts'
import { chainFrom, mergedByTarget } from '../tickets/index.ts'
import type { SenderCheck } from './authentication.ts'

/** A ticket mentioned by an email; `isSure` if by the Message-ID of one of our emails, which can't be guessed. */
interface Candidate {
  readonly ticketId: number
  readonly isSure: boolean
}

/** Returns the tickets of emails, sent or received, in the order of their Message-IDs. */
const byMails = async (tx: Tx, ids: readonly string[]): Promise<readonly Candidate[]> => {
  if (ids.length === 0) return []
  const ours = await tx
    .selectFrom('messages')
    .select(['messageId as mail', 'ticketId', sql<boolean>`"from" = 'agent'`.as('isSure')])
    .where('messageId', 'in', ids)
    .where('deletedAt', 'is', null)
    .execute()
  const theirs = await tx
    .selectFrom('inboundMails')
    .select(['mailId as mail', 'ticketId', sql<boolean>`false`.as('isSure')])
    .where('mailId', 'in', ids)
    .where('ticketId', 'is not', null)
    .execute()
  const found = [...ours, ...theirs]
  return ids.flatMap((id) =>
    found.flatMap(({ mail, ticketId, isSure }) => (mail === id && ticketId !== null ? [{ ticketId, isSure }] : [])),
  )
}

/** Returns the ticket numbers in a subject, last first. */
const named = (subject: string): readonly Candidate[] =>
  [...subject.matchAll(/\[#(\d{1,9})\]/g)]
    .map(([, number]) => ({ ticketId: Number(number), isSure: false }))
    .toReversed()

/** Checks that an address took part in one of these tickets as a customer: as the requester, or in the thread. */
const takesPart = async (tx: Tx, ids: readonly number[], email: string): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from "tickets" t left join "users" u on u."id" = t."userId" and u."deletedAt" is null
      where t."id" = any(${[...ids]}::integer[]) and ${email} in (lower(t."requesterEmail"), lower(u."email"))
    union all
    select 1 from "messages" m left join "users" u on u."id" = m."authorId" and u."deletedAt" is null
      where m."ticketId" = any(${[...ids]}::integer[]) and m."from" = 'customer' and m."deletedAt" is null
        and ${email} in (lower(m."authorEmail"), lower(u."email"))
    limit 1`.execute(tx)
  return rows.length > 0
}

/** Returns where the threads of tickets go on, each end once; an end is sure where one of those that lead to it is. */
const endsOf = async (tx: Tx, candidates: readonly Candidate[]): Promise<ReadonlyMap<number, boolean>> => {
  const ends = new Map<number, boolean>()
  for (const { ticketId, isSure } of candidates) {
    const end = (await chainFrom(tx, ticketId)).at(-1)
    if (end !== undefined) ends.set(end, isSure || (ends.get(end) ?? false))
  }
  return ends
}

/** A ticket mentioned by an email of a participant. */
export interface Thread {
  readonly ticketId: number
  /** False if the email only mentions the ticket. */
  readonly isJoined: boolean
  /** True if nothing proves the sender's address. */
  readonly isUnverified: boolean
}

const joining = (isSure: boolean, check: SenderCheck): Omit<Thread, 'ticketId'> => {
  // The author of a reply to our email has read it.
  if (isSure) return { isJoined: check !== 'forged', isUnverified: check === 'forged' }
  return { isJoined: check === 'pass' || check === 'unknown', isUnverified: check !== 'pass' }
}

/**
 * Finds the ticket of an email, by the emails it answers or the number in its subject. Numbers are easily guessed,
 * emails forwarded and senders forged, so the sender must take part in the ticket, and no trusted server may have found
 * it forged.
 */
export const findThread = async (
  tx: Tx,
  { from, answers, subject }: Pick<ReadMail, 'from' | 'answers' | 'subject'>,
  check: SenderCheck,
): Promise<Thread | undefined> => {
  if (!from) return undefined
  for (const [end, isSure] of await endsOf(tx, [...(await byMails(tx, answers)), ...named(subject)])) {
    // Replies go to the customers of all that were merged.
    const merged = (await mergedByTarget(tx, [end])).get(end) ?? []
    if (await takesPart(tx, [end, ...merged], from.email)) return { ticketId: end, ...joining(isSure, check) }
  }
  return undefined
}

/** Checks that an email is one of ours that came back. */
export const isOurs = async (tx: Tx, messageId: string | undefined): Promise<boolean> => {
  if (messageId === undefined) return false
  const own = tx.selectFrom('messages').select('id').where('messageId', '=', messageId).where('from', '=', 'agent')
  return (await own.executeTakeFirst()) !== undefined
}
