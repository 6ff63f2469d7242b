import { sql } from 'kysely'
import { nobody } from '../../kit/actor.ts'
import type { Ports, Tx } from '../../kit/ports.ts'
import { saveSetting } from '../../kit/sql/setting.ts'
import { notifyWhoMay } from '../../system/notices/index.ts'
import { isOpen } from './listed.ts'

const key = 'overdue'

interface Overdue {
  readonly count: number
  readonly invoice: string | null
}

/** Returns the unpaid invoices that became due between two instants. */
const fellDue = async (tx: Tx, since: Date, now: Date): Promise<Overdue> => {
  const { rows } = await sql<Overdue>`
    select count(*)::int as "count", min("id") as "invoice" from "invoices"
    where "dueDate" >= ${since} and "dueDate" < ${now} and ${isOpen} and "deletedAt" is null`.execute(tx)
  return rows[0] ?? { count: 0, invoice: null }
}

const look = async (tx: Tx, now: Date): Promise<void> => {
  const seen = await tx.selectFrom('installation').select('value').where('key', '=', key).forUpdate().executeTakeFirst()
  const since = new Date(String(seen?.value ?? now.toISOString()))
  await saveSetting(tx, key, now.toISOString())
  const { count, invoice } = await fellDue(tx, since, now)
  if (count === 0) return
  await notifyWhoMay({ tx, now, actor: nobody }, { event: 'invoice_overdue', data: { count, invoice: invoice ?? '' } })
}

/**
 * Notifies people of all invoices that became overdue since the last run, in one notice. Those overdue before the first
 * run are left out.
 */
export const notifyOverdue = ({ db, now }: Pick<Ports, 'db' | 'now'>): Promise<void> =>
  db.transaction().execute((tx) => look(tx, now()))
