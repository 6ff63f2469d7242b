import { type FieldProblem, fieldProblem } from '@quarterdeck/contract/core/problem'
import { strangersADay } from '@quarterdeck/contract/sales/sending'
import { sql } from 'kysely'
import type { WriteContext } from '../../context.ts'
import type { InvoiceDoc } from '../invoices/index.ts'

const dayMs = 24 * 60 * 60 * 1000

type Billed = Pick<InvoiceDoc, 'customerId' | 'billingEmail'>
type Context = Pick<WriteContext, 'tx' | 'now' | 'actor'>

/**
 * Whether an address is the customer's: that of their account, or one to which an invoice of theirs went a day ago or
 * longer. What an invoice says is not enough, as whoever sends it can write it.
 */
const isTheirs = async ({ tx, now }: Context, { customerId }: Billed, to: string): Promise<boolean> => {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from "users" where "id" = ${customerId} and lower("email") = lower(${to}))
      or exists (select from "outbox" where "userId" = ${customerId} and "invoiceId" is not null and "state" = 'sent'
        and lower("to") = lower(${to}) and "createdAt" < ${new Date(now.getTime() - dayMs)}) as "known"`.execute(tx)
  return rows[0]?.known ?? false
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

/**
 * As whose a mail to an address counts; null where that is the customer's, or where nobody sends it, as a series does.
 * @param to where it is not the address of the invoice
 */
export const strangerBy = async (
  context: Context,
  invoice: Billed,
  to = invoice.billingEmail,
): Promise<number | null> =>
  context.actor.id === 0 || (await isTheirs(context, invoice, to)) ? null : context.actor.id

/** What keeps a mail of this person to a stranger back, once so many went out; undefined as long as nothing does. */
const beyond = async (context: Context): Promise<FieldProblem | undefined> => {
  const { own, all } = await countOf(context)
  const limit = own >= strangersADay.person ? strangersADay.person : strangersADay.installation
  if (own < strangersADay.person && all < strangersADay.installation) return undefined
  const message = `No more than ${limit} mails a day go to addresses that are not the customer’s`
  return { code: 'mails_a_day', message, limit }
}

/** Whether an invoice cannot be mailed to where it says today. */
export const isKeptBack = async (context: Context, invoice: Billed): Promise<boolean> =>
  (await strangerBy(context, invoice)) !== null && (await beyond(context)) !== undefined

/** @throws Problem at the field that names a stranger, once so many were mailed to within a day */
export const guardStrangers = async (context: Context, field: string): Promise<void> => {
  const problem = await beyond(context)
  if (problem) throw fieldProblem(field, problem)
}

/**
 * An API key mails nobody but customers, with the texts of the installation.
 * @throws Problem at what it would say otherwise
 */
export const guardKeyMail = async (
  context: Context,
  invoice: Billed | undefined,
  {
    to,
    cc = [],
    subject,
    text,
  }: {
    readonly to?: string | undefined
    readonly cc?: readonly string[] | undefined
    readonly subject?: string | undefined
    readonly text?: string | undefined
  },
): Promise<void> => {
  if (!context.actor.scope) return
  const refuse = (field: string, message: string) => fieldProblem(field, { code: 'forbidden', message })
  if (subject !== undefined) throw refuse('subject', 'An API key sends the texts of the installation')
  if (text !== undefined) throw refuse('text', 'An API key sends the texts of the installation')
  if (cc.length > 0) throw refuse('cc', 'An API key mails invoices to their customers only')
  if (to === undefined || !invoice || (await strangerBy(context, invoice, to)) === null) return
  throw refuse('to', 'An API key mails invoices to their customers only')
}
