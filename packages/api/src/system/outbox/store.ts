import type { ListQuery } from '@quarterdeck/contract/kit/list'
import { mayGrantRole, mayImpersonate, type Permission } from '@quarterdeck/contract/kit/permission'
import { notFound, Problem } from '@quarterdeck/contract/kit/problem'
import type { Mail, MailText } from '@quarterdeck/contract/system/outbox'
import { outboxList } from '@quarterdeck/contract/system/outbox'
import { type Selectable, sql } from 'kysely'
import { recordEvent } from '../../account/auth/index.ts'
import type { Actor } from '../../kit/actor.ts'
import type { WriteContext } from '../../kit/context.ts'
import { allowed } from '../../kit/http/allowed.ts'
import type { Listed } from '../../kit/lists/listed.ts'
import { pageOf } from '../../kit/lists/page.ts'
import { addressed, tokenOf, withoutLink } from '../../kit/mail/index.ts'
import type { Db, Tx } from '../../kit/ports.ts'
import { enqueue } from '../../kit/queue/index.ts'
import { journal } from '../../kit/records/journal.ts'
import type { OutboxTable } from '../../kit/sql/schema-mail.ts'
import { columnsOf } from '../../kit/sql/select.ts'

type MailRow = Selectable<OutboxTable>

const listed: Listed<typeof outboxList> = {
  table: 'outbox',
  key: 'id',
  binned: false,
  columns: columnsOf(outboxList),
  searched: sql`folded("to" || ' ' || "subject")`,
}

export const list = (db: Db, query: ListQuery) => pageOf<MailRow>(db, listed, query)

export const toDto = ({
  id,
  to,
  cc,
  subject,
  template,
  locale,
  state,
  tries,
  error,
  createdAt,
  sentAt,
}: MailRow): Mail => ({
  id,
  to,
  cc: [...cc],
  subject,
  template,
  locale,
  state,
  tries,
  error,
  createdAt: createdAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
})

/** Returns an email with its recipient, if that is a user. @throws Problem `Mail not found` */
export const find = async (db: Db, id: number) => {
  const mail = await db
    .selectFrom('outbox')
    .leftJoin('users', 'users.id', 'outbox.userId')
    .selectAll('outbox')
    .select(['users.accessRole as accountRole', 'users.version as accountVersion'])
    .where('outbox.id', '=', id)
    .executeTakeFirst()
  if (!mail) throw notFound('Mail')
  return mail
}

type FoundMail = Awaited<ReturnType<typeof find>>

type Subject = Pick<MailRow, 'invoiceId' | 'ticketMessageId' | 'template'>

/** Returns the permission to read the subject of an email: an invoice, a ticket, or a notification. */
const aboutOf = ({ invoiceId, ticketMessageId, template }: Subject): Permission | undefined => {
  if (invoiceId !== null) return 'invoices:read'
  if (ticketMessageId !== null || template === 'contactReceived') return 'tickets:read'
  return template === 'notice' || template === 'digest' ? 'notices:read' : undefined
}

/** Returns the attachments of an email and its subject; undefined if there is no such email. */
export const withFiles = (db: Db, id: number) =>
  db
    .selectFrom('outbox')
    .select(['attached', 'invoiceId', 'ticketMessageId', 'template'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Returns the permission a reader lacks for the subject of an email; undefined if they can read it. */
export const missingFor = (mail: Subject, reader: Actor): Permission | undefined => {
  const about = aboutOf(mail)
  return about === undefined || allowed(reader, about) ? undefined : about
}

/** Checks that the reader has at least the access that a secret in an email grants; if unknown, nobody has. */
const mayHave = (
  { secret, accountRole, accessRole }: FoundMail,
  { accessRole: role, scope, viewer }: Pick<Actor, 'accessRole' | 'scope' | 'viewer'>,
): boolean => {
  if (!secret) return true
  if (scope || viewer) return false
  if (accountRole) return mayImpersonate(role, accountRole)
  return accessRole !== null && mayGrantRole(role, accessRole)
}

/** Returns the content of an email, without secrets the reader must not see. */
export const contentFor = async (
  mail: FoundMail,
  reader: Actor,
  { origin, secret }: { readonly origin: string; readonly secret: string },
): Promise<MailText | null> => {
  if (mail.text === '' || !mayHave(mail, reader) || missingFor(mail, reader)) return null
  // Links are for people: a link to an invoice needs neither account nor key.
  if (reader.scope)
    return { text: withoutLink(mail.text, mail.link), html: withoutLink(mail.html, mail.link), link: null }
  const token = mail.linkId === null ? '' : await tokenOf(secret, mail.linkId)
  const link = mail.link && addressed(mail.link, origin, token)
  return { text: addressed(mail.text, origin, token), html: addressed(mail.html, origin, token), link }
}

/** Records the first reading of an email with a sign-in link by each reader, and notifies the owner of the account. */
export const recordReading = async (
  context: WriteContext & { readonly headers: Headers },
  { id, userId, template, accountVersion }: FoundMail,
): Promise<void> => {
  const { tx, actor } = context
  const record = userId === null ? `mail ${id}` : String(userId)
  const read = { mailRead: `${template} ${id}` }
  // Of two readings at one moment the second sees what the first wrote down.
  await tx.selectFrom('outbox').select('id').where('id', '=', id).forUpdate().execute()
  const known = await tx
    .selectFrom('changes')
    .select('id')
    .where('entity', '=', 'accounts')
    .where('record', '=', record)
    .where('actorId', '=', actor.id)
    .where('after', '@>', JSON.stringify(read) as never)
    .executeTakeFirst()
  if (known) return
  if (userId !== null) await recordEvent(context, userId, 'secret_mail_read')
  const version = accountVersion ?? 1
  await journal(context, [{ entity: 'accounts', record, action: 'update', before: null, after: read, version }])
}

/** @throws Problem where it is on its way or was sent, or where its text let somebody in and is forgotten by now */
export const sendAgain = async (tx: Tx, id: number, now: Date): Promise<MailRow> => {
  await find(tx, id)
  const row = await tx
    .updateTable('outbox')
    .set({ state: 'waiting', tries: 0, error: '' })
    .where('id', '=', id)
    .where('state', 'in', ['failed', 'unclear'])
    .where('text', '!=', '')
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new Problem('conflict', { message: "This email can't be sent again" })
  await enqueue(tx, { kind: 'mail', key: String(id), dueAt: now, now })
  return row
}
