import { notFound, Problem } from '@quarterdeck/contract/kit/problem'
import type { ContactDraft, ContactRequest } from '@quarterdeck/contract/support/contact'
import type { ContactTopic } from '@quarterdeck/contract/support/contact-topics'
import { TicketDraft } from '@quarterdeck/contract/support/tickets'
import { sql } from 'kysely'
import type { WriteContext } from '../../kit/context.ts'
import { sendMail } from '../../kit/mail/index.ts'
import type { Tx } from '../../kit/ports.ts'
import { digest } from '../../kit/sql/digest.ts'
import { create as createTicket, endOf, byId as ticketById } from '../tickets/index.ts'

const hashOf = (token: string): Promise<string> => digest(new TextEncoder().encode(token))

const customerWith = async (tx: Tx, email: string): Promise<number | null> => {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`lower("email") = ${email.toLowerCase()}`)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Returns the first line of a message, shortened to a subject. */
const subjectOf = ({ message, reference }: ContactDraft): string => {
  const line = message.split('\n')[0] ?? ''
  const words = line.length > 120 ? `${line.slice(0, line.lastIndexOf(' ', 119) + 1 || 119).trimEnd()} …` : line
  return reference ? `${words} (${reference})` : words
}

const categories: Readonly<Record<ContactTopic, TicketDraft['category']>> = {
  order: 'Order',
  invoice: 'Invoice',
  product: 'Product',
  account: 'Account',
  other: 'General',
}

/** Creates a ticket from a contact form. */
export const receive = async (context: WriteContext, token: string, draft: ContactDraft): Promise<number> => {
  const { tx, now } = context
  const { topic, reference, message, name, email, language, files } = draft
  const ticket = await createTicket(
    context,
    TicketDraft.parse({
      userId: await customerWith(tx, email),
      subject: subjectOf(draft),
      describe: message,
      requesterName: name,
      requesterEmail: email,
      category: categories[topic],
      language,
      files,
    }),
  )
  await tx
    .insertInto('contactRequests')
    .values({ hash: await hashOf(token), ticketId: ticket.id, topic, reference, message, createdAt: now })
    .execute()
  return ticket.id
}

/** Emails the number of a message and the link to its status. */
export const sendReceipt = async (
  { tx, now }: Pick<WriteContext, 'tx' | 'now'>,
  { email, language }: ContactDraft,
  receipt: number,
  token: string,
): Promise<void> => {
  await sendMail({ tx, now }, { to: email, locale: language, template: 'contactReceived', data: { receipt, token } })
}

/** Days after the ticket was closed until the status link expires. */
const linkDays = 90
const dayMs = 24 * 60 * 60 * 1000

/** @throws Problem `Message not found`, or `gone` when its ticket has been closed for long */
export const statusBy = async (tx: Tx, token: string, now: Date): Promise<ContactRequest> => {
  const row = await tx
    .selectFrom('contactRequests as c')
    .innerJoin('tickets as t', 't.id', 'c.ticketId')
    .select(['c.topic', 'c.reference', 'c.message', 'c.createdAt', 't.id as receipt'])
    .where('c.hash', '=', await hashOf(token))
    .where('t.deletedAt', 'is', null)
    .executeTakeFirst()
  // The status is that of the ticket it was merged into.
  const ticket = row && (await ticketById(tx, await endOf(tx, row.receipt)))
  if (!row || !ticket) throw notFound('Message')
  if (ticket.closedAt && now.getTime() - ticket.closedAt.getTime() > linkDays * dayMs) throw new Problem('gone')
  return {
    ...row,
    topic: row.topic as ContactTopic,
    createdAt: row.createdAt.toISOString(),
    status: ticket.status,
    updatedAt: ticket.updatedAt.toISOString(),
  }
}
