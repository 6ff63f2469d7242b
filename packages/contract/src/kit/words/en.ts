import { type Noted, namesIn } from '../entities.ts'
import type { Permission } from '../permission.ts'
import { dayInWords, permissionInWords, type Words } from './index.ts'

const roles: Words['roles'] = {
  owner: 'Owner',
  admin: 'Administrator',
  manager: 'Manager',
  support: 'Support',
  viewer: 'Viewer',
}
const named = (permission: unknown) => permissionInWords(en, permission as Permission)
const day = (at: unknown) => dayInWords('en-US', at)
const several = (count: unknown, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)
/** Names of records with notes, as used in notices. */
const ofEach: Readonly<Record<Noted, string>> = {
  users: 'user',
  orders: 'order',
  products: 'product',
  invoices: 'invoice',
  expenses: 'expense',
  enrolments: 'enrollment',
  applicants: 'applicant',
  tickets: 'ticket',
  cards: 'card',
}
const noted = (entity: unknown, record: unknown) => `${ofEach[entity as Noted]} ${record}`

export const en: Words = {
  roles,
  resources: {
    ...namesIn('en'),
    changes: 'History',
    imports: 'Imports',
    views: 'Saved views',
    notices: 'Notifications',
    outbox: 'Mail outbox',
    work: 'System tasks',
    backups: 'Backups',
    billing: 'Plan and billing',
    company: 'Company',
    support: 'Support settings',
    incidents: 'Incidents',
    analytics: 'Analytics',
  },
  actions: {
    read: 'view',
    write: 'edit',
    delete: 'delete',
    access: 'give access',
    impersonate: 'view as someone',
    refund: 'refund',
    undo: 'undo',
    run: 'run',
    share: 'share',
  },
  notices: {
    mentioned: ({ by, entity, record }) => `${by} mentioned you in a note on ${noted(entity, record)}`,
    job_done: ({ kind, state, changed }) => {
      if (state === 'failed') return 'Background work failed'
      if (kind === 'zip' || kind === 'print')
        return state === 'cancelled'
          ? 'The file of your invoices was canceled'
          : `Your file is ready: ${several(changed, 'invoice', 'invoices')}`
      const outcome = state === 'cancelled' ? 'was canceled' : 'is done'
      if (kind === 'send' || kind === 'remind')
        return `Your mailing ${outcome}: ${several(changed, 'email', 'emails')} sent`
      return `${kind === 'import' ? 'Your import' : 'Background work'} ${outcome}: ${several(changed, 'record', 'records')} changed`
    },
    order_new: ({ order, customer }) => `Order ${order} of ${customer} is new`,
    order_returned: ({ order, customer }) => `Order ${order} of ${customer} is being returned`,
    refunded: ({ by, order }) => `${by} refunded order ${order}`,
    stock_low: ({ title, stock }) =>
      stock === 0 ? `${title} is out of stock` : `${title} is running low: ${several(stock, 'piece', 'pieces')} left`,
    product_published: ({ title }) => `${title} was published as scheduled`,
    ticket_new: ({ subject }) => `New ticket: ${subject}`,
    ticket_assigned: ({ by, subject }) =>
      by ? `${by} assigned you a ticket: ${subject}` : `You were assigned a ticket: ${subject}`,
    ticket_answered: ({ subject }) => `The customer replied: ${subject}`,
    ticket_due: ({ goal, subject }) =>
      `${goal === 'solve' ? 'A ticket needs to be solved soon' : 'A reply is due soon'}: ${subject}`,
    ticket_missed: ({ goal, subject }) =>
      `${goal === 'solve' ? 'A ticket wasn’t solved in time' : 'A reply is overdue'}: ${subject}`,
    invoice_overdue: ({ count, invoice }) =>
      count === 1 ? `Invoice ${invoice} is overdue` : `${count} invoices are overdue`,
    series_paused: ({ customer, why }) =>
      `Recurring invoice for ${customer} paused: ${why === 'customer' ? 'the customer was deleted' : 'the next invoice couldn’t be created'}`,
    series_unsent: ({ invoice, customer, why }) =>
      `Invoice ${invoice} for ${customer} couldn’t be emailed: ${why === 'address' ? 'the customer has no email address' : 'something went wrong'}`,
    invoice_viewed: ({ invoice, customer }) => `${customer} viewed invoice ${invoice}`,
    user_pending: ({ name }) => `${name} is waiting for approval`,
    access_asked: ({ by, permission }) => `${by} asks for access: ${named(permission)}`,
    access_answered: ({ permission, granted }) =>
      granted
        ? `You now have access: ${named(permission)}`
        : `Your request for access was declined: ${named(permission)}`,
    test_sent: () => 'This is the test that you asked for',
    new_device: ({ device }) => `Someone signed in to your account on a new device${device ? `: ${device}` : ''}`,
    password_changed: () => 'Your password was changed',
    email_changed: ({ email }) => `Your email address was changed to ${email}`,
    two_factor_on: () => 'Two-factor authentication was turned on',
    two_factor_off: () => 'Two-factor authentication was turned off',
    two_factor_reset: ({ by }) => `${by} reset your two-factor authentication`,
    recovery_codes_renewed: () => 'Your recovery codes were renewed',
    recovery_code_used: () => 'A recovery code was used to sign in',
    passkey_added: ({ name }) => `A passkey was added: ${name}`,
    passkey_removed: ({ name }) => `A passkey was removed: ${name}`,
    api_key_created: ({ name }) => `An API key was created: ${name}`,
    api_key_revoked: ({ name }) => `An API key was revoked: ${name}`,
    sessions_ended: () => 'You were signed out on your other devices',
    access_changed: ({ by, role }) => `${by} changed your access role to ${roles[role as keyof typeof roles]}`,
    viewed_as: ({ by }) => `${by} viewed Quarterdeck as you`,
    secret_mail_read: ({ by }) => `${by} read a mail with a link into your account`,
    bank_changed: ({ by }) => `${by} changed the bank details that invoices ask your customers to pay to`,
    company_changed: ({ by }) => `${by} changed what your invoices and other papers say about the company`,
    mail_text_changed: ({ by }) => `${by} changed the text of an email to customers`,
    storage_low: ({ what, left }) =>
      what === 'disk'
        ? `The server is running out of disk space: ${left} MB left. Uploads and incoming email stop first`
        : `Space for ${what === 'visits' ? 'site visits' : what === 'mail' ? 'incoming email' : 'uploads'} is almost full: ${left} MB left`,
    backup_overdue: ({ since, reason }) =>
      `${since === '' ? 'There’s no good backup yet' : `The last good backup is from ${day(since)}`}${reason === '' ? '' : `: ${reason}`}`,
    upgraded: ({ version }) => `Quarterdeck was updated to version ${version}. See what’s new on the System page`,
    mailbox_unreadable: ({ mailbox, reason }) => `The mailbox ${mailbox} can’t be read: ${reason}`,
    mail_stuck: ({ reason }) => `No email is going out: ${reason}`,
    deactivated: ({ kind, until }) =>
      kind === 'delete'
        ? `Your account is closed and will be deleted on ${day(until)}. Sign in before then to return`
        : `Your account is deactivated. Sign in by ${day(until)} to return`,
    leaving_soon: ({ kind, until }) =>
      kind === 'delete'
        ? `Your account will be deleted on ${day(until)}. This is the last day to sign in and return`
        : `Sign in by ${day(until)} to return to your account. After that, only an administrator can reopen it`,
    returned: () => 'Your account is open again',
  },
}
