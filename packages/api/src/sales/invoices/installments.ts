import { fieldProblem } from '@quarterdeck/contract/core/problem'
import { sql } from 'kysely'
import type { WriteContext } from '../../context.ts'
import { same } from '../../records/canonical.ts'
import { type InvoiceDoc, nextDueOf } from './rules.ts'

/**
 * A change of an invoice with when its next installment is due: that day is the invoice’s own, so that lists, figures and
 * notices know of no installments. Of the next one nobody was reminded yet.
 * @throws Problem at `dueDate` where somebody asks for another day
 */
export const withNextDue = (
  { undoes }: Pick<WriteContext, 'undoes'>,
  before: InvoiceDoc,
  change: Partial<InvoiceDoc>,
): Partial<InvoiceDoc> => {
  const dueDate = nextDueOf({ ...before, ...change })
  if (!dueDate) return change
  const isAsked = change.dueDate !== undefined && change.installments === undefined && undoes === undefined
  if (isAsked && !same(change.dueDate, dueDate)) {
    throw fieldProblem('dueDate', { code: 'invalid', message: 'It is due by its installments: change those' })
  }
  const isNext = undoes === undefined && before.reminderStep > 0 && dueDate > before.dueDate
  return { ...change, dueDate, ...(isNext && { reminderStep: 0 }) }
}

const left = sql`greatest(0, "totalAmount" - "creditedAmount")`
const amount = sql`(i.value->>'amount')::bigint`
const until = sql`sum(${amount}) over (order by i.ordinality)`
const asMoney = (minor: unknown) => sql`trim_scale((${minor})::numeric / 100)`

/** The installments of an invoice as its readers see them, by the rule of `installmentsPaid`. */
export const installmentsJson = sql`(
  select coalesce(json_agg(json_build_object('dueDate', p."dueDate", 'percent', p."percent", 'amount', ${asMoney(sql`p."amount"`)},
    'paidAmount', ${asMoney(sql`p."paid"`)}, 'owedAmount', ${asMoney(sql`p."to" - p."from" - p."paid"`)}) order by p."place"), '[]')
  from (
    select s.*, greatest(0, least("paidAmount", s."to") - s."from") as "paid" from (
      select i.value->'dueDate' as "dueDate", i.value->'percent' as "percent", ${amount} as "amount", i.ordinality as "place",
        least(${until} - ${amount}, ${left}) as "from", least(${until}, ${left}) as "to"
      from jsonb_array_elements("installments") with ordinality as i
    ) s
  ) p)`
