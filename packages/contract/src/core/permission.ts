import { factsOf, type Granted, isEntity, type Journalled, recordGrants } from './entities.ts'

/** What a person may do, independent of their job title. */
export const accessRoles = ['owner', 'admin', 'manager', 'support', 'viewer'] as const
export type AccessRole = (typeof accessRoles)[number]

export const permissions = [
  ...recordGrants.map(({ permission }) => permission),
  'changes:read',
  'changes:undo',
  'imports:run',
  'views:share',
  'notices:read',
  'analytics:read',
  'analytics:write',
  'outbox:read',
  'work:run',
  'billing:read',
  'billing:write',
  'company:write',
  'support:write',
  'incidents:write',
] as const
export type Permission = (typeof permissions)[number]

/** What concerns records and is granted to an access role; reading them, what one is told oneself, and figures, is granted to all. */
const grantedTo = (role?: Granted): readonly Permission[] => [
  ...recordGrants.flatMap(({ permission, roles }) =>
    roles === 'everyone' || (role && roles.includes(role)) ? [permission] : [],
  ),
  'notices:read',
  'analytics:read',
]

const grants: Record<AccessRole, readonly Permission[]> = {
  owner: permissions,
  admin: permissions.filter((permission) => permission !== 'users:impersonate'),
  manager: [
    ...grantedTo('manager'),
    ...([
      'changes:read',
      'changes:undo',
      'views:share',
      'support:write',
      'incidents:write',
      'analytics:write',
    ] as const),
  ],
  support: [...grantedTo('support'), 'changes:read', 'changes:undo', 'incidents:write'],
  viewer: grantedTo(),
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
