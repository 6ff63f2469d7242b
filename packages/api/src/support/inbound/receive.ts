import type { MailOutcome } from '@quarterdeck/contract/support/inbound-mail'
import { maxMessage } from '@quarterdeck/contract/support/messages'
import { TicketDraft } from '@quarterdeck/contract/support/tickets'
import { sql } from 'kysely'
import type { WriteContext } from '../../context.ts'
import type { Db } from '../../ports.ts'
import { createMailed } from '../messages/index.ts'
import * as tickets from '../tickets/index.ts'
import { findThread, isOurs } from './find-thread.ts'
import { type KeptFiles, textOf } from './keep-files.ts'
import type { ReadMail } from './read-mail.ts'
import { findKnown, guardFlood, noteMail } from './store.ts'

/** What became of a mail. */
interface Received {
  readonly outcome: MailOutcome
  readonly ticketId: number | null
  readonly messageId: number | null
  readonly reason: string
}

/** The user with an address. */
const userBy = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'name'])
    .where(sql`lower("email")`, '=', email)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()

type Sender = Awaited<ReturnType<typeof userBy>> & {}

/** A mail, and what was kept of its files. */
interface Brought {
  readonly mail: ReadMail
  readonly kept: KeptFiles
}

const longestTicket = 20_000

const ignored = (reason: string): Received => ({ outcome: 'ignored', ticketId: null, messageId: null, reason })

/** A ticket of whoever wrote: a user, or somebody with this name and address. */
const withTicket = async (context: WriteContext, { mail, kept }: Brought, userId: number | null): Promise<Received> => {
  const { subject, describe, requesterName, requesterEmail } = TicketDraft.shape
  const stranger = userId === null ? mail.from : undefined
  const draft = TicketDraft.parse({
    userId,
    subject: subject.safeParse(mail.subject).data ?? '(No subject)',
    describe: describe.safeParse(textOf(mail, kept, longestTicket)).data ?? '',
    files: kept.keys,
    // What is no name and no address by the rules of the product is left out.
    requesterName: requesterName.safeParse(stranger?.name).data ?? '',
    requesterEmail: requesterEmail.safeParse(stranger?.email).data ?? '',
  })
  const ticket = await tickets.create(context, draft)
  return { outcome: 'ticket', ticketId: ticket.id, messageId: null, reason: '' }
}

/** A message of whoever wrote, in the thread that the mail belongs to, if there is one. */
const withMessage = async (
  context: WriteContext,
  { mail, kept }: Brought,
  user: Sender | undefined,
): Promise<Received | undefined> => {
  const { from, messageId = null } = mail
  const ticketId = await findThread(context.tx, mail)
  if (!from || ticketId === undefined) return undefined
  const author = { id: user?.id ?? null, name: user?.name ?? from.name, email: from.email }
  const mailed = { author, messageId, body: textOf(mail, kept, maxMessage), files: kept.keys }
  const message = await createMailed(context, ticketId, mailed)
  return message && { outcome: 'message', ticketId, messageId: message.id, reason: '' }
}

const place = async (context: WriteContext, brought: Brought, user: Sender | undefined): Promise<Received> => {
  const { mail } = brought
  if (await isOurs(context.tx, mail.messageId)) return ignored('It is one of our own, come back')
  if (mail.automatic === 'bounce') return ignored('It says that another mail did not arrive')
  if (mail.automatic === 'reply') return ignored('A program wrote it, which waits for no answer')
  if (mail.from) await guardFlood(context.tx, mail.from.email, context.now)
  return (await withMessage(context, brought, user)) ?? withTicket(context, brought, user?.id ?? null)
}

/** Makes of a mail what it is to be, once. */
export const receive = async (
  context: WriteContext,
  key: string,
  brought: Brought,
): Promise<Received & { readonly isKnown: boolean }> => {
  const { tx, now } = context
  const { mail } = brought
  const user = mail.from && (await userBy(tx, mail.from.email))
  const noted = await noteMail(tx, key, mail, user?.id ?? null, now)
  const known = noted ? undefined : await findKnown(tx, key)
  if (known || !noted) return { ...(known ?? ignored('')), isKnown: true }
  const received = await place(context, brought, user)
  await tx
    .updateTable('inboundMails')
    .set({ ...received, text: received.outcome === 'ignored' ? mail.body : '' })
    .where('id', '=', noted.id)
    .execute()
  return { ...received, isKnown: false }
}
