import type { ListQuery } from '@quarterdeck/contract/list'
import type { Mail, MailText } from '@quarterdeck/contract/outbox'
import { outboxList } from '@quarterdeck/contract/outbox'
import type { AccessRole } from '@quarterdeck/contract/permission'
import { notFound, Problem } from '@quarterdeck/contract/problem'
import { type Selectable, sql } from 'kysely'
import type { Listed } from '../db/listed.ts'
import { pageOf } from '../db/page.ts'
import type { OutboxTable } from '../db/schema-mail.ts'
import { columnsOf } from '../db/select.ts'
import type { Db, Tx } from '../ports.ts'
import { addressed } from './render.ts'

type MailRow = Selectable<OutboxTable>

const listed: Listed = {
  table: 'outbox',
  key: 'id',
  binned: false,
  columns: columnsOf(outboxList),
  searched: sql`lower("to" || ' ' || "subject")`,
}

export const list = (db: Db, query: ListQuery) => pageOf<MailRow>(db, listed, query)

export const toWire = ({
  id,
  to,
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
  subject,
  template,
  locale,
  state,
  tries,
  error,
  createdAt: createdAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
})

/** @throws Problem `Mail not found` */
export const find = async (db: Db, id: number) => {
  const mail = await db
    .selectFrom('outbox')
    .leftJoin('users', 'users.id', 'outbox.userId')
    .selectAll('outbox')
    .select('users.accessRole')
    .where('outbox.id', '=', id)
    .executeTakeFirst()
  if (!mail) throw notFound('Mail')
  return mail
}

/** What a mail says, as far as that is this reader's to know: a link that lets an owner in is no administrator's. */
export const contentFor = (
  { text, html, link, secret, accessRole }: MailRow & { readonly accessRole: AccessRole | null },
  reader: AccessRole,
  origin: string,
): MailText | null => {
  if (text === '' || (secret && accessRole === 'owner' && reader !== 'owner')) return null
  return { text: addressed(text, origin), html: addressed(html, origin), link }
}

/** @throws Problem where it is on its way or was sent, or where its text let somebody in and is forgotten by now */
export const sendAgain = async (tx: Tx, id: number, now: Date): Promise<MailRow> => {
  await find(tx, id)
  const row = await tx
    .updateTable('outbox')
    .set({ state: 'waiting', tries: 0, error: '', nextAt: now })
    .where('id', '=', id)
    .where('state', 'in', ['failed', 'unclear'])
    .where('text', '!=', '')
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new Problem('conflict', { message: 'This mail cannot be sent again' })
  return row
}

const keptMs = 90 * 24 * 60 * 60 * 1000

/** Nobody asks for a mail of last season. */
export const forgetMails = async (tx: Tx, now: Date): Promise<void> => {
  await tx
    .deleteFrom('outbox')
    .where('createdAt', '<', new Date(now.getTime() - keptMs))
    .where('state', '!=', 'sending')
    .execute()
}
