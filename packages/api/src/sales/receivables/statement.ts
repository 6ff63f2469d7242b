import { dayOf } from '@quarterdeck/contract/kit/day'
import type { QueryOf } from '@quarterdeck/contract/kit/endpoint'
import { fieldProblem, notFound } from '@quarterdeck/contract/kit/problem'
import type { PrintedDocument } from '@quarterdeck/contract/sales/printed'
import { type receivables, statementDays } from '@quarterdeck/contract/sales/receivables'
import { daysAfter } from '@quarterdeck/contract/sales/recurrence'
import { sql } from 'kysely'
import { printFormats } from '../../kit/files/printed.ts'
import type { Db } from '../../kit/ports.ts'
import { integerKey } from '../../kit/sql/keys.ts'
import { bankOf, companyOf, senderOf } from '../company/index.ts'
import { billedLines } from '../invoices/index.ts'
import { accountOf, type Movement } from './movements.ts'
import { statementWords } from './words.ts'

/**
 * Returns the recipient by the newest invoice, or else by the account.
 * @throws Problem for an unknown user
 */
const customerOf = async (db: Db, id: number) => {
  const user = await db
    .selectFrom('users')
    .select(['name as customerName', 'address as billingAddress', 'email as billingEmail', 'locale as language'])
    .select(['vatId as billingVatId', sql<string>`''`.as('billingCountry')])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!user) throw notFound('Customer')
  const invoice = await db
    .selectFrom('invoices')
    .select(['customerName', 'billingAddress', 'billingCountry', 'billingEmail', 'billingVatId', 'language'])
    .where('customerId', '=', id)
    .where('deletedAt', 'is', null)
    .where('issuedAt', 'is not', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return invoice ?? user
}

/** @throws Problem at `to` if it is before `from` */
const periodOf = ({ from, to }: QueryOf<typeof receivables.statement>, today: string) => {
  const last = to ?? today
  const first = from ?? daysAfter(last, -statementDays)
  if (first > last) throw fieldProblem('to', { code: 'date_order', message: 'It ends before it begins' })
  return { first, last }
}

/**
 * Returns the statement of account of a customer in their language.
 * @throws Problem for an unknown user, or a period that ends before it begins
 */
export const statementOf = async (
  db: Db,
  query: QueryOf<typeof receivables.statement>,
  now: Date,
): Promise<PrintedDocument> => {
  const id = integerKey(query.id) ?? 0
  const seller = await companyOf(db)
  const { first, last } = periodOf(query, dayOf(now, seller.timeZone))
  const customer = await customerOf(db, id)
  const { language } = customer
  const { opening, moved } = await accountOf(db, id, first, last)
  const m = statementWords[language]
  const { date, money, span, page } = printFormats(language)
  const sumOf = (some: readonly Movement[]) => some.reduce((sum, { amount }) => sum + amount, 0)
  const [charges, credits] = [moved.filter(({ amount }) => amount >= 0), moved.filter(({ amount }) => amount < 0)]
  const closing = opening + sumOf(moved)
  let balance = opening
  const rows = moved.map(({ kind, at, name, amount }) => {
    balance += amount
    const [charged, credited] = amount >= 0 ? [money(amount), ''] : ['', money(-amount)]
    return [date(at), [m.kinds[kind], name].filter(Boolean).join(' '), charged, credited, money(balance)]
  })
  const period = span(first, last)
  return {
    language,
    size: query.size ?? seller.paperSize,
    title: m.statement,
    page,
    madeAt: new Date(last),
    number: `${id}-${last}`,
    ...senderOf(seller, language),
    facts: [
      [m.number, String(id)],
      [m.period, period],
    ],
    blocks: [{ title: m.customer, lines: billedLines(customer) }],
    columns: [
      { title: m.date, share: 0.16, align: 'left' },
      { title: m.movement, share: 0.33, align: 'left' },
      { title: m.charged, share: 0.17, align: 'right' },
      { title: m.credited, share: 0.17, align: 'right' },
      { title: m.balance, share: 0.17, align: 'right' },
    ],
    rows: [[date(new Date(first)), m.opening, '', '', money(opening)], ...rows],
    totals: [
      [m.opening, money(opening)],
      [m.charged, money(sumOf(charges))],
      [m.credited, money(sumOf(credits))],
      [m.closing, money(closing)],
    ],
    sections: [...(closing < 0 ? [{ title: m.balance, lines: [m.inYourFavor] }] : []), ...bankOf(seller, language)],
    notes: [],
  }
}
