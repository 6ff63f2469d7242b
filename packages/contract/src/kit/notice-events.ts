import { recordEvents } from './entities.ts'
import { type NoticeData, type NoticeEvent, noticeEvent } from './notice-event.ts'
import type { Permission } from './permission.ts'

type Audience = 'you' | 'owners' | Permission

/** Path of the notes on a record. */
const placeOfNotes = ({ entity, record }: NoticeData): string => {
  if (entity === 'cards') return `kanban?peek=cards/${record}`
  if (entity === 'products') return `products/${record}/overview?tab=notes`
  return entity === 'users' ? `users/profile?id=${record}&tab=notes` : `${entity}/${record}`
}

const always = { product: true, mail: true, digest: false }

/** Returns a security event. These can't be turned off: an attacker with access to an account could hide their traces. */
const secured = (place?: string): NoticeEvent<'you'> => ({
  group: 'security',
  audience: 'you',
  defaultChannels: always,
  ...(place && { place: () => place }),
})
/** Returns an event about changes that redirect payments of customers. All owners are notified, including its author. */
const guarded = (place: string): NoticeEvent<'owners'> => ({ ...secured(place), audience: 'owners' })

const [security, twoFactor, leaving] = [
  'settings/security',
  'settings/two-factor-authentication',
  'settings/account-deactivation',
]

/** All events: those of records come from `entities.ts`, the others are listed here. */
export const noticeEvents = {
  mentioned: noticeEvent('you', placeOfNotes),
  job_done: noticeEvent('you', () => 'background'),
  ...recordEvents,
  test_sent: noticeEvent('you', () => 'settings/notification', { group: 'trial', mail: true, digest: true }),
  new_device: secured(security),
  password_changed: secured(security),
  email_changed: secured(security),
  two_factor_on: secured(twoFactor),
  two_factor_off: secured(twoFactor),
  two_factor_reset: secured(twoFactor),
  recovery_codes_renewed: secured(twoFactor),
  recovery_code_used: secured(twoFactor),
  passkey_added: secured(security),
  passkey_removed: secured(security),
  api_key_created: secured(security),
  api_key_revoked: secured(security),
  sessions_ended: secured(security),
  access_changed: secured(),
  viewed_as: secured(security),
  secret_mail_read: secured(security),
  bank_changed: guarded('settings/company'),
  company_changed: guarded('settings/company'),
  mail_text_changed: guarded('settings/mail-texts'),
  storage_low: { ...secured(), audience: 'owners' },
  backup_overdue: guarded('system'),
  upgraded: { ...guarded('system'), defaultChannels: { product: true, mail: false, digest: false } },
  mailbox_unreadable: guarded('outbox'),
  // A mail couldn't be sent.
  mail_stuck: { ...guarded('outbox'), defaultChannels: { product: true, mail: false, digest: false } },
  deactivated: secured(leaving),
  leaving_soon: secured(leaving),
  returned: secured(leaving),
} as const satisfies Readonly<Record<string, NoticeEvent<Audience>>>
export type NoticeEventName = keyof typeof noticeEvents

export const noticeEventNames = Object.keys(noticeEvents) as NoticeEventName[]

/** Events whose channels people choose for themselves. */
export const choosableEvents = noticeEventNames.filter((name) => ['work', 'people'].includes(noticeEvents[name].group))

/** Stock at or below which a product counts as running low. */
export const lowStock = 10

/** Returns the path of a notice in the product, below its base path, or undefined if it has no page. */
export const noticePath = (event: NoticeEventName, data: NoticeData): string | undefined => {
  const { place }: NoticeEvent = noticeEvents[event]
  return place?.(data)
}
