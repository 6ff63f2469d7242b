import { type InvoiceLock, invoiceLocks } from '@quarterdeck/contract/kit/constants'
import { Problem } from '@quarterdeck/contract/kit/problem'
import type { InvoicePatch } from '@quarterdeck/contract/sales/invoice-draft'
import { sql } from 'kysely'
import type { WriteContext } from '../../kit/context.ts'
import type { Db, Tx } from '../../kit/ports.ts'
import { same } from '../../kit/records/canonical.ts'
import { changeSetting } from '../../kit/records/settings.ts'
import { loadChunked } from '../../kit/sql/chunks.ts'
import { type Setting, settingWithVersion } from '../../kit/sql/setting.ts'
import * as payments from '../payments/index.ts'
import type { InvoiceDoc } from './rules.ts'

const key = 'invoiceLock'

const toDto = ({ value, version }: Setting): { lock: InvoiceLock; version: number } => ({
  lock: invoiceLocks.find((lock) => lock === value) ?? 'sent',
  version,
})

/** Returns the lock date of this installation. */
export const lockOf = async (db: Db) => toDto(await settingWithVersion(db, key))

/** @throws Problem `conflict` if it was changed since it was read */
export const keepLock = async (context: WriteContext, lock: InvoiceLock, ifMatch: number | undefined) => ({
  lock,
  version: await changeSetting(context, { key, value: lock, ifMatch, toDto }),
})

/**
 * Fields of an invoice that are fixed once it was sent, by field of a patch; a new patch field doesn't compile until it
 * is listed.
 */
const agreed: Readonly<Record<keyof InvoicePatch, readonly (keyof InvoiceDoc)[]>> = {
  products: ['products'],
  shippingCharge: ['shippingCharge'],
  shippingTaxRate: ['shippingTaxRate'],
  tax: ['tax'],
  discountAmount: ['discountAmount'],
  pricesIncludeTax: ['pricesIncludeTax'],
  taxExemption: ['taxExemption'],
  suppliedOn: ['suppliedOn'],
  installments: ['installments'],
  customer: ['customerId', 'customerName'],
  dueDate: [],
  issueDate: [],
  status: [],
  billingAddress: [],
  payment: [],
  reference: [],
  notes: [],
  terms: [],
  language: [],
  reminderHold: [],
}
const lockedFields = Object.values(agreed).flat()

/** Returns true if an invoice can't change. Marking it as complete is no recorded payment and locks nothing. */
const isLocked = async (tx: Tx, { id, issuedAt, sentAt }: InvoiceDoc): Promise<boolean> => {
  const { lock } = await lockOf(tx)
  if (issuedAt === null || lock === 'never') return false
  return lock === 'issued' || sentAt !== null || (await payments.isRecorded(tx, id))
}

/** Returns true if a change would take back an invoice that was sent or viewed. */
const isTakenBack = async (tx: Tx, before: InvoiceDoc, after: InvoiceDoc): Promise<boolean> => {
  if (before.viewedAt !== null && after.viewedAt === null) return true
  if (before.reminderStep > after.reminderStep && same(before.dueDate, after.dueDate)) return true
  if (before.sentAt === null || after.sentAt !== null) return false
  const mails = tx.selectFrom('outbox').select('id').where('invoiceId', '=', before.id)
  return (await mails.limit(1).execute()).length > 0
}

/**
 * @throws Problem `locked` for changes of the number, of anything in a void invoice, or of fixed fields after it was
 * sent
 */
export const guardLocked = async (tx: Tx, before: InvoiceDoc, after: InvoiceDoc): Promise<void> => {
  if (before.issuedAt !== null && after.issuedAt === null) {
    throw new Problem('locked', { message: `${before.id} was issued and keeps its number: void it instead` })
  }
  if (before !== after && before.voidedAt !== null && after.voidedAt !== null) {
    throw new Problem('locked', { message: `${before.id} is void and stays as it is` })
  }
  if (await isTakenBack(tx, before, after)) {
    throw new Problem('locked', { message: `${before.id} went out to its customer, which cannot be taken back` })
  }
  const isTouched = lockedFields.some((field) => !same(before[field], after[field]))
  if (isTouched && (await isLocked(tx, before))) {
    throw new Problem('locked', { message: `${before.id} is locked: credit, correct or void it instead` })
  }
}

/** @throws Problem `locked` if a change of customer would transfer customer credit through the payments */
export const guardCustomer = async (tx: Tx, before: InvoiceDoc, after: InvoiceDoc): Promise<void> => {
  if (before.customerId === after.customerId || !(await payments.movesCredit(tx, before.id))) return
  throw new Problem('locked', {
    message: `Payments of ${before.id} changed the credit of its customer: take them back before it is for somebody else`,
  })
}

/** @throws Problem `locked` if recorded payments would lose their invoice */
export const guardUnpaid = async (tx: Tx, { id, paidAmount }: InvoiceDoc): Promise<void> => {
  if (paidAmount <= 0 || !(await payments.isRecorded(tx, id))) return
  throw new Problem('locked', { message: `${id} has payments: take them back and void it, or credit it instead` })
}

/** SQL that preselects invoices for `guardDeletion` before they are deleted. */
export const mayBlockDeletion = sql<boolean>`(t."sentAt" is not null or t."issuedAt" is not null and exists (
  select from "installation" where "key" = ${sql.lit(key)} and "value" = '"issued"'))`

/**
 * @throws Problem `locked` for deleting an invoice that its customer has or that is locked: its number would be
 * unexplained
 */
export const guardDeletion = async (tx: Tx, invoice: InvoiceDoc): Promise<void> => {
  if (invoice.sentAt === null && !(await isLocked(tx, invoice))) return
  throw new Problem('locked', { message: `${invoice.id} is locked and keeps its number: void it instead` })
}

/** @throws Problem `locked` for undoing the creation of a draft that was issued since: its number would be lost */
export const guardBegun = async (tx: Tx, { id, draftId, issuedAt }: InvoiceDoc, undoes: string): Promise<void> => {
  if (draftId === null || issuedAt === null) return
  const begun = await tx
    .selectFrom('changes')
    .select('id')
    .where('batch', '=', undoes)
    .where('entity', '=', 'invoices')
    .where('record', '=', id)
    .where('action', '=', 'create')
    .executeTakeFirst()
  if (begun) throw new Problem('locked', { message: `${id} was issued and keeps its number: void it instead` })
}

/** @throws Problem `conflict` for deleting a draft that was issued meanwhile */
export const guardDrafts = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  const drafts = ids.filter((id) => /^DRAFT-\d{1,15}$/i.test(id)).map((id) => id.toUpperCase())
  const [issued] = await loadChunked(drafts, (some) =>
    tx
      .selectFrom('invoices')
      .select(['id', 'draftId'])
      .where('draftId', 'in', some)
      .where('issuedAt', 'is not', null)
      .execute(),
  )
  if (issued) throw new Problem('conflict', { message: `${issued.draftId} was issued as ${issued.id}` })
}
