import type { Attachment } from '@quarterdeck/contract/core/attachments'
import { Problem } from '@quarterdeck/contract/core/problem'
import { sql } from 'kysely'
import { attachmentBytes } from '../files/attachments.ts'
import { attempt } from '../http/attempt.ts'
import type { Db, Handover, Mailer, Ports, Tx } from '../ports.ts'
import type { MailThread } from '../sql/schema-mail.ts'
import { headsOf } from './heads.ts'
import { addressed } from './render.ts'
import { tokenOf } from './token.ts'

type World = Pick<Ports, 'db' | 'isOutage' | 'waitForDatabase' | 'now' | 'log' | 'mailer' | 'secret' | 'pictureStores'>

const minuteMs = 60_000
/** No mail waits longer than this: one that is due later was written while the clock was wrong, and goes out. */
const longestMs = 2 * 24 * 60 * minuteMs
/** How long handing over may take before it counts as broken off. */
const handoverMs = 5 * minuteMs
/** When to try again, for about a day and a half. */
const pausesMs = [1, 5, 15, 60, 240, 720, 1440].map((minutes) => minutes * minuteMs)

interface Claimed {
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
  /** Whose address it goes to, where they have an account or wrote to support; looked up late, so that nothing keeps it. */
  readonly toName: string
}

/** The files that were made for a mail. */
export const filesOf = (db: Db, mailId: number) =>
  db.selectFrom('outboxFiles').select(['name', 'type', 'bytes']).where('mailId', '=', mailId).orderBy('name').execute()

/** Hands over what waits in the outbox, which any number of servers share. */
export const openPostman = (world: World) => {
  const { db, now, log, mailer } = world
  let isBusy = false
  let isStopped = false

  /** Committed before the mail leaves the house: whatever happens then, nobody takes it a second time. */
  const claim = async (): Promise<Claimed | undefined> => {
    const { rows } = await sql<Claimed>`
      update "outbox" set "state" = 'sending', "tries" = "tries" + 1, "nextAt" = ${new Date(now().getTime() + handoverMs)}
      where "id" = (
        select "id" from "outbox" where "state" = 'waiting'
          and ("nextAt" <= ${now()} or "nextAt" > ${new Date(now().getTime() + longestMs)})
        order by "nextAt", "id" for update skip locked limit 1
      ) and "state" = 'waiting'
      returning "id", "to", "cc", "subject", "text", "html", "tries", "linkId", "thread", "attached", "template", "optional",
        coalesce(
          (select u."name" from "users" u where u."id" = "userId" and lower(u."email") = lower("to")),
          (select t."requesterName" from "messages" m join "tickets" t on t."id" = m."ticketId"
            where m."id" = "ticketMessageId" and lower(t."requesterEmail") = lower("to")), '') as "toName"`.execute(db)
    return rows[0]
  }

  /** A server that ended while it handed a mail over cannot say whether it arrived. */
  const giveUpBroken = () =>
    db
      .updateTable('outbox')
      .set({ state: 'unclear', error: 'The server ended while the mail was handed over' })
      .where('state', '=', 'sending')
      .where(({ or, eb }) =>
        or([eb('nextAt', '<', now()), eb('nextAt', '>', new Date(now().getTime() + 2 * handoverMs))]),
      )
      .execute()

  const outcomeOf = (handover: Handover, tries: number) => {
    if (handover.state === 'sent') return { state: 'sent', sentAt: now(), error: '' } as const
    const error = handover.reason.slice(0, 500)
    const pause = pausesMs[tries - 1]
    if (handover.state === 'postponed' && pause !== undefined) {
      return { state: 'waiting', nextAt: new Date(now().getTime() + pause), error } as const
    }
    return { state: handover.state === 'unclear' ? 'unclear' : 'failed', error } as const
  }

  /** All files of a mail; those that were kept for a record may be in a store that cannot be reached at the moment. */
  const allFiles = async ({ id, attached }: Claimed) => {
    const kept = []
    for (const { key, name, type } of attached) {
      const bytes = await attempt(world, () => attachmentBytes(world, db, key))
      if (bytes) kept.push({ name, type, bytes })
    }
    return [...(await attempt(world, () => filesOf(db, id))), ...kept]
  }

  const handOver = async (carrier: Mailer, mail: Claimed): Promise<Handover> => {
    const { linkId, to, toName, cc, subject, thread } = mail
    const origin = carrier.origin()
    const token = linkId === null ? '' : await tokenOf(world.secret, linkId)
    const [text, html] = [addressed(mail.text, origin, token), addressed(mail.html, origin, token)]
    try {
      const files = await allFiles(mail)
      const headers = headsOf(mail, origin)
      return await carrier.send({ to, toName, cc, subject, thread, text, html, files, headers })
    } catch (error) {
      if (error instanceof Problem) return { state: 'postponed', reason: error.message }
      throw error
    }
  }

  const deliver = async (carrier: Mailer, mail: Claimed): Promise<void> => {
    const { id, tries } = mail
    const handover = await handOver(carrier, mail)
    const outcome = outcomeOf(handover, tries)
    if (outcome.state !== 'sent')
      log('warn', 'a mail could not be sent', { id, state: outcome.state, tries, reason: outcome.error })
    await attempt(world, () =>
      db.transaction().execute(async (tx) => {
        await tx.updateTable('outbox').set(outcome).where('id', '=', id).execute()
        if (outcome.state === 'waiting') return
        // A link that lets somebody in is kept no longer than needed.
        const nothing = { text: '', html: '', link: null }
        await tx.updateTable('outbox').set(nothing).where('id', '=', id).where('secret', '=', true).execute()
      }),
    )
  }

  const work = async (carrier: Mailer): Promise<void> => {
    await attempt(world, giveUpBroken)
    while (!isStopped) {
      const mail = await attempt(world, claim)
      if (!mail) return
      await deliver(carrier, mail)
    }
  }

  return {
    /** Sends what is due, and resolves when nothing is left; without a mailer all of it stays where it is. */
    run: async (): Promise<void> => {
      if (!mailer || isBusy) return
      isBusy = true
      try {
        await work(mailer)
      } catch (error) {
        // Without the database there is nothing to be done; the next round looks again.
        if (!world.isOutage(error)) log('warn', 'the outbox could not be emptied', { error: String(error) })
      } finally {
        isBusy = false
      }
    },
    stop: () => {
      isStopped = true
    },
  }
}

const retentionMs = 90 * 24 * 60 * 60 * 1000

/** Nobody asks for a mail of last season; that there was one is part of the history of its invoice. */
export const forgetMails = async (tx: Tx, now: Date): Promise<void> => {
  const oldest = new Date(now.getTime() - retentionMs)
  // A mail that came in so long ago does not come again; one that a ticket or a message is made of leads to how it was received.
  await tx
    .deleteFrom('inboundMails')
    .where('receivedAt', '<', oldest)
    .where((where) => where.or([where('original', 'is', null), where('outcome', '=', 'ignored')]))
    .execute()
  const old = tx.selectFrom('outbox').select('id').where('createdAt', '<', oldest).where('state', '!=', 'sending')
  await tx
    .deleteFrom('outbox')
    .where('id', 'in', old.where('invoiceId', 'is', null))
    .execute()
  await tx.deleteFrom('outboxFiles').where('mailId', 'in', old).execute()
  const nothing = { text: '', html: '', link: null }
  await tx.updateTable('outbox').set(nothing).where('id', 'in', old).where('text', '!=', '').execute()
}
