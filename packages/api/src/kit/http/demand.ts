import type { Journalled } from '@quarterdeck/contract/kit/entities'
import { permissionFor } from '@quarterdeck/contract/kit/permission'
import { Problem } from '@quarterdeck/contract/kit/problem'
import type { Actor } from '../actor.ts'
import { allowed } from './allowed.ts'

/** Actions on records of an entity that is known only at run time. */
export type RecordAction = 'read' | 'write' | 'delete'

export const mayDo = (
  actor: Pick<Actor, 'accessRole' | 'scope'>,
  entity: Journalled,
  action: RecordAction,
): boolean => {
  const needed = permissionFor(entity, action)
  return needed !== undefined && allowed(actor, needed)
}

/**
 * Checks a permission.
 * @throws Problem `forbidden`
 */
export const demand = (actor: Pick<Actor, 'accessRole' | 'scope'>, entity: Journalled, action: RecordAction): void => {
  if (mayDo(actor, entity, action)) return
  const needs = permissionFor(entity, action)
  throw new Problem('forbidden', {
    message: `You need the permission ${needs ?? `${entity}:${action}`} to do this`,
    ...(needs && { needs }),
  })
}
