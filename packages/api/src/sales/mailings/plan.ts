import type { Selection } from '@quarterdeck/contract/kit/selection'
import {
  leftOut,
  type MailingKind,
  type MailingPlan,
  mailingGroups,
  mailingNamed,
  type PlannedMail,
} from '@quarterdeck/contract/sales/mailings'
import { type RawBuilder, sql } from 'kysely'
import { collections } from '../../kinds.ts'
import type { WriteContext } from '../../kit/context.ts'
import { selected } from '../../kit/records/selected.ts'
import type { MailingPart } from '../../kit/sql/schema-jobs.ts'
import type { InvoiceDoc } from '../invoices/index.ts'
import { dayRules, dueNow, type Remindable, type Rules, reminderOf, stepsOf } from '../reminders/index.ts'
import { erasedOf } from '../sending/index.ts'
import { fates, judged } from './judge.ts'

/** Invoices per job step: those to mail have a file to render, the others are only listed. */
const perStep = { mailed: 10, left: 1000 }

type Row = Remindable & Pick<InvoiceDoc, 'id' | 'number' | 'customerName' | 'language' | 'sentAt'>

/** Columns that a plan shows, and those that decide. */
const columns = [
  ...(['id', 'number', 'customerName', 'language', 'sentAt', 'issuedAt', 'voidedAt', 'customerId'] as const),
  ...(['billingEmail', 'owedAmount', 'reminderHold', 'reminderStep', 'remindedAt', 'dueDate'] as const),
  ...(['installments', 'totalAmount', 'creditedAmount', 'paidAmount'] as const),
] as const satisfies readonly (keyof InvoiceDoc)[]

interface MailingRequest {
  readonly kind: MailingKind
  readonly selection?: Selection | undefined
}

/** Returns the invoices of a mailing: a selection, or all that a reminder is due for. */
const sourceOf = async ({ tx, now }: WriteContext, { selection }: MailingRequest): Promise<RawBuilder<unknown>> => {
  if (selection) return sql`(${selected(tx, collections.invoices, selection).selectAll()})`
  const due = dueNow(await stepsOf(tx), await dayRules(tx, now))
  return due
    ? sql`(select * from "invoices" where "id" in (select "id" from (${due}) "due"))`
    : sql`(select * from "invoices" where false)`
}

const plannedOf = (
  { id, customerName: customer, billingEmail: to, language, sentAt }: Row,
  reminder: PlannedMail['reminder'],
) => ({ id, customer, to, language, sentAt: sentAt?.toISOString() ?? null, reminder })

/** Invoices with the same outcome. */
interface Part {
  /** Index in `fates`. */
  readonly fate: number
  readonly count: number
  /** Job steps that send them. */
  readonly from: number
  readonly to: number
  /** Numbers of the first ones. */
  readonly named: readonly number[]
}

/** Stores all invoices of a mailing by outcome as the steps of its plan, in order of number. */
const fix = async (
  context: WriteContext,
  planId: string,
  request: MailingRequest,
  rules: Omit<Rules, 'erased'>,
): Promise<readonly Part[]> => {
  const sizes = fates.map(({ goes }, fate) => sql`(${sql.lit(fate)}, ${sql.lit(goes ? perStep.mailed : perStep.left)})`)
  const { rows } = await sql<Part>`
    with "judged" as materialized (
      select t."number", ${judged(request.kind, rules)} as "fate" from ${await sourceOf(context, request)} t
    ), "ordered" as materialized (
      select "fate", "number", (row_number() over (partition by "fate" order by "number") - 1)::integer as "n" from "judged"
    ), "counted" as (
      select "fate", "size", count(*)::integer as "count",
        (array_agg("number" order by "n") filter (where "n" < ${mailingNamed}))::bigint[] as "named"
      from "ordered" join (values ${sql.join(sizes)}) as s("fate", "size") using ("fate") group by "fate", "size"
    ), "placed" as materialized (
      select *, (sum(("count" + "size" - 1) / "size") over (order by "fate"))::integer as "to" from "counted"
    ), "kept" as (
      insert into "planKeys" ("planId", "chunk", "keys")
      select ${planId}::text, "to" - ("count" + "size" - 1) / "size" + "n" / "size", array_agg("number"::bigint order by "n")
      from "ordered" join "placed" using ("fate") group by 2
    )
    select "fate", "count", "to" - ("count" + "size" - 1) / "size" as "from", "to", "named"
    from "placed" order by "fate"`.execute(context.tx)
  return rows
}

/** Returns the first invoices of each part as the API sends them. */
const namedOf = async (
  { tx }: WriteContext,
  { kind }: MailingRequest,
  rules: Omit<Rules, 'erased'>,
  parts: readonly Part[],
) => {
  const numbers = parts.flatMap(({ named }) => named).map(Number)
  if (numbers.length === 0) return new Map<number, PlannedMail>()
  const found: Row[] = await tx.selectFrom('invoices').select(columns).where('number', 'in', numbers).execute()
  const all = { ...rules, erased: await erasedOf(tx, found) }
  const shown = (row: Row) => plannedOf(row, kind === 'remind' ? reminderOf(row, all) : null)
  return new Map(found.map((row) => [Number(row.number), shown(row)]))
}

/** Computes what a mailing would do and stores its invoices until it is sent. */
export const make = async (context: WriteContext, id: string, request: MailingRequest): Promise<MailingPlan> => {
  const { tx, actor, now } = context
  const rules = { steps: await stepsOf(tx), ...(await dayRules(tx, now)) }
  const plan = {
    ...({ id, entity: 'invoices', reason: '', seen: 0, plan: null, appliedBy: null } as const),
    actorId: actor.id,
    madeAt: now,
    selection: JSON.stringify(request.selection ?? { query: '', except: [] }),
  }
  const none = { type: 'mailing', kind: request.kind, parts: [] } as const
  await tx
    .insertInto('plans')
    .values({ ...plan, action: JSON.stringify(none) })
    .execute()
  const found = (await fix(context, id, request, rules)).flatMap((part) => {
    const fate = fates[part.fate]
    return fate ? [{ ...fate, part }] : []
  })
  const parts = found.map(({ part: { from, to }, ...fate }): MailingPart => ({ ...fate, from, to }))
  await tx
    .updateTable('plans')
    .set({ action: JSON.stringify({ ...none, parts }) })
    .where('id', '=', id)
    .execute()
  const mails = await namedOf(
    context,
    request,
    rules,
    found.map(({ part }) => part),
  )
  const shown = found.map(({ name, goes, part: { count, named } }) => ({
    name,
    goes,
    count,
    rows: named.flatMap((number) => mails.get(Number(number)) ?? []),
  }))
  const named = <Name extends string>(names: readonly Name[], isGoing: boolean) =>
    names.flatMap((name) => {
      const part = shown.find((each) => each.name === name && each.goes === isGoing)
      return part ? [{ name, count: part.count, rows: part.rows }] : []
    })
  return {
    id,
    kind: request.kind,
    total: shown.reduce((sum, { count }) => sum + count, 0),
    groups: named(mailingGroups, true),
    left: named(leftOut, false),
  }
}
