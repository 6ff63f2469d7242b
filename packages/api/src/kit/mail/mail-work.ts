import type { Attachment } from '@quarterdeck/contract/kit/attachments'
import { Problem } from '@quarterdeck/contract/kit/problem'
import type { MailState } from '@quarterdeck/contract/system/outbox'
import { sql } from 'kysely'
import { attachmentBytes } from '../files/attachments.ts'
import { attempt } from '../http/attempt.ts'
import type { Db, Handover, Mailer, Ports, Tx } from '../ports.ts'
import { type Claimed, forgetFailed, type Outcome, type WorkKind } from '../queue/index.ts'
import type { MailThread } from '../sql/schema-mail.ts'
import { mailHeaders } from './headers.ts'
import { addressed } from './render.ts'
import { noteHandover } from './status.ts'
import { tokenOf } from './token.ts'

type World = Pick<Ports, 'db' | 'isOutage' | 'waitForDatabase' | 'now' | 'log' | 'secret' | 'pictureStores'>

const minuteMs = 60_000
/** Maximum duration of a handover without progress; after it, it counts as interrupted. */
const handoverMs = 5 * minuteMs
/** Pauses between attempts, about a day and a half in total. */
const pausesMs = [1, 5, 15, 60, 240, 720, 1440].map((minutes) => minutes * minuteMs)

interface ClaimedMail {
  readonly id: number
  readonly to: string
  readonly cc: readonly string[]
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly tries: number
  readonly linkId: string | null
  readonly thread: MailThread | null
  readonly attached: readonly Attachment[]
  readonly template: string
  readonly optional: boolean
  readonly secret: boolean
  /** Name of the recipient, if they have an account or wrote to support. Read at sending, so no mail stores it. */
  readonly toName: string
}

/** Selects the generated files of a mail. */
export const filesOf = (db: Db, mailId: number) =>
  db.selectFrom('outboxFiles').select(['name', 'type', 'bytes']).where('mailId', '=', mailId).orderBy('name').execute()

/**
 * Marks a mail as being sent; returns undefined if it must not be. A mail marked by a server that crashed stays as it is: it
 * may have arrived.
 */
const take = async (db: Db, { key, attempts, isTakenOver }: Claimed): Promise<ClaimedMail | undefined> => {
  const open = isTakenOver ? ['waiting'] : ['waiting', 'failed', 'unclear']
  const { rows } = await sql<ClaimedMail>`
      update "outbox" set "state" = 'sending', "tries" = ${attempts}
      where "id" = ${Number(key)} and "state" = any(${open}) and ("state" = 'waiting' or "text" <> '')
      returning "id", "to", "cc", "subject", "text", "html", "tries", "linkId", "thread", "attached", "template", "optional", "secret",
        coalesce(
          (select u."name" from "users" u where u."id" = "userId" and lower(u."email") = lower("to")),
          (select t."requesterName" from "messages" m join "tickets" t on t."id" = m."ticketId"
            where m."id" = "ticketMessageId" and lower(t."requesterEmail") = lower("to")), '') as "toName"`.execute(db)
  return rows[0]
}

const isLastAttempt = ({ attempts }: Claimed) => attempts > pausesMs.length

const stateOf = (handover: Handover, claimed: Claimed) => {
  if (handover.state === 'sent' || handover.state === 'unclear') return handover.state
  return handover.state === 'postponed' && !isLastAttempt(claimed) ? 'waiting' : 'failed'
}

/** Loads all files of a mail. Stored attachments may be in a store that is currently unreachable. */
const allFiles = async (world: World, { id, attached }: ClaimedMail) => {
  const ofRecords = []
  for (const { key, name, type } of attached) {
    const bytes = await attempt(world, () => attachmentBytes(world, world.db, key))
    if (bytes) ofRecords.push({ name, type, bytes })
  }
  return [...(await attempt(world, () => filesOf(world.db, id))), ...ofRecords]
}

const handOver = async (world: World, mailer: Mailer, mail: ClaimedMail): Promise<Handover> => {
  const { linkId, to, toName, cc, subject, thread } = mail
  const origin = mailer.origin()
  const token = linkId === null ? '' : await tokenOf(world.secret, linkId)
  const [text, html] = [addressed(mail.text, origin, token), addressed(mail.html, origin, token)]
  try {
    const files = await allFiles(world, mail)
    const headers = mailHeaders(mail, origin)
    return await mailer.send({ to, toName, cc, subject, thread, text, html, files, headers })
  } catch (error) {
    if (error instanceof Problem) return { state: 'postponed', reason: error.message, isOfMail: true }
    throw error
  }
}

/** Records the result of sending a mail. Text with a secret is deleted as soon as possible. */
const saveOutcome = async (
  tx: Tx,
  { id, secret }: ClaimedMail,
  outcome: { state: MailState; error: string },
  now: Date,
): Promise<void> => {
  const isOver = outcome.state !== 'waiting'
  await tx
    .updateTable('outbox')
    .set({
      ...outcome,
      ...(outcome.state === 'sent' && { sentAt: now }),
      ...(isOver && secret && { text: '', html: '', link: null }),
    })
    .where('id', '=', id)
    .execute()
}

/** Marks a mail as unclear if its server ended while it was handed over. */
const noteBrokenOff = async (db: Db, id: number): Promise<Outcome | undefined> => {
  const error = 'The server ended while the mail was handed over'
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'unclear', error })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .executeTakeFirst()
  return numUpdatedRows > 0n ? { state: 'failed', error } : undefined
}

/** Returns the kind of work that sends mails of the outbox; its key is the id of a mail. */
export const mailKind = (world: World, mailer: Mailer): WorkKind => {
  const { db, now, log } = world
  const run = async (claimed: Claimed): Promise<Outcome | undefined> => {
    const mail = await take(db, claimed)
    if (!mail) return noteBrokenOff(db, Number(claimed.key))
    const handover = await handOver(world, mailer, mail)
    const state = stateOf(handover, claimed)
    const error = handover.state === 'sent' ? '' : handover.reason.slice(0, 500)
    if (state !== 'sent')
      log('warn', 'a mail could not be sent', { id: mail.id, state, tries: mail.tries, reason: error })
    const record = async (tx: Tx) => {
      await saveOutcome(tx, mail, { state, error }, now())
      await noteHandover(tx, mail, handover, now())
    }
    if (state === 'waiting') return { state: 'retry', error, record }
    // A mail with a secret can't be sent again.
    return { state: state === 'sent' || mail.secret ? 'done' : 'failed', error, record }
  }
  return { lane: 'mail', pausesMs, leaseMs: handoverMs, run }
}

const retentionMs = 90 * 24 * 60 * 60 * 1000

/** Deletes old mails, except those that belong to the history of an invoice. */
export const forgetMails = async (tx: Tx, now: Date): Promise<void> => {
  const oldest = new Date(now.getTime() - retentionMs)
  // Received mails that old can't arrive again. Those that became a ticket or a message are still referenced.
  await tx
    .deleteFrom('inboundMails')
    .where('receivedAt', '<', oldest)
    .where((where) => where.or([where('original', 'is', null), where('outcome', '=', 'ignored')]))
    .execute()
  await forgetFailed(tx, oldest)
  const old = tx.selectFrom('outbox').select('id').where('createdAt', '<', oldest).where('state', '!=', 'sending')
  await tx
    .deleteFrom('outbox')
    .where('id', 'in', old.where('invoiceId', 'is', null))
    .execute()
  await tx.deleteFrom('outboxFiles').where('mailId', 'in', old).execute()
  const nothing = { text: '', html: '', link: null }
  await tx.updateTable('outbox').set(nothing).where('id', 'in', old).where('text', '!=', '').execute()
}
