import { access } from './access.ts'
import { billing } from './billing.ts'
import { bin } from './bin.ts'
import { changes } from './changes.ts'
import { deactivation } from './deactivation.ts'
import { deliveries } from './deliveries.ts'
import { edits } from './edits.ts'
import { emailChange, emailRevert } from './email-change.ts'
import type { Endpoint } from './endpoint.ts'
import { events } from './events.ts'
import { exports } from './exports.ts'
import { imports } from './imports.ts'
import { invitations } from './invitations.ts'
import { invoices } from './invoices.ts'
import { jobs } from './jobs.ts'
import { me, session } from './me.ts'
import { notes } from './notes.ts'
import { notices } from './notices.ts'
import { orders } from './orders.ts'
import { outbox } from './outbox.ts'
import { passwordReset } from './password-reset.ts'
import { pictures } from './pictures.ts'
import { plans } from './plans.ts'
import { productFigures } from './product-figures.ts'
import { products } from './products.ts'
import { profile } from './profile.ts'
import { refunds } from './refunds.ts'
import { registration } from './registration.ts'
import { reviews } from './reviews.ts'
import { search } from './search.ts'
import { apiKeys, passkeys, security, sessions, twoFactor } from './security.ts'
import { setup } from './setup.ts'
import { shipments } from './shipments.ts'
import { social } from './social.ts'
import { status } from './status.ts'
import { stockLevels } from './stock-levels.ts'
import { tickets } from './tickets.ts'
import { users } from './users.ts'
import { versions } from './versions.ts'
import { viewAs } from './view-as.ts'
import { preferences, views } from './views.ts'

/** Every call of the API by feature and name. */
export const endpoints = {
  users,
  profile,
  orders,
  notes,
  notices,
  access,
  social,
  refunds,
  shipments,
  products,
  productFigures,
  stockLevels,
  deliveries,
  reviews,
  invoices,
  tickets,
  changes,
  edits,
  versions,
  events,
  views,
  preferences,
  imports,
  me,
  emailChange,
  emailRevert,
  session,
  status,
  setup,
  search,
  pictures,
  plans,
  jobs,
  bin,
  exports,
  outbox,
  passwordReset,
  registration,
  invitations,
  security,
  sessions,
  passkeys,
  apiKeys,
  twoFactor,
  deactivation,
  viewAs,
  billing,
} as const

/** The same as a list of [name, endpoint], e.g. `users.list`. */
export const allEndpoints: readonly (readonly [name: string, endpoint: Endpoint])[] = Object.entries(endpoints).flatMap(
  ([feature, calls]) =>
    Object.entries(calls).map(([name, call]) => [`${feature}.${name}`, call as unknown as Endpoint] as const),
)
