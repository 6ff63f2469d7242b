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
  /** Who it is to, where that is a user. */
  readonly userId?: number | undefined
  /** The access role that a secret mail gives its reader, where it is to no user yet. */
  readonly accessRole?: AccessRole
  readonly locale: Locale
  readonly template: Name
  readonly data: DataOf<Name>
  /** Who sends it to somebody who may be anybody. */
  readonly strangerBy?: number
  /** Not before; at once where absent. */
  readonly at?: Date
  /** What it brings of the thread of a ticket. */
  readonly reply?: Reply
  /** Whether whoever gets it may turn such mails off. */
  readonly optional?: boolean
}

interface Reply {
  readonly ticketMessageId: number
  readonly thread: MailThread
  /** Kept files that go along with it. */
  readonly attached: readonly Attachment[]
}

/** A file that goes along with a mail. */
interface MailFile {
  readonly name: string
  /** As mail programs call it, e.g. `application/pdf`. */
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

interface Posting extends Rendered {
  readonly to: string
  /** Who is sent a copy. */
  readonly cc?: readonly string[]
  readonly userId: number | null
  readonly locale: Locale
  readonly template: string
  readonly secret?: boolean
  readonly accessRole?: AccessRole | null
  /** The invoice that it is about, and the link to it that is in the mail. */
  readonly invoiceId?: string
  readonly linkId?: string
  /** Who sends it to somebody else than the invoice is for. */
  readonly strangerBy?: number | null
  /** Not before. */
  readonly at: Date
  readonly files?: readonly MailFile[]
  readonly reply?: Reply | undefined
  readonly optional?: boolean
}

/** Puts a mail that is written out into the outbox: it goes out if the transaction is committed. */
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

/** Mails to customers are from the company; the others are from the product in which people work. */
const toCustomers: ReadonlySet<Template> = new Set(['ticketReply', 'contactReceived'])

const senderOf = async (tx: Tx, template: Template): Promise<string> => {
  if (!toCustomers.has(template)) return 'Quarterdeck'
  const company = await tx.selectFrom('company').select('name').executeTakeFirst()
  return company?.name || 'Quarterdeck'
}

/** Writes a mail in its receiver's language and puts it into the outbox: it goes out if the transaction is committed. */
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
  // The data was checked against this very template above.
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
