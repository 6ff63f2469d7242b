import { type FieldProblem, fieldProblem, Problem } from '@quarterdeck/contract/kit/problem'
import { externalMailLimits } from '@quarterdeck/contract/sales/sending'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { WriteContext } from '../context.ts'

/** Defines who is a stranger to this installation, and limits mails with personal texts to them. */

const dayMs = 24 * 60 * 60 * 1000

type Context = Pick<WriteContext, 'tx' | 'now' | 'actor'>

/** Subject of a mail: an invoice of a customer, the thread of a ticket, or a letter. */
export type MailSubject =
  | { readonly type: 'invoice'; readonly customerId: number }
  | { readonly type: 'ticket'; readonly ticketId: number }
  /** Letter to a person, who may have no account. */
  | { readonly type: 'letter'; readonly userId: number | null }

/**
 * Returns SQL that is true for an address of the customer: that of their account, or one to which an invoice of theirs was sent a
 * day ago or earlier. The address on an invoice isn't enough, since its sender can edit it.
 */
const isCustomers = ({ now }: Context, customerId: number, to: string): RawBuilder<SqlBool> => sql`
  exists (select from "users" where "id" = ${customerId} and lower("email") = lower(${to}))
  or exists (select from "outbox" where "userId" = ${customerId} and "invoiceId" is not null and "state" = 'sent'
    and lower("to") = lower(${to}) and "createdAt" < ${new Date(now.getTime() - dayMs)})`

/**
 * Matches the account of a ticket's customer: agents select it and don't type it, and only owners and administrators create
 * accounts.
 */
const ofAccount = (to: string) => sql`
  union all select from "tickets" t join "users" u on u."id" = t."userId" and u."deletedAt" is null
    where t."id" = "thread"."id" and lower(u."email") = lower(${to})`

/**
 * Returns SQL that is true if somebody wrote to a ticket from an address, by mail, form or link: to the ticket itself, to one
 * merged into it, or to one that it was split from. Only received messages count, so the result follows merges, splits and undo;
 * what an agent or an API key records on behalf of a customer was not received. For forms, the journal has the address as typed.
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

const isKnown = (context: Context, about: MailSubject, to: string): RawBuilder<SqlBool> => {
  if (about.type === 'invoice') return isCustomers(context, about.customerId, to)
  // Otherwise a key with `tickets:write` could write to every customer, with one ticket each.
  return about.type === 'ticket' ? isInThread(context, about.ticketId, to) : sql`${about.userId !== null}::boolean`
}

/**
 * Returns the user against whose limit a mail counts; null if the address is known, or nobody sends the mail (recurring
 * invoices).
 */
export const strangerBy = async (context: Context, about: MailSubject, to: string): Promise<number | null> => {
  if (context.actor.id === 0) return null
  const { rows } = await sql<{ known: boolean }>`select (${isKnown(context, about, to)}) as "known"`.execute(context.tx)
  return rows[0]?.known ? null : context.actor.id
}

/**
 * Counts the mails to strangers of the last day, including copies, by this person and by all. The lock makes parallel senders see
 * each other's mails.
 */
const countOf = async ({ tx, now, actor }: Context) => {
  await sql`select pg_advisory_xact_lock(53, 0)`.execute(tx)
  const { rows } = await sql<{ own: number; all: number }>`
    select coalesce(sum(1 + jsonb_array_length("cc")) filter (where "strangerBy" = ${actor.id}), 0)::int as "own",
      coalesce(sum(1 + jsonb_array_length("cc")), 0)::int as "all" from "outbox"
    where "strangerBy" is not null and "createdAt" > ${new Date(now.getTime() - dayMs)}`.execute(tx)
  return rows[0] ?? { own: 0, all: 0 }
}

/** Returns the problem if a daily limit of mails to strangers is reached; undefined otherwise. */
const beyond = async (context: Context): Promise<FieldProblem | undefined> => {
  const { own, all } = await countOf(context)
  const limit = own >= externalMailLimits.person ? externalMailLimits.person : externalMailLimits.installation
  if (own < externalMailLimits.person && all < externalMailLimits.installation) return undefined
  const message = `No more than ${limit} mails a day go to addresses that are not a customer’s and have not written`
  return { code: 'mails_a_day', message, limit }
}

/** Returns true if a mail to an address exceeds a daily limit. */
export const isOverMailLimit = async (context: Context, about: MailSubject, to: string): Promise<boolean> =>
  (await strangerBy(context, about, to)) !== null && (await beyond(context)) !== undefined

/**
 * Allows a mail with a personal text to an address.
 * @returns the user against whose limit it counts, or null
 * @throws Problem at the field of the address above a daily limit; `forbidden` to an API key
 */
export const admitText = async (
  context: Context,
  about: MailSubject,
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

/**
 * Enforces the daily limits.
 * @throws Problem at the field of the address
 */
export const guardStrangers = async (context: Context, field: string): Promise<void> => {
  const problem = await beyond(context)
  if (problem) throw fieldProblem(field, problem)
}
