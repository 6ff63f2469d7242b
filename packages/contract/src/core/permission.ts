import { factsOf, isEntity, type Journalled } from './entities.ts'

/** What a person may do, independent of their job title. */
export const accessRoles = ['owner', 'admin', 'manager', 'support', 'viewer'] as const
export type AccessRole = (typeof accessRoles)[number]

export const permissions = [
  'users:read',
  'users:write',
  'users:delete',
  'users:access',
  'users:impersonate',
  'orders:read',
  'orders:write',
  'orders:delete',
  'orders:refund',
  'refunds:read',
  'notes:read',
  'notes:write',
  'notes:delete',
  'products:read',
  'products:write',
  'products:delete',
  'reviews:read',
  'reviews:write',
  'reviews:delete',
  'invoices:read',
  'invoices:write',
  'invoices:delete',
  'tickets:read',
  'tickets:write',
  'tickets:delete',
  'changes:read',
  'changes:undo',
  'imports:run',
  'views:share',
  'outbox:read',
  'billing:read',
  'billing:write',
] as const
export type Permission = (typeof permissions)[number]

/** Reading what is about people or about our own money rather than about goods. */
const confidential: readonly Permission[] = ['changes:read', 'outbox:read', 'billing:read']
const reads = permissions.filter((permission) => permission.endsWith(':read') && !confidential.includes(permission))

const grants: Record<AccessRole, readonly Permission[]> = {
  owner: permissions,
  admin: permissions.filter((permission) => permission !== 'users:impersonate'),
  manager: [
    ...reads,
    'changes:read',
    'changes:undo',
    'views:share',
    'orders:write',
    'orders:delete',
    'orders:refund',
    'notes:write',
    'notes:delete',
    'products:write',
    'products:delete',
    'reviews:write',
    'reviews:delete',
    'invoices:write',
    'invoices:delete',
    'tickets:write',
    'tickets:delete',
  ],
  support: [
    ...reads,
    'changes:read',
    'changes:undo',
    'orders:write',
    'notes:write',
    'notes:delete',
    'reviews:write',
    'tickets:write',
    'tickets:delete',
  ],
  viewer: reads,
}

/** The permission to do something with the records of an entity; undefined where nobody ever does that. */
export const permissionFor = (entity: Journalled, doing: 'read' | 'write' | 'delete'): Permission | undefined => {
  const { keptWith = entity, deletedByWriters = false } = isEntity(entity) ? factsOf(entity) : {}
  const needed = `${keptWith}:${doing === 'delete' && deletedByWriters ? 'write' : doing}`
  return permissions.find((permission) => permission === needed)
}

/** The permissions that an access role grants. */
export const permissionsOf = (role: AccessRole): readonly Permission[] => grants[role]

/** Whether someone of this access role may do that; the server enforces it, the product only mirrors it. */
export const may = (role: AccessRole, permission: Permission): boolean => grants[role].includes(permission)

/** Whether someone of one access role may let somebody in with another: owners are made by owners. */
export const mayGive = (role: AccessRole, given: AccessRole): boolean =>
  may(role, 'users:write') &&
  (given === 'viewer' || may(role, 'users:access')) &&
  (given !== 'owner' || role === 'owner')

/**
 * Whether someone of one access role may hold what lets its reader into an account of another, such as the link to a new
 * password: who may impersonate people, and nobody who may do more.
 */
export const mayEnterAs = (role: AccessRole, other: AccessRole): boolean =>
  may(role, 'users:impersonate') && grants[other].every((permission) => may(role, permission))

/** Whether someone of one access role may see the product as someone of another: never as an owner, nor as who may do more. */
export const mayViewAs = (role: AccessRole, other: AccessRole): boolean => other !== 'owner' && mayEnterAs(role, other)
