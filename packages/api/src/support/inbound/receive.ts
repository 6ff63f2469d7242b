import type { MailOutcome } from '@quarterdeck/contract/support/inbound-mail'
import { maxMessage } from '@quarterdeck/contract/support/messages'
import { TicketDraft } from '@quarterdeck/contract/support/tickets'
import { sql } from 'kysely'
import type { WriteContext } from '../../kit/context.ts'
import type { ReadMail } from '../../kit/mail/index.ts'
import type { Db } from '../../kit/ports.ts'
import { createMailed } from '../messages/index.ts'
import * as tickets from '../tickets/index.ts'
import type { SenderCheck } from './authentication.ts'
import { findThread, isOurs, type Thread } from './find-thread.ts'
import { findKnown, guardFlood, recordMail } from './store.ts'
import { type StoredFiles, textOf } from './store-files.ts'

/** Result of receiving an email. */
interface Received {
  readonly outcome: MailOutcome
  readonly ticketId: number | null
  readonly messageId: number | null
  readonly reason: string
  /** True if the sender is not verified and that matters here. */
  readonly isUnverified: boolean
}

/** Returns the user with an address. */
const userBy = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'name'])
    .where(sql`lower("email")`, '=', email)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()

type Sender = Awaited<ReturnType<typeof userBy>> & {}

/** An email with its stored files and the result of the sender check. */
interface IncomingMail {
  readonly mail: ReadMail
  readonly kept: StoredFiles
  readonly check: SenderCheck
  /** Key of the stored original; null if it was not stored. */
  readonly original: string | null
}

const maxDescription = 20_000

const ignored = (reason: string): Received => ({
  outcome: 'ignored',
  ticketId: null,
  messageId: null,
  reason,
  isUnverified: false,
})

/** Creates a ticket for the sender: a user, or an unknown person. A ticket that the email only mentions is linked. */
const withTicket = async (
  context: WriteContext,
  { mail, kept, check }: IncomingMail,
  userId: number | null,
  named: Thread | undefined,
): Promise<Received> => {
  const { subject, describe, requesterName, requesterEmail } = TicketDraft.shape
  const stranger = userId === null ? mail.from : undefined
  const draft = TicketDraft.parse({
    userId,
    subject: subject.safeParse(mail.subject).data ?? '(No subject)',
    describe: describe.safeParse(textOf(mail, kept, maxDescription)).data ?? '',
    files: kept.keys,
    related: named ? [{ entity: 'tickets', id: String(named.ticketId) }] : [],
    // What is no name and no address by the rules of the product is left out.
    requesterName: requesterName.safeParse(stranger?.name).data ?? '',
    requesterEmail: requesterEmail.safeParse(stranger?.email).data ?? '',
  })
  const ticket = await tickets.create(context, draft, null, mail.sentAt)
  const isUnverified = check === 'fail' || check === 'forged'
  return { outcome: 'ticket', ticketId: ticket.id, messageId: null, reason: '', isUnverified }
}

/** Adds an email to a thread as a message; undefined if the thread has been deleted. */
const withMessage = async (
  context: WriteContext,
  { mail, kept }: IncomingMail,
  user: Sender | undefined,
  { ticketId, isUnverified }: Thread,
): Promise<Received | undefined> => {
  const { from, messageId = null } = mail
  if (!from) return undefined
  const author = { id: user?.id ?? null, name: user?.name ?? from.name, email: from.email }
  const { sentAt } = mail
  const mailed = { author, messageId, isUnverified, body: textOf(mail, kept, maxMessage), files: kept.keys }
  const message = await createMailed(context, ticketId, { ...mailed, ...(sentAt && { writtenAt: sentAt }) })
  return message && { outcome: 'message', ticketId, messageId: message.id, reason: '', isUnverified }
}

const place = async (context: WriteContext, incoming: IncomingMail, user: Sender | undefined): Promise<Received> => {
  const { mail } = incoming
  if (await isOurs(context.tx, mail.messageId)) return ignored('It is one of our own, come back')
  if (mail.automatic === 'bounce') return ignored('It is a delivery report or a read receipt')
  if (mail.automatic === 'reply') return ignored('It is an automatic reply')
  if (mail.from) await guardFlood(context.tx, mail.from.email, context.now)
  const thread = await findThread(context.tx, mail, incoming.check)
  const joined = thread?.isJoined ? await withMessage(context, incoming, user, thread) : undefined
  return joined ?? withTicket(context, incoming, user?.id ?? null, thread?.isJoined ? undefined : thread)
}

type Answered = Omit<Received, 'isUnverified'> & { readonly isKnown: boolean }

const answered = ({ outcome, ticketId, messageId, reason }: Received, isKnown: boolean): Answered => ({
  outcome,
  ticketId,
  messageId,
  reason,
  isKnown,
})

/** Turns an email into a ticket, message or note, once. */
export const receive = async (context: WriteContext, key: string, incoming: IncomingMail): Promise<Answered> => {
  const { tx, now } = context
  const { mail } = incoming
  const user = mail.from && (await userBy(tx, mail.from.email))
  const noted = await recordMail(tx, { ...incoming, key }, user?.id ?? null, now)
  const known = noted ? undefined : await findKnown(tx, key)
  if (known || !noted) return answered(known ?? ignored(''), true)
  const received = await place(context, incoming, user)
  await tx
    .updateTable('inboundMails')
    .set({ ...received, text: received.outcome === 'ignored' ? mail.body : '' })
    .where('id', '=', noted.id)
    .execute()
  return answered(received, false)
}
