import type { NoticeData } from '../notice-event.ts'
import type { NoticeEventName } from '../notice-events.ts'
import type { AccessRole, Permission } from '../permission.ts'

type PartsOf<Name> = Name extends `${infer Resource}:${infer Action}` ? { resource: Resource; action: Action } : never
type Resource = PartsOf<Permission>['resource']
type Action = PartsOf<Permission>['action']

/** Texts that screens and mails share, in one language. */
export interface Words {
  readonly roles: Readonly<Record<AccessRole, string>>
  readonly resources: Readonly<Record<Resource, string>>
  readonly actions: Readonly<Record<Action, string>>
  /** Text of each event in one line, for the notification list, a mail and the digest. */
  readonly notices: Readonly<Record<NoticeEventName, (data: NoticeData) => string>>
}

/** The two parts of a permission, `orders:refund`. */
const partsOf = (permission: Permission) => permission.split(':') as [Resource, Action]

/** Returns the name of a permission: `Orders: refund`. */
export const permissionInWords = ({ resources, actions }: Words, permission: Permission): string => {
  const [resource, action] = partsOf(permission)
  return `${resources[resource]}: ${actions[action]}`
}

/** Formats a day in UTC, since the server does not know the reader's time zone. */
export const dayInWords = (tag: string, at: unknown): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(String(at)))
