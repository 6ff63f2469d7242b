import type { Attachment } from '@quarterdeck/contract/kit/attachments'
import type { Locale } from '@quarterdeck/contract/kit/locales'
import type { AccessRole } from '@quarterdeck/contract/kit/permission'
import type { Tx } from '../ports.ts'
import { enqueue } from '../queue/index.ts'
import type { MailThread } from '../sql/schema-mail.ts'
import type { Letter } from './letter.ts'
import { type Rendered, renderLetter } from './render.ts'
import { letters } from './templates/index.ts'

type Template = keyof typeof letters
type DataOf<Name extends Template> = (typeof letters)[Name] extends Letter<infer Data> ? Data : never

interface Writing<Name extends Template> {
  readonly to: string
  /** Recipient, if they are a user. */
  readonly userId?: number | undefined
  /** Access role that a secret mail grants its reader, if they aren't a user yet. */
  readonly accessRole?: AccessRole
  readonly locale: Locale
  readonly template: Name
  readonly data: DataOf<Name>
  /** Sender of a mail to an unverified address; counts against their daily limit. */
  readonly strangerBy?: number
  /** Earliest time of sending; immediately if absent. */
  readonly at?: Date
  /** Message of a ticket that the mail contains. */
  readonly reply?: Reply
  /** True if recipients may unsubscribe from such mails. */
  readonly optional?: boolean
}

interface Reply {
  readonly ticketMessageId: number
  readonly thread: MailThread
  /** Stored files to attach. */
  readonly attached: readonly Attachment[]
}

/** File attached to a mail. */
interface MailFile {
  readonly name: string
  /** MIME type, e.g. `application/pdf`. */
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

interface Posting extends Rendered {
  readonly to: string
  /** Recipients of a copy. */
  readonly cc?: readonly string[]
  readonly userId: number | null
  readonly locale: Locale
  readonly template: string
  readonly secret?: boolean
  readonly accessRole?: AccessRole | null
  /** Invoice of the mail, and the link to it in the text. */
  readonly invoiceId?: string
  readonly linkId?: string
  /** Sender, if the mail goes to somebody other than the customer of the invoice. */
  readonly strangerBy?: number | null
  /** Earliest time of sending. */
  readonly at: Date
  readonly files?: readonly MailFile[]
  readonly reply?: Reply | undefined
  readonly optional?: boolean
}

/** Adds a rendered mail to the outbox; it is sent if the transaction commits. */
export const postMail = async (
  { tx, now }: { readonly tx: Tx; readonly now: Date },
  { at, files = [], secret = false, accessRole = null, invoiceId, linkId, reply, cc = [], ...mail }: Posting,
): Promise<void> => {
  const { id } = await tx
    .insertInto('outbox')
    .values({
      ...mail,
      cc: JSON.stringify(cc),
      secret,
      accessRole,
      invoiceId: invoiceId ?? null,
      linkId: linkId ?? null,
      ticketMessageId: reply?.ticketMessageId ?? null,
      thread: reply ? JSON.stringify(reply.thread) : null,
      ...(reply && { attached: JSON.stringify(reply.attached) }),
      createdAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueue(tx, { kind: 'mail', key: String(id), dueAt: at, now })
  if (files.length === 0) return
  await tx
    .insertInto('outboxFiles')
    .values(files.map((file) => ({ ...file, mailId: id })))
    .execute()
}

/** Templates that are sent in the name of the company; others are sent in the name of the product. */
const toCustomers: ReadonlySet<Template> = new Set(['ticketReply', 'contactReceived'])

const senderOf = async (tx: Tx, template: Template): Promise<string> => {
  if (!toCustomers.has(template)) return 'Quarterdeck'
  const company = await tx.selectFrom('company').select('name').executeTakeFirst()
  return company?.name || 'Quarterdeck'
}

/** Renders a mail in its recipient's language and adds it to the outbox; it is sent if the transaction commits. */
export const sendMail = async <Name extends Template>(
  context: { readonly tx: Tx; readonly now: Date },
  {
    to,
    userId,
    accessRole,
    locale,
    template,
    data,
    at = context.now,
    reply,
    strangerBy,
    optional = false,
  }: Writing<Name>,
): Promise<void> => {
  // The type of `data` was checked against this template above.
  const letter = letters[template] as unknown as Letter<DataOf<Name>>
  if (letter.secret && userId === undefined && accessRole === undefined)
    throw new Error(`A mail lets somebody in, and it is not said as whom: ${template}`)
  await postMail(context, {
    ...renderLetter(letter, locale, data, await senderOf(context.tx, template)),
    to,
    userId: userId ?? null,
    locale,
    template,
    at,
    reply,
    optional,
    secret: letter.secret ?? false,
    accessRole: accessRole ?? null,
    ...(strangerBy !== undefined && { strangerBy }),
  })
}
