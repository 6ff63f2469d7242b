import { fieldProblem } from '@quarterdeck/contract/kit/problem'
import type { StoredNumbering } from '@quarterdeck/contract/sales/invoice-settings'
import { documentNumber, numberPrefix } from '@quarterdeck/contract/sales/numbering'
import { sql } from 'kysely'
import type { WriteContext } from '../../kit/context.ts'
import type { Db, Tx } from '../../kit/ports.ts'
import { changeSetting } from '../../kit/records/settings.ts'
import { type Setting, settingWithVersion } from '../../kit/sql/setting.ts'
import { todayOf } from '../company/index.ts'
import { takeNumbers } from './numbers.ts'

const key = 'invoiceNumbers'

/** As long as nobody has said anything. */
const usual = { prefix: 'INV-', byYear: false, from: null }

interface Numbering {
  readonly prefix: string
  readonly byYear: boolean
  /** From which number on, where somebody said so. */
  readonly from: number | null
}

// What is kept under the key was written by `changeNumbering`; null where it was taken back.
const toDto = ({ value, version }: Setting) => ({ ...((value ?? usual) as Numbering), version })

/** @param today as days are kept */
const headOf = (numbering: Pick<Numbering, 'prefix' | 'byYear'>, today: Date): string =>
  numberPrefix(numbering, today.getUTCFullYear())

const counterOf = (head: string): string => `invoices ${head}`

const countOf = async (db: Db | Tx, name: string): Promise<number | undefined> =>
  (await db.selectFrom('counters').select('value').where('name', '=', name).executeTakeFirst())?.value

/**
 * The last number that was given of those with a head. As long as nobody ever numbered otherwise, the usual ones have no counter of their
 * own: they are those by which invoices are ordered.
 */
const lastOf = async (db: Db | Tx, head: string): Promise<number> =>
  (await countOf(db, counterOf(head))) ?? (head === usual.prefix ? ((await countOf(db, 'invoices')) ?? 0) : 0)

const answerOf = async (db: Db | Tx, now: Date, setting: Setting): Promise<StoredNumbering> => {
  const { prefix, byYear, version } = toDto(setting)
  const head = headOf({ prefix, byYear }, await todayOf(db, now))
  return { prefix, byYear, next: (await lastOf(db, head)) + 1, version }
}

/** How the next invoice is numbered. */
export const numberingOf = async (db: Db, now: Date): Promise<StoredNumbering> =>
  answerOf(db, now, await settingWithVersion(db, key))

const keepLast = (tx: Tx, head: string, value: number) =>
  tx
    .insertInto('counters')
    .values({ name: counterOf(head), value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()

/**
 * Numbers invoices otherwise from now on. Who issues at the same moment waits, or is waited for.
 * @throws Problem at `next` for a number that was given already; `conflict` where it was changed after it was seen
 */
export const changeNumbering = async (
  context: WriteContext,
  { prefix, byYear, next }: { readonly prefix: string; readonly byYear: boolean; readonly next?: number | undefined },
  ifMatch: number | undefined,
): Promise<StoredNumbering> => {
  const { tx, now } = context
  await sql`select from "counters" where "name" = 'invoices' for update`.execute(tx)
  const head = headOf({ prefix, byYear }, await todayOf(tx, now))
  const last = await lastOf(tx, head)
  if (next !== undefined && next <= last)
    throw fieldProblem('next', { code: 'too_small', message: 'This number was given already', limit: last + 1 })
  const before = toDto(await settingWithVersion(tx, key))
  const isSame = before.prefix === prefix && before.byYear === byYear
  const raised = next !== undefined && next > last + 1 ? next : undefined
  const value = { prefix, byYear, from: raised ?? (isSame ? before.from : null) }
  const usualLast = await lastOf(tx, usual.prefix)
  const version = await changeSetting(context, { key, value, ifMatch, toDto })
  if (version !== before.version) {
    // From now on the usual ones go their own way, too.
    await keepLast(tx, usual.prefix, usualLast)
    if (raised !== undefined) await keepLast(tx, head, raised - 1)
  }
  return answerOf(tx, now, { value, version })
}

interface Given {
  /** By which invoices are ordered. */
  readonly number: number
  /** What it is called. */
  readonly id: string
}

/**
 * Takes the next numbers of invoices. The counter of all is locked first, until the transaction ends: so none is lost or given twice,
 * whichever way it is written.
 */
export const takeInvoiceNumbers = async (tx: Tx, now: Date, count = 1): Promise<Given[]> => {
  const last = await takeNumbers(tx, 'invoices', count)
  const numbers = Array.from({ length: count }, (_, index) => last - count + 1 + index)
  const setting = await settingWithVersion(tx, key)
  // Nobody ever numbered otherwise.
  if (setting.version === 0) return numbers.map((number) => ({ number, id: documentNumber(usual.prefix, number) }))
  const head = headOf(toDto(setting), await todayOf(tx, now))
  const first = (await lastOf(tx, head)) + 1
  await keepLast(tx, head, first + count - 1)
  return numbers.map((number, index) => ({ number, id: documentNumber(head, first + index) }))
}
