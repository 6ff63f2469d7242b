import { type FieldProblem, Problem } from '@quarterdeck/contract/kit/problem'
import type { WriteContext } from '../../kit/context.ts'
import { changeLocked } from '../../kit/records/records.ts'
import { endOf } from './merged.ts'
import { repository, type TicketRow } from './store.ts'

/** Returns the reason a ticket can't be merged, if there is one. */
type Objection = (ticket: TicketRow, id: number, field: string) => FieldProblem | undefined

const itself: FieldProblem = { code: 'invalid', message: "A ticket can't be merged into itself" }
const unknown: FieldProblem = { code: 'unknown_record', message: 'There is no such ticket' }

/**
 * Returns live tickets in the order of their ids, locked.
 * @throws Problem at each one that is missing or not in the required state
 */
const lockEach = async (
  { tx }: WriteContext,
  named: Readonly<Record<string, number>>,
  objection: Objection,
): Promise<TicketRow[]> => {
  const ids = Object.values(named)
  const live = (await repository.lock(tx, ids)).filter(({ deletedAt }) => deletedAt === null)
  const found = new Map(live.map((ticket) => [ticket.id, ticket]))
  const problems = Object.entries(named).flatMap(([field, id]) => {
    const ticket = found.get(id)
    const problem = ticket ? objection(ticket, id, field) : unknown
    return problem ? [[field, problem] as const] : []
  })
  const [first] = problems
  if (first) throw new Problem('invalid_fields', { message: first[1].message, fields: Object.fromEntries(problems) })
  return live
}

const fieldsOf = (ids: readonly number[]) => Object.fromEntries(ids.map((id, index) => [`ids.${index}`, id]))

const alreadyMerged = (id: number, end: number, instead: string): FieldProblem => ({
  code: 'invalid',
  message: `Ticket ${id} goes on in ticket ${end}: ${instead}`,
  limit: end,
})

/** Merges tickets into another: each is closed, keeps its content, and continues in that ticket's thread. */
export const merge = async (
  context: WriteContext,
  { into, ids }: { readonly into: number; readonly ids: readonly number[] },
  ifMatch: number | undefined,
): Promise<void> => {
  const ends = new Map<number, number>()
  for (const id of [into, ...ids]) ends.set(id, await endOf(context.tx, id))
  const locked = await lockEach(context, { into, ...fieldsOf(ids) }, ({ mergedInto }, id, field) => {
    if (id === into && field !== 'into') return itself
    if (mergedInto === null) return undefined
    return alreadyMerged(id, ends.get(id) ?? mergedInto, id === into ? 'merge into that one' : 'un-merge it first')
  })
  for (const ticket of locked) {
    if (ticket.id === into) continue
    const change = { mergedInto: into, statusBeforeMerge: ticket.status, status: 'Closed' as const }
    await changeLocked(context, repository, ticket, ids.length === 1 ? ifMatch : undefined, change)
  }
}

/** Separates merged tickets again, in their former state. */
export const unmerge = async (
  context: WriteContext,
  ids: readonly number[],
  ifMatch: number | undefined,
): Promise<void> => {
  const locked = await lockEach(context, fieldsOf(ids), ({ mergedInto }, id) =>
    mergedInto === null ? { code: 'invalid', message: `Ticket ${id} stands by itself` } : undefined,
  )
  for (const ticket of locked) {
    const status = ticket.statusBeforeMerge ?? ticket.status
    const change = { mergedInto: null, statusBeforeMerge: null, status }
    await changeLocked(context, repository, ticket, ids.length === 1 ? ifMatch : undefined, change)
  }
}
