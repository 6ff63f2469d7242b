import type { UserStatus } from '@quarterdeck/contract/kit/constants'
import { type AccessRole, permissionsOf } from '@quarterdeck/contract/kit/permission'
import { type FieldProblem, Problem } from '@quarterdeck/contract/kit/problem'
import type { Actor } from '../../kit/actor.ts'
import { allowed } from '../../kit/http/allowed.ts'

type Asking = Pick<Actor, 'accessRole' | 'scope'>

interface Standing {
  readonly accessRole: AccessRole
}

type Account = Standing & { readonly email: string; readonly status: UserStatus }

const forbidden = (message: string): FieldProblem => ({ code: 'forbidden', message })

/**
 * Rejects a change of access roles that the actor can't make: it needs `users:access`, and only owners create, change
 * and remove owners, so that nobody gains an owner's access through their email or status.
 * @throws Problem `invalid_fields` at `accessRole`, or `forbidden` for a record of an owner
 */
export const guardAccess = (actor: Asking, before: Standing | undefined, after: Standing | undefined): void => {
  if (before?.accessRole === 'owner' && actor.accessRole !== 'owner') {
    throw new Problem('forbidden', { message: 'Only an owner may change an owner' })
  }
  const given = after?.accessRole
  if (given === undefined || given === (before?.accessRole ?? 'viewer')) return
  const refuse = (message: string) => new Problem('invalid_fields', { fields: { accessRole: forbidden(message) } })
  if (!allowed(actor, 'users:access')) throw refuse('You may not change access roles')
  if (given === 'owner' && actor.accessRole !== 'owner') throw refuse('Only an owner may make an owner')
}

const isMore = (user: Standing | undefined) => user !== undefined && user.accessRole !== 'viewer'

/**
 * Checks that a change of an account needs a fresh proof of identity: it changes the address or access role, or it
 * adds, removes or opens an account with more than the lowest role.
 */
export const needsProof = (before: Account | undefined, after: Account | undefined): boolean => {
  if (!before || !after) return isMore(before) || isMore(after)
  const opens = before.status !== 'Active' && after.status === 'Active'
  return before.email !== after.email || before.accessRole !== after.accessRole || (opens && isMore(after))
}

/** Fields that decide who can sign in, and how. */
const waysIn = ['email', 'status', 'accessRole'] as const

/**
 * Returns the fields by which an API key would give an account more access than the key has: email, status or access
 * role of an account, its holder's own included, or a new account that is active from the start.
 * @param before undefined for an account that is new or restored
 */
export const keyProblems = (
  { scope }: Asking,
  before: Account | undefined,
  after: Account | undefined,
): Readonly<Record<string, FieldProblem>> | undefined => {
  const exceeds = ({ accessRole }: Standing) => permissionsOf(accessRole).some((each) => !scope?.includes(each))
  if (!scope || !after || !(exceeds(after) || (before && exceeds(before)))) return undefined
  const created = { email: after.email, status: 'Pending', accessRole: 'viewer' } as const
  const fields = waysIn.filter((field) => (before ?? created)[field] !== after[field])
  if (fields.length === 0) return undefined
  const problem = forbidden('An API key lets nobody in who may do more than the key')
  return Object.fromEntries(fields.map((field) => [field, problem]))
}

/** @throws Problem `invalid_fields` where an API key would let somebody in who may do more than the key */
export const guardKey = (actor: Asking, before: Account | undefined, after: Account | undefined): void => {
  const fields = keyProblems(actor, before, after)
  if (fields) throw new Problem('invalid_fields', { fields })
}
