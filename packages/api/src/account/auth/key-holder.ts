import { type Permission, permissions } from '@quarterdeck/contract/kit/permission'
import { sql } from 'kysely'
import type { Actor } from '../../kit/actor.ts'
import type { Db, Ports } from '../../kit/ports.ts'

/** Converts a key's permissions to better-auth's form, by the word before the colon. */
export const scopeToStore = (scope: readonly Permission[]): Record<string, string[]> => {
  const stored: Record<string, string[]> = {}
  for (const permission of scope) {
    const [entity = '', doing = ''] = permission.split(':')
    stored[entity] = [...(stored[entity] ?? []), doing]
  }
  return stored
}

/** Converts stored permissions back, without those that no longer exist. */
export const scopeFromStore = (stored: unknown): Permission[] => {
  const known = (stored ?? {}) as Record<string, readonly string[]>
  return permissions.filter((permission) => {
    const [entity = '', doing = ''] = permission.split(':')
    return Object.hasOwn(known, entity) && known[entity]?.includes(doing)
  })
}

/**
 * Returns a stored key. better-auth fails to verify keys when it cannot record their use: on a full disk reading
 * continues, and a write gets the proper error.
 */
export const storedKey = async ({ db, now }: Pick<Ports, 'db' | 'now'>, secret: string) => {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret)))
  const encoded = btoa(String.fromCharCode(...hash)).replace(/[+/=]/g, (sign) => ({ '+': '-', '/': '_' })[sign] ?? '')
  const { rows } = await sql<{ referenceId: string; permissions: unknown }>`
    select "referenceId", "permissions"::jsonb as "permissions" from "apiKeys"
    where "key" = ${encoded} and "enabled" and coalesce("expiresAt" > ${now()}, true)`.execute(db)
  return rows[0]
}

/** Returns the holder of a key if they can still sign in. */
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
