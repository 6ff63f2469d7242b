import { type FieldProblem, fieldProblem, Problem } from '@quarterdeck/contract/kit/problem'
import { externalMailLimits } from '@quarterdeck/contract/sales/sending'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { WriteContext } from '../context.ts'

/** The one place that says who is a stranger to this installation, and how much of what people write may go to strangers. */

const dayMs = 24 * 60 * 60 * 1000

type Context = Pick<WriteContext, 'tx' | 'now' | 'actor'>

/** What a mail is about: an invoice of a customer, or the thread of a ticket. */
export type Occasion =
  | { readonly type: 'invoice'; readonly customerId: number }
  | { readonly type: 'ticket'; readonly ticketId: number }
  /** A letter to somebody, who may have no account. */
  | { readonly type: 'letter'; readonly userId: number | null }

/**
 * Whether an address is the customer's: that of their account, or one to which an invoice of theirs went a day ago or
 * longer. What an invoice says is not enough, as whoever sends it can write it.
 */
const isCustomers = ({ now }: Context, customerId: number, to: string): RawBuilder<SqlBool> => sql`
  exists (select from "users" where "id" = ${customerId} and lower("email") = lower(${to}))
  or exists (select from "outbox" where "userId" = ${customerId} and "invoiceId" is not null and "state" = 'sent'
    and lower("to") = lower(${to}) and "createdAt" < ${new Date(now.getTime() - dayMs)})`

/** The account of a ticket's customer, whom an agent chooses and does not type; only owners and administrators make accounts. */
const ofAccount = (to: string) => sql`
  union all select from "tickets" t join "users" u on u."id" = t."userId" and u."deletedAt" is null
    where t."id" = "thread"."id" and lower(u."email") = lower(${to})`

/**
 * Whether somebody wrote to a ticket from an address, by mail, form or link: to itself, to one that was merged into it, or to one
 * that it was split off. It is read from what came in, so that it follows whatever is changed, merged, split or taken back; what
 * an agent or a key puts on record for a customer did not come in. Of a form, the journal has the address as it was typed then.
 */
const isInThread = ({ actor }: Context, ticketId: number, to: string): RawBuilder<SqlBool> => sql`
  exists (
    with recursive "thread" as (
      select "id", "splitFrom" from "tickets" where "id" = ${ticketId}
      union select t."id", t."splitFrom" from "tickets" t
        join "thread" on t."mergedInto" = "thread"."id" or t."id" = "thread"."splitFrom"
    )
    select from "thread" where exists (
      select from "inboundMails" i
        where i."ticketId" = "thread"."id" and i."outcome" <> 'ignored' and lower(i."from") = lower(${to})
      union all select from "messages" m
        where m."ticketId" = "thread"."id" and m."from" = 'customer' and m."via" <> 'product'
          and lower(m."authorEmail") = lower(${to})
      union all select from "contactRequests" c join "changes" h
          on h."entity" = 'tickets' and h."record" = c."ticketId"::text and h."action" = 'create'
        where c."ticketId" = "thread"."id" and lower(h."after"->>'requesterEmail') = lower(${to})
      ${actor.scope ? sql`` : ofAccount(to)}
    )
  )`

const isKnown = (context: Context, about: Occasion, to: string): RawBuilder<SqlBool> => {
  if (about.type === 'invoice') return isCustomers(context, about.customerId, to)
  // A key that may write tickets could otherwise say anything to all customers, with a ticket for each.
  return about.type === 'ticket' ? isInThread(context, about.ticketId, to) : sql`${about.userId !== null}::boolean`
}

/** As whose a mail to an address counts; null where it is no stranger's, or where nobody sends it, as a series does. */
export const strangerBy = async (context: Context, about: Occasion, to: string): Promise<number | null> => {
  if (context.actor.id === 0) return null
  const { rows } = await sql<{ known: boolean }>`select (${isKnown(context, about, to)}) as "known"`.execute(context.tx)
  return rows[0]?.known ? null : context.actor.id
}

/** How many strangers were mailed to within a day, copies counted, by one person and by all; of two who send at once the second sees what the first did. */
const countOf = async ({ tx, now, actor }: Context) => {
  await sql`select pg_advisory_xact_lock(53, 0)`.execute(tx)
  const { rows } = await sql<{ own: number; all: number }>`
    select coalesce(sum(1 + jsonb_array_length("cc")) filter (where "strangerBy" = ${actor.id}), 0)::int as "own",
      coalesce(sum(1 + jsonb_array_length("cc")), 0)::int as "all" from "outbox"
    where "strangerBy" is not null and "createdAt" > ${new Date(now.getTime() - dayMs)}`.execute(tx)
  return rows[0] ?? { own: 0, all: 0 }
}

/** What keeps a mail of this person to a stranger back, once so many went out; undefined as long as nothing does. */
const beyond = async (context: Context): Promise<FieldProblem | undefined> => {
  const { own, all } = await countOf(context)
  const limit = own >= externalMailLimits.person ? externalMailLimits.person : externalMailLimits.installation
  if (own < externalMailLimits.person && all < externalMailLimits.installation) return undefined
  const message = `No more than ${limit} mails a day go to addresses that are not a customer’s and have not written`
  return { code: 'mails_a_day', message, limit }
}

/** Whether a mail to an address cannot go out today. */
export const isKeptBack = async (context: Context, about: Occasion, to: string): Promise<boolean> =>
  (await strangerBy(context, about, to)) !== null && (await beyond(context)) !== undefined

/**
 * Lets a mail with a text of somebody's own go to an address.
 * @returns as whose it counts among those to strangers, or null
 * @throws Problem at the field that names a stranger, once so many were mailed to within a day; `forbidden` to an API key
 */
export const admitText = async (
  context: Context,
  about: Occasion,
  to: string,
  field: string,
): Promise<number | null> => {
  const by = await strangerBy(context, about, to)
  if (by === null) return null
  if (context.actor.scope)
    throw new Problem('forbidden', {
      message: 'An API key writes only to people who wrote to this ticket by email or form',
    })
  await guardStrangers(context, field)
  return by
}

/** @throws Problem at the field that names a stranger, once so many were mailed to within a day */
export const guardStrangers = async (context: Context, field: string): Promise<void> => {
  const problem = await beyond(context)
  if (problem) throw fieldProblem(field, problem)
}
