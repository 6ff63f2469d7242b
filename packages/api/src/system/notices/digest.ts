import type { NoticeData } from '@quarterdeck/contract/kit/notice-event'
import type { NoticeEventName } from '@quarterdeck/contract/kit/notice-events'
import { sql } from 'kysely'
import { sendMail } from '../../kit/mail/index.ts'
import type { Ports, Tx } from '../../kit/ports.ts'

interface Due {
  readonly userId: number
  readonly event: NoticeEventName
  readonly data: NoticeData
}

const max = 2000
const retentionDays = 90
const dayMs = 24 * 60 * 60 * 1000

/**
 * SQL: digests that are due. They are daily; one scheduled later was written by a wrong clock and is sent with the
 * next.
 */
const isDue = (now: Date) => sql<boolean>`("digestAt" <= ${now} or "digestAt" > ${new Date(now.getTime() + 2 * dayMs)})`

/** Takes what is due out of the queue; of several servers each takes what the others leave. */
const take = async (tx: Tx, now: Date): Promise<readonly Due[]> => {
  const { rows } = await sql<Due & { readonly id: number }>`
    update "notices" set "digestAt" = null where "id" in (
      select "id" from "notices" where ${isDue(now)} order by "id" limit ${max} for update skip locked
    ) returning "id", "userId", "event", "data"`.execute(tx)
  return rows.toSorted((a, b) => a.id - b.id)
}

const send = async (tx: Tx, now: Date): Promise<void> => {
  for (const [userId, told] of Map.groupBy(await take(tx, now), (due) => due.userId)) {
    const user = await tx
      .selectFrom('users')
      .select(['email', 'locale'])
      .where('id', '=', userId)
      .where('status', '=', 'Active')
      .where('deletedAt', 'is', null)
      .executeTakeFirst()
    const data = { told: told.map(({ event, data: about }) => ({ event, data: about })) }
    if (!user) continue
    const { email: to, locale } = user
    await sendMail({ tx, now }, { to, userId, locale, template: 'digest', data, optional: true })
  }
}

/** Sends the digests that are due. */
export const sendDigests = async ({ db, now }: Pick<Ports, 'db' | 'now'>): Promise<void> => {
  const at = now()
  const waits = await db.selectFrom('notices').select('id').where(isDue(at)).limit(1).executeTakeFirst()
  if (waits) await db.transaction().execute((tx) => send(tx, at))
}

/** Forgets what happened long ago. */
export const forgetNotices = async (tx: Tx, now: Date): Promise<void> => {
  await tx
    .deleteFrom('notices')
    .where('createdAt', '<', new Date(now.getTime() - retentionDays * dayMs))
    .execute()
}
