import type { Selection } from '@quarterdeck/contract/core/selection'
import {
  leftOut,
  type MailingKind,
  type MailingPlan,
  mailingGroups,
  mailingNamed,
  type PlannedMail,
} from '@quarterdeck/contract/work/mailings'
import { type RawBuilder, sql } from 'kysely'
import type { WriteContext } from '../../context.ts'
import { collections } from '../../kinds.ts'
import type { Tx } from '../../ports.ts'
import { keysOf } from '../../records/bulk-statements.ts'
import { selected } from '../../records/selected.ts'
import type { InvoiceDoc } from '../../sales/invoices/index.ts'
import { dueNow, type Remindable, reminderOf, stepsOf } from '../../sales/reminders/index.ts'
import { erasedOf } from '../../sales/sending/index.ts'
import type { Fate, MailingPart } from '../../sql/schema-jobs.ts'
import { judge, judgedBy } from './judge.ts'

/** So many are read at once to be judged. */
const judgedAtOnce = 5000

/** Invoices of a step of the job: each that goes out has its file drawn, the others are named only. */
const perStep = { mailed: 10, left: 1000 }

type Row = Remindable & Pick<InvoiceDoc, 'id' | 'number' | 'customerName' | 'language' | 'sentAt'>

const columns = ['id', 'number', 'customerName', 'language', 'sentAt', ...judgedBy] as const

interface Wish {
  readonly kind: MailingKind
  readonly selection?: Selection | undefined
}

/** What a mailing is about: a selection, or all that a reminder is due for. */
const sourceOf = async ({ tx, now }: WriteContext, { selection }: Wish): Promise<RawBuilder<unknown>> => {
  if (selection) return sql`(${selected(tx, collections.invoices, selection).selectAll()})`
  const due = dueNow(await stepsOf(tx), now)
  return due
    ? sql`(select * from "invoices" where "id" in (select "id" from (${due}) "due"))`
    : sql`(select * from "invoices" where false)`
}

/** Invoices of which the same becomes: the keys of all, and the first as people see them. */
type Part = Fate & { readonly keys: number[]; readonly rows: PlannedMail[] }

const plannedOf = (
  { id, customerName: customer, billingEmail: to, language, sentAt }: Row,
  reminder: PlannedMail['reminder'],
) => ({ id, customer, to, language, sentAt: sentAt?.toISOString() ?? null, reminder })

/** All that a mailing is about, by what becomes of it; what is the same stands in the order of the numbers. */
const sorted = async (context: WriteContext, wish: Wish): Promise<readonly Part[]> => {
  const { tx, now } = context
  const steps = await stepsOf(tx)
  const source = await sourceOf(context, wish)
  const parts = [
    ...mailingGroups.map((name): Part => ({ name, goes: true, keys: [], rows: [] })),
    ...leftOut.map((name): Part => ({ name, goes: false, keys: [], rows: [] })),
  ]
  const add = (row: Row, erased: ReadonlySet<number>) => {
    const rules = { steps, erased, now }
    const { goes, name } = judge(wish.kind, row, rules)
    const part = parts.find((each) => each.goes === goes && each.name === name)
    if (!part?.keys.push(row.number) || part.keys.length > mailingNamed) return
    part.rows.push(plannedOf(row, wish.kind === 'remind' ? reminderOf(row, rules) : null))
  }
  for (let after: number | undefined; ; ) {
    const { rows } = await sql<Row>`
      select ${sql.join(columns.map((name) => sql`t.${sql.id(name)}`))} from ${source} t
      ${after === undefined ? sql`` : sql`where t."number" > ${after}`}
      order by t."number" limit ${judgedAtOnce}`.execute(tx)
    const erased = await erasedOf(tx, rows)
    for (const row of rows) add(row, erased)
    after = rows.at(-1)?.number
    if (rows.length < judgedAtOnce) return parts.filter(({ keys }) => keys.length > 0)
  }
}

/** Fixes the keys of a part from a chunk on, some to a step. Answers the chunk that the next part begins with. */
const fix = async (tx: Tx, planId: string, { goes, keys }: Part, from: number): Promise<number> => {
  const size = goes ? perStep.mailed : perStep.left
  await sql`
    insert into "planKeys" ("planId", "chunk", "keys")
    select ${planId}::text, ${from}::integer + (("n" - 1) / ${size}::integer)::integer, array_agg("key" order by "n")
    from unnest(${keysOf(keys, 'bigint')}) with ordinality as k("key", "n") group by 2`.execute(tx)
  return from + Math.ceil(keys.length / size)
}

/** Finds out what a mailing would do, and fixes what it is about until it is sent. */
export const make = async (context: WriteContext, id: string, wish: Wish): Promise<MailingPlan> => {
  const { tx, actor, now } = context
  const found = await sorted(context, wish)
  const plan = {
    ...({ id, entity: 'invoices', reason: '', seen: 0, plan: null, appliedBy: null } as const),
    ...{ actorId: actor.id, madeAt: now },
    selection: JSON.stringify(wish.selection ?? { query: '', except: [] }),
  }
  const none = { type: 'mailing', kind: wish.kind, parts: [] } as const
  await tx
    .insertInto('plans')
    .values({ ...plan, action: JSON.stringify(none) })
    .execute()
  const parts: MailingPart[] = []
  for (const part of found) {
    const { keys: _, rows: __, ...fate } = part
    const from = parts.at(-1)?.to ?? 0
    parts.push({ ...fate, from, to: await fix(tx, id, part, from) })
  }
  await tx
    .updateTable('plans')
    .set({ action: JSON.stringify({ ...none, parts }) })
    .where('id', '=', id)
    .execute()
  const shown = found.map(({ keys, ...part }) => ({ ...part, count: keys.length }))
  const named = <Name extends string>(names: readonly Name[], isGoing: boolean) =>
    names.flatMap((name) => {
      const part = shown.find((each) => each.name === name && each.goes === isGoing)
      return part ? [{ name, count: part.count, rows: part.rows }] : []
    })
  return {
    ...{ id, kind: wish.kind, total: shown.reduce((sum, { count }) => sum + count, 0) },
    groups: named(mailingGroups, true),
    left: named(leftOut, false),
  }
}
