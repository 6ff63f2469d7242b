import { factsOf, type Granted, isEntity, type Journalled, recordGrants } from './entities.ts'

/** Access role of a person, independent of the job title. */
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
  'backups:run',
  'billing:read',
  'billing:write',
  'company:write',
  'support:write',
  'incidents:write',
] as const
export type Permission = (typeof permissions)[number]

/** Returns the permissions on records of an access role. Every role may read records, its own notices, and figures. */
const grantedTo = (role?: Granted): readonly Permission[] => [
  ...recordGrants.flatMap(({ permission, roles }) =>
    roles === 'everyone' || (role && roles.includes(role)) ? [permission] : [],
  ),
  'notices:read',
  'analytics:read',
]

const grants: Record<AccessRole, readonly Permission[]> = {
  owner: permissions,
  admin: permissions.filter((permission) => permission !== 'users:impersonate' && permission !== 'backups:run'),
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

/** Returns the permission for an action on an entity, or undefined if users can't perform it. */
export const permissionFor = (entity: Journalled, doing: 'read' | 'write' | 'delete'): Permission | undefined => {
  const { permissionsFrom = entity, deletedByWriters = false } = isEntity(entity) ? factsOf(entity) : {}
  const needed = `${permissionsFrom}:${doing === 'delete' && deletedByWriters ? 'write' : doing}`
  return permissions.find((permission) => permission === needed)
}

/** Returns the permissions of an access role. */
export const permissionsOf = (role: AccessRole): readonly Permission[] => grants[role]

/** Returns true if the access role has the permission. The server enforces it; screens only mirror it. */
export const may = (role: AccessRole, permission: Permission): boolean => grants[role].includes(permission)

/** Returns true if one access role may grant another. Only owners make owners. */
export const mayGrantRole = (role: AccessRole, given: AccessRole): boolean =>
  may(role, 'users:write') &&
  (given === 'viewer' || may(role, 'users:access')) &&
  (given !== 'owner' || role === 'owner')

/**
 * Returns true if one access role may hold a credential for the account of another, such as the link to a new password:
 * only roles that may impersonate people, and never for a role with more permissions.
 */
export const mayImpersonate = (role: AccessRole, other: AccessRole): boolean =>
  may(role, 'users:impersonate') && grants[other].every((permission) => may(role, permission))

/**
 * Returns true if one access role may view the product as another: never as an owner, nor as a role with more
 * permissions.
 */
export const mayViewAs = (role: AccessRole, other: AccessRole): boolean =>
  other !== 'owner' && mayImpersonate(role, other)
