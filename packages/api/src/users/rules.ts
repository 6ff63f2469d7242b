import type { AccessRole } from '@quarterdeck/contract/permission'
import { type FieldProblem, Problem } from '@quarterdeck/contract/problem'
import { allowed } from '../http/allowed.ts'

interface Standing {
  readonly accessRole: AccessRole
}

const forbidden = (message: string): FieldProblem => ({ code: 'forbidden', message })

/**
 * Who may give, take or touch an access role: changing one needs `users:access`;
 * owners are made, changed and removed by owners only, so that nobody climbs
 * above themselves by an owner's e-mail or status.
 * @throws Problem `invalid_fields` at `accessRole`, or `forbidden` for a record of an owner
 */
export const guardAccess = (actor: Standing, before: Standing | undefined, after: Standing | undefined): void => {
  if (before?.accessRole === 'owner' && actor.accessRole !== 'owner') {
    throw new Problem('forbidden', { message: 'Only an owner may change an owner' })
  }
  const given = after?.accessRole
  if (given === undefined || given === (before?.accessRole ?? 'viewer')) return
  const refuse = (message: string) => new Problem('invalid_fields', { fields: { accessRole: forbidden(message) } })
  if (!allowed(actor, 'users:access')) throw refuse('You may not change access roles')
  if (given === 'owner' && actor.accessRole !== 'owner') throw refuse('Only an owner may make an owner')
}
