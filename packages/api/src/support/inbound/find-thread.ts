import { sql } from 'kysely'
import type { Tx } from '../../ports.ts'
import { chainFrom, mergedByTarget } from '../tickets/index.ts'
import type { ReadMail } from './read-mail.ts'

/** The tickets whose mails these are, of ours and of those that came in, in the order of their names. */
const byMails = async (tx: Tx, ids: readonly string[]): Promise<readonly number[]> => {
  if (ids.length === 0) return []
  const ours = await tx
    .selectFrom('messages')
    .select(['messageId as mail', 'ticketId'])
    .where('messageId', 'in', ids)
    .where('deletedAt', 'is', null)
    .execute()
  const theirs = await tx
    .selectFrom('inboundMails')
    .select(['mailId as mail', 'ticketId'])
    .where('mailId', 'in', ids)
    .where('ticketId', 'is not', null)
    .execute()
  const found = [...ours, ...theirs]
  return ids.flatMap((id) =>
    found.flatMap(({ mail, ticketId }) => (mail === id && ticketId !== null ? [ticketId] : [])),
  )
}

/** The numbers that a subject names, the last first. */
const named = (subject: string): readonly number[] =>
  [...subject.matchAll(/\[#(\d{1,9})\]/g)].map(([, number]) => Number(number)).toReversed()

/** Whether somebody with an address wrote to one of these tickets as a customer: it is theirs, or they stand in its thread. */
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

/**
 * The ticket that a mail belongs to: whose mails it answers, or whose number its subject names. A number is easily guessed and a
 * mail easily passed on, so that it is one only for whoever takes part in it, and not for a mail that was found to be forged.
 */
export const findThread = async (
  tx: Tx,
  { from, isForged, answers, subject }: Pick<ReadMail, 'from' | 'isForged' | 'answers' | 'subject'>,
): Promise<number | undefined> => {
  if (!from || isForged) return undefined
  for (const id of new Set([...(await byMails(tx, answers)), ...named(subject)])) {
    const end = (await chainFrom(tx, id)).at(-1)
    if (end === undefined) continue
    // Replies go to the customers of all that were merged.
    const merged = (await mergedByTarget(tx, [end])).get(end) ?? []
    if (await takesPart(tx, [end, ...merged], from.email)) return end
  }
  return undefined
}

/** Whether a mail is one that we sent, come back. */
export const isOurs = async (tx: Tx, messageId: string | undefined): Promise<boolean> => {
  if (messageId === undefined) return false
  const own = tx.selectFrom('messages').select('id').where('messageId', '=', messageId).where('from', '=', 'agent')
  return (await own.executeTakeFirst()) !== undefined
}
