import type { Entity } from '@quarterdeck/contract/constants'
import { may, permissions } from '@quarterdeck/contract/permission'
import { Problem } from '@quarterdeck/contract/problem'
import type { Actor } from './actor.ts'

/** What one may do with the records of an entity where the entity is not known beforehand. */
export type Doing = 'read' | 'write' | 'delete'

export const mayDo = (actor: Pick<Actor, 'accessRole'>, entity: Entity, doing: Doing): boolean => {
  const needed = permissions.find((permission) => permission === `${entity}:${doing}`)
  return needed !== undefined && may(actor.accessRole, needed)
}

/** @throws Problem `forbidden` */
export const demand = (actor: Pick<Actor, 'accessRole'>, entity: Entity, doing: Doing): void => {
  if (mayDo(actor, entity, doing)) return
  throw new Problem('forbidden', { message: `You need the permission ${entity}:${doing} to do this` })
}
