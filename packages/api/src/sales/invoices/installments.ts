import { toDecimal } from '@quarterdeck/contract/kit/money'
import { fieldProblem } from '@quarterdeck/contract/kit/problem'
import type { InvoicePatch } from '@quarterdeck/contract/sales/invoice-draft'
import { sql } from 'kysely'
import type { WriteContext } from '../../kit/context.ts'
import type { Tx } from '../../kit/ports.ts'
import { same } from '../../kit/records/canonical.ts'
import { type InvoiceDoc, nextDueOf } from './rules.ts'

/**
 * Returns the reminder step reached for the installment of a due date when another one became the next; undefined if
 * none.
 */
const stepOf = async (tx: Tx, id: string, dueDate: Date): Promise<number | undefined> => {
  const { rows } = await sql<{ step: number }>`
    select coalesce("gone"."before"->>'reminderStep', (
        select c."after"->>'reminderStep' from "changes" c
        where c."entity" = 'invoices' and c."record" = ${id} and c."id" < "gone"."id" and jsonb_exists(c."after", 'reminderStep')
        order by c."id" desc limit 1), '0')::int as "step"
    from "changes" as "gone"
    where "gone"."entity" = 'invoices' and "gone"."record" = ${id} and "gone"."action" = 'update'
      and jsonb_exists("gone"."after", 'dueDate') and ("gone"."before"->>'dueDate')::timestamptz = ${dueDate}
    order by "gone"."id" desc limit 1`.execute(tx)
  return rows[0]?.step
}

/**
 * Adds the due date of the next installment to a change. It is stored on the invoice, so that lists, figures and
 * notices don't need installments. Reminders start anew for the next installment, and continue for one that is owed
 * again.
 * @throws Problem at `dueDate` if another date is requested
 */
export const withNextDue = async (
  { tx, undoes }: Pick<WriteContext, 'tx' | 'undoes'>,
  before: InvoiceDoc,
  change: Partial<InvoiceDoc>,
): Promise<Partial<InvoiceDoc>> => {
  const dueDate = nextDueOf({ ...before, ...change })
  if (!dueDate) return change
  const isAsked = change.dueDate !== undefined && change.installments === undefined && undoes === undefined
  if (isAsked && !same(change.dueDate, dueDate)) {
    throw fieldProblem('dueDate', { code: 'invalid', message: 'It is due by its installments: change those' })
  }
  if (undoes !== undefined || same(dueDate, before.dueDate)) return { ...change, dueDate }
  const isEarlier = dueDate < before.dueDate
  if (change.installments) return { ...change, dueDate, ...(!isEarlier && { reminderStep: 0 }) }
  const reminderStep = await stepOf(tx, before.id, dueDate)
  return { ...change, dueDate, reminderStep: reminderStep ?? (isEarlier ? before.reminderStep : 0) }
}

/**
 * Adjusts installments by amount to a changed total: the last one takes the difference, and any excess goes to those
 * before it. Undefined for percentages, or if the total already matches.
 * @param total minor units; no installments remain for 0
 */
export const installmentsFor = (
  { installments }: Pick<InvoiceDoc, 'installments'>,
  total: number,
): InvoicePatch['installments'] => {
  const sum = installments.reduce((before, { amount }) => before + amount, 0)
  if (installments.some(({ percent }) => percent !== null) || sum === total) return undefined
  let left = total
  const amounts = installments.map(({ amount }, index) => {
    const own = index === installments.length - 1 ? left : Math.min(amount, left)
    left -= own
    return own
  })
  return installments.flatMap((each, index) => {
    const amount = amounts[index] ?? 0
    return amount > 0 ? [{ ...each, amount: toDecimal(amount) }] : []
  })
}

const left = sql`greatest(0, "totalAmount" - "creditedAmount")`
const amount = sql`(i.value->>'amount')::bigint`
const until = sql`sum(${amount}) over (order by i.ordinality)`
const asMoney = (minor: unknown) => sql`trim_scale((${minor})::numeric / 100)`

/** SQL for the installments as the API sends them, by the rule of `installmentsPaid`. */
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
