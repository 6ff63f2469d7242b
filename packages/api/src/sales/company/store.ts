import { fieldProblem } from '@quarterdeck/contract/kit/problem'
import { type Company, CompanyPatch, type InvoiceDefaults } from '@quarterdeck/contract/sales/company'
import { type Selectable, sql } from 'kysely'
import type { WriteContext } from '../../kit/context.ts'
import type { Db, Tx } from '../../kit/ports.ts'
import { same } from '../../kit/records/canonical.ts'
import { changeRecord, type Repository } from '../../kit/records/records.ts'
import type { Revertible } from '../../kit/records/revert-bulk.ts'
import type { Schema } from '../../kit/sql/schema.ts'
import { guardTaxId } from '../../people/users/index.ts'

type Row = Selectable<Schema['company']>
/** The company row; it is never deleted. */
type Doc = Row & { readonly deletedAt: null }

const only = 1

/** Company before anything is entered. */
const blank: Row = {
  id: only,
  name: '',
  address: '',
  country: '',
  taxId: '',
  registration: '',
  email: '',
  phone: '',
  iban: '',
  bic: '',
  logo: null,
  paperSize: 'A4',
  timeZone: 'UTC',
  invoiceDays: 14,
  invoiceTaxRate: null,
  invoiceTerms: '',
  invoiceNotes: '',
  updatedAt: new Date(0),
  version: 1,
}

export const find = async (db: Db | Tx): Promise<Row> =>
  (await db.selectFrom('company').selectAll().executeTakeFirst()) ?? blank

export const toDto = ({ id, updatedAt, ...row }: Row): Company => ({ ...row, updatedAt: updatedAt.toISOString() })

/** Sender of documents. */
export type Seller = Omit<Company, keyof InvoiceDefaults | 'version' | 'updatedAt'>

/** Returns the defaults of new invoices. */
export const invoiceDefaults = async (db: Db | Tx): Promise<InvoiceDefaults> => find(db)

/**
 * Returns the sender of documents.
 * @param at returns the company as of then, from the journal, because sent documents don't change; null for now
 */
export const companyOf = async (db: Db | Tx, at: Date | null = null): Promise<Seller> => {
  const { version, updatedAt, ...now } = toDto(await find(db))
  if (at === null || new Date(updatedAt) <= at) return now
  const { rows } = await sql<{ before: Partial<Seller> }>`
    select "before" from "changes" where "entity" = 'company' and "at" > ${at} order by "id" desc`.execute(db)
  return Object.assign(now, ...rows.map(({ before }) => before))
}

type CompanyField = keyof CompanyPatch | 'logo'
/** Fields of the bank account. */
export const bankFields: readonly CompanyField[] = ['iban', 'bic']
/** Editable fields. */
export const companyFields: readonly CompanyField[] = [
  ...(Object.keys(CompanyPatch.shape) as (keyof CompanyPatch)[]),
  'logo',
]

const unknownZone = '22023'

/** @throws Problem at `timeZone` for one unknown to the database, which computes the company's days */
const guardZone = async (tx: Tx, zone: string): Promise<void> => {
  try {
    await sql`select now() at time zone ${zone}`.execute(tx)
  } catch (error) {
    if (!(error instanceof Error) || Reflect.get(error, 'code') !== unknownZone) throw error
    throw fieldProblem('timeZone', { code: 'invalid', message: 'There is no such time zone' })
  }
}

/**
 * Stores the company entered at setup.
 * @throws Problem as `guardZone`
 */
export const begin = async ({ tx, now }: Pick<WriteContext, 'tx' | 'now'>, timeZone: string): Promise<void> => {
  await guardZone(tx, timeZone)
  await tx
    .insertInto('company')
    .values({ id: only, timeZone, updatedAt: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ timeZone }))
    .execute()
}

const repository: Repository<Doc, 'company'> = {
  entity: 'company',
  title: 'Company',
  keyOf: () => only,
  bulk: { key: 'id', fields: [] },
  toDto,
  // Changing the bank account redirects payments, so it requires confirming the identity again.
  wantsProof: (before, after) => bankFields.some((field) => !same(before?.[field], after?.[field])),
  check: async ({ tx }, before, after) => {
    if (after && after.timeZone !== before?.timeZone) await guardZone(tx, after.timeZone)
    if (after && after.taxId !== before?.taxId) guardTaxId(after.taxId, 'taxId')
  },
  lock: async (tx) => {
    const rows = await tx.selectFrom('company').selectAll().forUpdate().execute()
    return rows.map((row) => ({ ...row, deletedAt: null }))
  },
  save: async (tx, id, { deletedAt, logo, ...change }) => {
    const storedLogo = logo === undefined ? {} : { logo: logo && JSON.stringify(logo) }
    await tx
      .updateTable('company')
      .set({ ...change, ...storedLogo })
      .where('id', '=', id)
      .execute()
  },
  trash: async () => undefined,
}

export const revertible: Revertible<Doc, 'company'> = { repository, title: 'name' }

/**
 * Changes the company, journaled.
 * @throws Problem `conflict` if others changed the same fields since `ifMatch`
 */
export const change = async (
  context: WriteContext,
  ifMatch: number | undefined,
  fields: Partial<Doc>,
): Promise<Company> => {
  await context.tx
    .insertInto('company')
    .values({ id: only, updatedAt: context.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return toDto(await changeRecord(context, repository, String(only), ifMatch, () => fields))
}
