import { may, type Permission } from '@quarterdeck/contract/kit/permission'
import type { Actor } from '../actor.ts'

/** Returns true if the access role of a person has a permission, and so does the scope of the API key in use, if any. */
export const allowed = ({ accessRole, scope }: Pick<Actor, 'accessRole' | 'scope'>, permission: Permission): boolean =>
  may(accessRole, permission) && (scope === undefined || scope.includes(permission))
