import type { MailboxStatus, OutgoingStatus } from '@quarterdeck/contract/system/outbox'
import { sql } from 'kysely'
import type { Db, Handover, Ports, Tx } from '../ports.ts'
import { hasten } from '../queue/index.ts'

const minuteMs = 60_000
/** Time without a sent mail after which people see a warning; a restarted mail server is back by then. */
const stuckMs = 15 * minuteMs
/** Duration of an outage of mail after which owners are notified. */
const outageMs = 30 * minuteMs

const longestReason = 500

interface HandedOver {
  readonly id: number
  readonly to: string
}

/** Returns true where another recipient than this one was refused since a mail was sent. */
const wasAnotherRefused = async (tx: Tx, { to }: HandedOver): Promise<boolean> => {
  const other = await tx
    .selectFrom('outgoingMail')
    .innerJoin('outbox', 'outbox.id', 'outgoingMail.refusedMailId')
    .select('outbox.id')
    .where(sql<boolean>`lower("outbox"."to") <> lower(${to})`)
    .executeTakeFirst()
  return other !== undefined
}

const noteSent = async (tx: Tx, now: Date): Promise<void> => {
  const before = await tx.selectFrom('outgoingMail').select('failingSince').forUpdate().executeTakeFirst()
  const well = { sentAt: now, failingSince: null, error: '', refusedMailId: null, notifiedAt: null }
  await tx
    .insertInto('outgoingMail')
    .values({ id: 1, ...well })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(well))
    .execute()
  if (!before?.failingSince) return
  // Delayed mails don't wait for their next attempt.
  await hasten(tx, 'mail', now)
}

/** Records the result of a handover, so that people see when mail isn't sent. */
export const noteHandover = async (tx: Tx, mail: HandedOver, handover: Handover, now: Date): Promise<void> => {
  if (handover.state === 'sent') return noteSent(tx, now)
  const { reason, isOfMail = false } = handover
  const error = reason.slice(0, longestReason)
  const failingSince = !isOfMail || (await wasAnotherRefused(tx, mail)) ? now : null
  const refusedMailId = isOfMail ? mail.id : null
  await tx
    .insertInto('outgoingMail')
    .values({ id: 1, failingSince, error, refusedMailId })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ fn, ref, val }) => ({
        error,
        failingSince: fn.coalesce(ref('outgoingMail.failingSince'), val(failingSince)),
        refusedMailId: fn.coalesce(ref('outgoingMail.refusedMailId'), val(refusedMailId)),
      })),
    )
    .execute()
}

type Servers = Pick<Ports, 'mailer' | 'inbound'>

const outgoingStatus = async (db: Db, now: Date): Promise<OutgoingStatus> => {
  const found = await db.selectFrom('outgoingMail').selectAll().executeTakeFirst()
  const since = found?.failingSince
  const isStuck = since && now.getTime() - since.getTime() >= stuckMs
  return {
    sentAt: found?.sentAt?.toISOString() ?? null,
    stuckSince: isStuck ? since.toISOString() : null,
    error: isStuck ? found.error : '',
  }
}

const mailboxStatus = async (db: Db, name: string): Promise<MailboxStatus> => {
  const found = await db.selectFrom('mailboxes').selectAll().where('name', '=', name).executeTakeFirst()
  return {
    name,
    readAt: found?.readAt?.toISOString() ?? null,
    failingSince: found?.failingSince?.toISOString() ?? null,
    error: found?.error ?? '',
  }
}

/** Returns the status of outgoing and incoming mail; null if it isn't configured. */
export const mailStatus = async (db: Db, { mailer, inbound }: Servers, now: Date) => ({
  outgoing: mailer ? await outgoingStatus(db, now) : null,
  mailbox: inbound?.mailbox === undefined ? null : await mailboxStatus(db, inbound.mailbox),
})

/** Outage that owners haven't been notified of. */
export type Outage =
  | { readonly event: 'mail_stuck'; readonly data: { readonly reason: string } }
  | { readonly event: 'mailbox_unreadable'; readonly data: { readonly mailbox: string; readonly reason: string } }

/** Returns new outages that have lasted for a while, each once, on whichever server asks first. */
export const takeNewOutages = async (tx: Tx, { mailer, inbound }: Servers, now: Date): Promise<readonly Outage[]> => {
  const latest = new Date(now.getTime() - outageMs)
  const outgoing = await tx
    .updateTable('outgoingMail')
    .set({ notifiedAt: now })
    .where(sql<boolean>`${mailer !== undefined}`)
    .where('failingSince', '<=', latest)
    .where('notifiedAt', 'is', null)
    .returning('error')
    .execute()
  const mailboxes = await tx
    .updateTable('mailboxes')
    .set({ notifiedAt: now })
    .where('name', '=', inbound?.mailbox ?? '')
    .where('failingSince', '<=', latest)
    .where('notifiedAt', 'is', null)
    .returning(['name', 'error'])
    .execute()
  return [
    ...outgoing.map(({ error }) => ({ event: 'mail_stuck', data: { reason: error } }) as const),
    ...mailboxes.map(
      ({ name, error }) => ({ event: 'mailbox_unreadable', data: { mailbox: name, reason: error } }) as const,
    ),
  ]
}
