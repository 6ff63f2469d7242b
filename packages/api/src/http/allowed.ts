import { may, type Permission } from '@quarterdeck/contract/core/permission'
import type { Actor } from '../actor.ts'

/** Whether somebody may do that: their access role grants it, and so does the scope of the key that they use, if any. */
export const allowed = ({ accessRole, scope }: Pick<Actor, 'accessRole' | 'scope'>, permission: Permission): boolean =>
  may(accessRole, permission) && (scope === undefined || scope.includes(permission))
