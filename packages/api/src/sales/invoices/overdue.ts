import { sql } from 'kysely'
import { nobody } from '../../actor.ts'
import { notifyWhoMay } from '../../notifications/index.ts'
import type { Ports, Tx } from '../../ports.ts'
import { keepSetting, settingOf } from '../../sql/setting.ts'
import { isOpen } from './listed.ts'

const everyMs = 60 * 60 * 1000
const key = 'overdue'

/** A moment far ahead was written while the clock was wrong. */
const isRecent = (since: Date, now: Date) => Math.abs(now.getTime() - since.getTime()) < everyMs

interface Overdue {
  readonly count: number
  readonly invoice: string | null
}

/** What fell due between two moments and is not paid. */
const fellDue = async (tx: Tx, since: Date, now: Date): Promise<Overdue> => {
  const { rows } = await sql<Overdue>`
    select count(*)::int as "count", min("id") as "invoice" from "invoices"
    where "dueDate" >= ${since} and "dueDate" < ${now} and ${isOpen} and "deletedAt" is null`.execute(tx)
  return rows[0] ?? { count: 0, invoice: null }
}

const look = async (tx: Tx, now: Date): Promise<void> => {
  const seen = await tx.selectFrom('installation').select('value').where('key', '=', key).forUpdate().executeTakeFirst()
  const since = new Date(String(seen?.value ?? now.toISOString()))
  if (seen && isRecent(since, now)) return
  await keepSetting(tx, key, now.toISOString())
  const { count, invoice } = await fellDue(tx, since, now)
  if (count === 0) return
  await notifyWhoMay({ tx, now, actor: nobody }, { event: 'invoice_overdue', data: { count, invoice: invoice ?? '' } })
}

/**
 * Tells of invoices that fell due, once an hour among all servers of a database and all that did in one notice; without the
 * database, another time. What was overdue before anybody looked is no news.
 */
export const notifyOverdue = async ({ db, now, isOutage }: Pick<Ports, 'db' | 'now' | 'isOutage'>): Promise<void> => {
  const at = now()
  try {
    const seen = await settingOf(db, key)
    if (seen !== undefined && isRecent(new Date(String(seen)), at)) return
    await db.transaction().execute((tx) => look(tx, at))
  } catch (error) {
    if (!isOutage(error)) throw error
  }
}
