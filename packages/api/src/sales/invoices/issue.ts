import { dayOf, instantToDay, localDayToInstant } from '@quarterdeck/contract/kit/day'
import { notFound, Problem } from '@quarterdeck/contract/kit/problem'
import { sql } from 'kysely'
import type { WriteContext } from '../../kit/context.ts'
import type { Tx } from '../../kit/ports.ts'
import { applyChange } from '../../kit/records/records.ts'
import { todayOf, zoneOf } from '../company/index.ts'
import { takeInvoiceNumbers } from './numbering.ts'
import { asLongAfter, type InvoiceDoc } from './rules.ts'
import { repository } from './store.ts'

/**
 * Returns the dates of an issued draft. If it still has the day of its creation, it is dated today with the same
 * payment term.
 */
const datedOn = ({ issueDate, dueDate, installments, createdAt }: InvoiceDoc, now: Date, zone: string) => {
  if (instantToDay(issueDate) !== dayOf(createdAt, zone)) return { issueDate, dueDate, installments }
  const today = localDayToInstant(now, zone)
  const later = (day: Date | string) => asLongAfter(today, issueDate, day)
  return {
    issueDate: today,
    dueDate: later(dueDate),
    installments: installments.map((each) => ({ ...each, dueDate: later(each.dueDate).toISOString() })),
  }
}

/** Renames a draft with its lines, history and notes. */
const rename = async (tx: Tx, draft: string, id: string): Promise<void> => {
  await tx.updateTable('invoices').set({ id }).where('id', '=', draft).execute()
  await sql`update "changes" set "record" = ${id} where "entity" = 'invoices' and "record" = ${draft}`.execute(tx)
  await tx
    .updateTable('notes')
    .set({ record: id })
    .where('entity', '=', 'invoices')
    .where('record', '=', draft)
    .execute()
}

type Given = Awaited<ReturnType<typeof takeInvoiceNumbers>>[number]

const issueOne = async (context: WriteContext, draft: InvoiceDoc, { id, number }: Given): Promise<InvoiceDoc> => {
  await rename(context.tx, draft.id, id)
  const dates = datedOn(draft, context.now, await zoneOf(context.tx))
  const change = { number, issuedAt: context.now, ...dates }
  return applyChange(context, repository, { ...draft, id }, change, [
    'number',
    'issuedAt',
    'issueDate',
    'dueDate',
    'installments',
  ])
}

/**
 * Issues drafts, all or none: each takes the next number, in the order of `ids`.
 * @throws Problem `Invoice not found`; `conflict` for an issued invoice, or a version other than `ifMatch`
 */
export const issue = async (
  context: WriteContext,
  ids: readonly string[],
  ifMatch: number | undefined,
): Promise<InvoiceDoc[]> => {
  const keys = [...new Set(ids.map(repository.keyOf))]
  const locked = await repository.lock(
    context.tx,
    keys.filter((key) => key !== undefined),
  )
  const drafts = keys.map((key) => locked.find(({ id, draftId }) => key === id || key === draftId))
  for (const draft of drafts) {
    if (!draft || draft.deletedAt !== null) throw notFound('Invoice')
    if (draft.issuedAt !== null || (ifMatch !== undefined && draft.version !== ifMatch)) {
      const message = draft.issuedAt === null ? undefined : `${draft.id} was issued already`
      const about = {
        current: repository.toDto(draft, await todayOf(context.tx, context.now)),
        conflicts: ['issuedAt'],
      }
      throw new Problem('conflict', message ? { ...about, message } : about)
    }
  }
  const numbers = await takeInvoiceNumbers(context.tx, context.now, drafts.length)
  const issued: InvoiceDoc[] = []
  for (const [index, draft] of drafts.entries()) {
    const given = numbers[index]
    if (draft && given) issued.push(await issueOne(context, draft, given))
  }
  return issued
}
