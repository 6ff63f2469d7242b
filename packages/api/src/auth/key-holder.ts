import { type Permission, permissions } from '@quarterdeck/contract/core/permission'
import type { Actor } from '../actor.ts'
import type { Db } from '../ports.ts'

/** What a key may be used for, as better-auth keeps it: by the word before the colon. */
export const scopeToStore = (scope: readonly Permission[]): Record<string, string[]> => {
  const stored: Record<string, string[]> = {}
  for (const permission of scope) {
    const [entity = '', doing = ''] = permission.split(':')
    stored[entity] = [...(stored[entity] ?? []), doing]
  }
  return stored
}

/** The same as permissions that there are. */
export const scopeFromStore = (stored: unknown): Permission[] => {
  const known = (stored ?? {}) as Record<string, readonly string[]>
  return permissions.filter((permission) => {
    const [entity = '', doing = ''] = permission.split(':')
    return Object.hasOwn(known, entity) && known[entity]?.includes(doing)
  })
}

/** The person whose key it is, where they may still sign in. */
export const holderOf = async (db: Db, userId: number, scope: readonly Permission[]): Promise<Actor | undefined> => {
  const holder = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'image', 'accessRole'])
    .where('id', '=', userId)
    .where('status', '=', 'Active')
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return holder && { ...holder, scope }
}
