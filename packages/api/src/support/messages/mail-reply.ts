import type { Attachment } from '@quarterdeck/contract/kit/attachments'
import { messageUndoMs } from '@quarterdeck/contract/support/messages'
import { sql } from 'kysely'
import type { WriteContext } from '../../kit/context.ts'
import { admitText, sendMail } from '../../kit/mail/index.ts'
import type { Ports, Tx } from '../../kit/ports.ts'
import type { MessageRow } from '../../kit/sql/schema-support.ts'
import { byIds, mergedByTarget, type TicketRow } from '../tickets/index.ts'

/** Maximum bytes of attachments: most mail servers accept 25 MB, and Base64 adds a third. */
const maxBytes = 15 * 1024 * 1024
/** Maximum number of References; some mail programs fail with more. */
const maxReferences = 20

/** Settings of the installation that replies depend on. */
export interface MailHome {
  /** Address for incoming answers. */
  readonly address: string | undefined
  /** Domain in Message-IDs. */
  readonly domain: string
}

export const mailHomeOf = ({ inbound, publicUrl }: Pick<Ports, 'inbound' | 'publicUrl'>): MailHome => {
  const address = inbound?.address
  const host = publicUrl === undefined ? 'quarterdeck.invalid' : new URL(publicUrl).hostname
  return { address, domain: address?.split('@').at(-1) ?? host }
}

/** Returns a Message-ID that can't be guessed: the author of an answer to it has read the email. */
export const newMailId = ({ domain }: MailHome): string => `${crypto.randomUUID()}@${domain}`

/** A recipient, and the ticket known to them. */
interface Recipient {
  readonly to: string
  readonly ticket: TicketRow
}

/** Returns the customers of a ticket and of those merged into it, each once, with their own ticket. */
export const recipientsOf = async (tx: Tx, ticket: TicketRow, home: MailHome): Promise<readonly Recipient[]> => {
  const merged = (await mergedByTarget(tx, [ticket.id])).get(ticket.id) ?? []
  const others = merged.length > 0 ? await byIds(tx, merged) : []
  const found = new Map<string, Recipient>()
  for (const each of [ticket, ...others.toSorted((one, other) => one.id - other.id)]) {
    const to = await addressOf(tx, each, home)
    if (to !== undefined && !found.has(to.toLowerCase())) found.set(to.toLowerCase(), { to, ticket: each })
  }
  return [...found.values()]
}

/** Returns the customer's address; undefined if there is none. */
const addressOf = async (
  tx: Tx,
  { userId, requesterEmail }: TicketRow,
  { address }: MailHome,
): Promise<string | undefined> => {
  const user =
    userId === null
      ? undefined
      : await tx
          .selectFrom('users')
          .select('email')
          .where('id', '=', userId)
          .where('deletedAt', 'is', null)
          .executeTakeFirst()
  const to = user?.email || requesterEmail
  // Our own address would send it back.
  return to === '' || to.toLowerCase() === address?.toLowerCase() ? undefined : to
}

interface Known {
  readonly id: string
  readonly isOurs: boolean
}

/**
 * Returns the Message-IDs known to a customer, oldest first: of their own ticket, and of their messages and those of
 * agents in the ticket it was merged into.
 */
const mailsOf = async (tx: Tx, { to, ticket }: Recipient, target: number): Promise<readonly Known[]> => {
  const first = await tx
    .selectFrom('inboundMails')
    .select('mailId')
    .where('ticketId', '=', ticket.id)
    .where('outcome', '=', 'ticket')
    .where('mailId', 'is not', null)
    .execute()
  const others = await tx
    .selectFrom('messages')
    .select(['messageId', 'from'])
    .where((where) =>
      where.or([
        where('ticketId', '=', ticket.id),
        where.and([
          where('ticketId', '=', target),
          where.or([where('from', '=', 'agent'), sql<boolean>`lower("authorEmail") = ${to.toLowerCase()}`]),
        ]),
      ]),
    )
    .where('messageId', 'is not', null)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return [
    ...first.map(({ mailId }) => ({ id: mailId ?? '', isOurs: false })),
    ...others.map(({ messageId, from }) => ({ id: messageId ?? '', isOurs: from === 'agent' })),
  ]
}

const threadOf = async (
  { tx }: WriteContext,
  recipient: Recipient,
  { ticketId, messageId }: MessageRow,
  { address }: MailHome,
) => {
  if (messageId === null) throw new Error('A mail without a name')
  const before = (await mailsOf(tx, recipient, ticketId)).filter(({ id }) => id !== messageId)
  const answered = before.findLast(({ isOurs }) => !isOurs) ?? before.at(-1)
  const ids = before.map(({ id }) => id)
  const references = ids.length > maxReferences ? [...ids.slice(0, 1), ...ids.slice(1 - maxReferences)] : ids
  return { messageId, references, ...(answered && { inReplyTo: answered.id }), ...(address && { replyTo: address }) }
}

/** Returns the files that fit into an email, in their order, and the names of the others. */
const fitting = (files: readonly Attachment[]) => {
  const attached: Attachment[] = []
  const tooLarge: string[] = []
  let bytes = 0
  for (const file of files) {
    const fits = bytes + file.size <= maxBytes
    if (fits) {
      attached.push(file)
      bytes += file.size
    } else tooLarge.push(file.name)
  }
  return { attached, tooLarge }
}

/**
 * Emails an agent's reply under the number of the recipient's own ticket.
 * @throws Problem at `ticketId` above the daily limit of strangers; `forbidden` for an API key if the address never
 * wrote to the ticket
 */
export const mailReply = async (
  context: WriteContext,
  recipient: Recipient,
  message: MessageRow,
  home: MailHome,
): Promise<void> => {
  const { now } = context
  const { to, ticket } = recipient
  const by = await admitText(context, { type: 'ticket', ticketId: message.ticketId }, to, 'ticketId')
  const { id, subject, userId, language } = ticket
  const { attached, tooLarge } = fitting(message.files)
  const about = { subject, body: message.body, agent: message.authorName, isAnswerable: home.address !== undefined }
  await sendMail(context, {
    to,
    userId: userId ?? undefined,
    locale: language,
    template: 'ticketReply',
    data: { ...about, ticket: id, tooLarge },
    at: new Date(now.getTime() + messageUndoMs),
    ...(by !== null && { strangerBy: by }),
    reply: { ticketMessageId: message.id, thread: await threadOf(context, recipient, message, home), attached },
  })
}
