import type { Permission } from './permission.ts'

/** How someone hears of something: under the bell, by a mail of its own, by one mail a day. */
export const noticeChannels = ['product', 'mail', 'digest'] as const
export type NoticeChannel = (typeof noticeChannels)[number]
export type NoticeWays = Readonly<Record<NoticeChannel, boolean>>

export const noticeGroups = ['work', 'people', 'security', 'trial'] as const
export type NoticeGroup = (typeof noticeGroups)[number]

interface NoticeEvent {
  readonly group: NoticeGroup
  /** Who hears of it: the one whom it concerns, all owners, or everyone who may do something about it. */
  readonly audience: 'you' | 'owners' | Permission
  /** As long as nobody says otherwise. */
  readonly usual: NoticeWays
}

const ways = (product: boolean, mail: boolean, digest: boolean): NoticeWays => ({ product, mail, digest })
/** Nobody can turn this off: who has the account in their hands could hide what they do with it. */
const secured: NoticeEvent = { group: 'security', audience: 'you', usual: ways(true, true, false) }
/** What leads the customers' money elsewhere: owners hear of it whoever did it, themselves included. */
const guarded: NoticeEvent = { ...secured, audience: 'owners' }

/** What people are told of. A new event starts here; its words stand in `notice-words`. */
export const noticeEvents = {
  mentioned: { group: 'work', audience: 'you', usual: ways(true, false, false) },
  job_done: { group: 'work', audience: 'you', usual: ways(true, false, false) },
  order_new: { group: 'work', audience: 'orders:write', usual: ways(true, false, false) },
  order_returned: { group: 'work', audience: 'orders:write', usual: ways(true, false, false) },
  refunded: { group: 'work', audience: 'orders:refund', usual: ways(true, false, false) },
  stock_low: { group: 'work', audience: 'products:write', usual: ways(true, false, true) },
  product_published: { group: 'work', audience: 'products:write', usual: ways(true, false, false) },
  ticket_new: { group: 'work', audience: 'tickets:write', usual: ways(true, false, false) },
  ticket_assigned: { group: 'work', audience: 'you', usual: ways(true, false, false) },
  ticket_answered: { group: 'work', audience: 'you', usual: ways(true, false, false) },
  ticket_due: { group: 'work', audience: 'tickets:write', usual: ways(true, false, false) },
  ticket_missed: { group: 'work', audience: 'tickets:write', usual: ways(true, false, true) },
  invoice_overdue: { group: 'work', audience: 'invoices:write', usual: ways(true, false, true) },
  series_paused: { group: 'work', audience: 'series:write', usual: ways(true, false, true) },
  series_unsent: { group: 'work', audience: 'series:write', usual: ways(true, false, true) },
  invoice_viewed: { group: 'work', audience: 'you', usual: ways(true, false, false) },
  payment_failed: { group: 'work', audience: 'billing:write', usual: ways(true, true, false) },
  subscription_ended: { group: 'work', audience: 'billing:write', usual: ways(true, true, false) },
  user_pending: { group: 'people', audience: 'users:write', usual: ways(true, true, false) },
  access_asked: { group: 'people', audience: 'users:access', usual: ways(true, true, false) },
  access_answered: { group: 'people', audience: 'you', usual: ways(true, true, false) },
  test_sent: { group: 'trial', audience: 'you', usual: ways(true, true, true) },
  new_device: secured,
  password_changed: secured,
  email_changed: secured,
  two_factor_on: secured,
  two_factor_off: secured,
  two_factor_reset: secured,
  recovery_codes_renewed: secured,
  recovery_code_used: secured,
  passkey_added: secured,
  passkey_removed: secured,
  api_key_created: secured,
  api_key_revoked: secured,
  sessions_ended: secured,
  access_changed: secured,
  viewed_as: secured,
  secret_mail_read: secured,
  bank_changed: guarded,
  company_changed: guarded,
  mail_text_changed: guarded,
  deactivated: secured,
  leaving_soon: secured,
  returned: secured,
} as const satisfies Readonly<Record<string, NoticeEvent>>
export type NoticeEventName = keyof typeof noticeEvents

export const noticeEventNames = Object.keys(noticeEvents) as NoticeEventName[]

/** The ones that each may arrange for themselves. */
export const choosableEvents = noticeEventNames.filter((name) => ['work', 'people'].includes(noticeEvents[name].group))

/** As few pieces of a product as are worth a word. */
export const lowStock = 10

/** What is known of something that happened, for its words and its link. */
export type NoticeData = Readonly<Record<string, string | number>>

/** Where the notes on a record stand. */
const placeOfNotes = (entity: string, record: string): string => {
  if (entity === 'products') return `products/${record}/overview?tab=notes`
  return entity === 'users' ? `users/profile?id=${record}&tab=notes` : `${entity}/${record}`
}

/** Where a notice leads in the product, below its base path; undefined where there is no page for it. */
export const placeOfNotice = (event: NoticeEventName, data: NoticeData): string | undefined => {
  switch (event) {
    case 'mentioned':
      return placeOfNotes(String(data.entity), String(data.record))
    case 'ticket_new':
    case 'ticket_assigned':
    case 'ticket_answered':
    case 'ticket_due':
    case 'ticket_missed':
      return `tickets/${data.ticket}`
    case 'order_new':
    case 'order_returned':
    case 'refunded':
      return `orders/${data.order}`
    case 'invoice_viewed':
    case 'series_unsent':
      return `invoices/${data.invoice}/details`
    case 'stock_low':
    case 'product_published':
      return `products/${data.product}`
    case 'series_paused':
      return `series/${data.series}/details`
    case 'job_done':
      return 'background'
    case 'user_pending':
      return `users/${data.user}`
    case 'payment_failed':
    case 'subscription_ended':
      return 'settings/plan-billing'
    case 'access_asked':
      return 'users/access'
    case 'test_sent':
      return 'settings/notification'
    case 'new_device':
    case 'password_changed':
    case 'email_changed':
    case 'passkey_added':
    case 'passkey_removed':
    case 'api_key_created':
    case 'api_key_revoked':
    case 'sessions_ended':
    case 'viewed_as':
    case 'secret_mail_read':
      return 'settings/security'
    case 'bank_changed':
    case 'company_changed':
      return 'settings/company'
    case 'mail_text_changed':
      return 'settings/mail-texts'
    case 'deactivated':
    case 'leaving_soon':
    case 'returned':
      return 'settings/account-deactivation'
    case 'two_factor_on':
    case 'two_factor_off':
    case 'two_factor_reset':
    case 'recovery_codes_renewed':
    case 'recovery_code_used':
      return 'settings/two-factor-authentication'
    default:
      return undefined
  }
}
