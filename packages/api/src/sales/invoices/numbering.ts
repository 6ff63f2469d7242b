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

/** Default format of numbers. */
const defaultFormat = { prefix: 'INV-', byYear: false, from: null }

interface Numbering {
  readonly prefix: string
  readonly byYear: boolean
  /** First number in this format, if set. */
  readonly from: number | null
}

// The value is written by `changeNumbering`; null after a reset.
const toDto = ({ value, version }: Setting) => ({ ...((value ?? defaultFormat) as Numbering), version })

/** @param today as days are stored */
const headOf = (numbering: Pick<Numbering, 'prefix' | 'byYear'>, today: Date): string =>
  numberPrefix(numbering, today.getUTCFullYear())

const counterOf = (head: string): string => `invoices ${head}`

const countOf = async (db: Db | Tx, name: string): Promise<number | undefined> =>
  (await db.selectFrom('counters').select('value').where('name', '=', name).executeTakeFirst())?.value

/**
 * Returns the last number with a prefix. Until the format is first changed, default numbers have no counter of their
 * own: they equal the numbers that order invoices.
 */
const lastOf = async (db: Db | Tx, head: string): Promise<number> =>
  (await countOf(db, counterOf(head))) ?? (head === defaultFormat.prefix ? ((await countOf(db, 'invoices')) ?? 0) : 0)

const answerOf = async (db: Db | Tx, now: Date, setting: Setting): Promise<StoredNumbering> => {
  const { prefix, byYear, version } = toDto(setting)
  const head = headOf({ prefix, byYear }, await todayOf(db, now))
  return { prefix, byYear, next: (await lastOf(db, head)) + 1, version }
}

/** Returns the format of numbers with the next one. */
export const numberingOf = async (db: Db, now: Date): Promise<StoredNumbering> =>
  answerOf(db, now, await settingWithVersion(db, key))

const keepLast = (tx: Tx, head: string, value: number) =>
  tx
    .insertInto('counters')
    .values({ name: counterOf(head), value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()

/**
 * Changes the format of future numbers; waits for invoices being issued at the same moment.
 * @throws Problem at `next` for a number in use; `conflict` if it was changed since it was read
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
  const defaultLast = await lastOf(tx, defaultFormat.prefix)
  const version = await changeSetting(context, { key, value, ifMatch, toDto })
  if (version !== before.version) {
    // Default numbers get a counter of their own from now on.
    await keepLast(tx, defaultFormat.prefix, defaultLast)
    if (raised !== undefined) await keepLast(tx, head, raised - 1)
  }
  return answerOf(tx, now, { value, version })
}

interface Given {
  /** Number that orders invoices. */
  readonly number: number
  /** Number as it is printed. */
  readonly id: string
}

/**
 * Takes the next numbers of invoices. The main counter is locked first, until the transaction ends, so that no number
 * is lost or used twice in any format.
 */
export const takeInvoiceNumbers = async (tx: Tx, now: Date, count = 1): Promise<Given[]> => {
  const last = await takeNumbers(tx, 'invoices', count)
  const numbers = Array.from({ length: count }, (_, index) => last - count + 1 + index)
  const setting = await settingWithVersion(tx, key)
  // The format was never changed.
  if (setting.version === 0)
    return numbers.map((number) => ({ number, id: documentNumber(defaultFormat.prefix, number) }))
  const head = headOf(toDto(setting), await todayOf(tx, now))
  const first = (await lastOf(tx, head)) + 1
  await keepLast(tx, head, first + count - 1)
  return numbers.map((number, index) => ({ number, id: documentNumber(head, first + index) }))
}
