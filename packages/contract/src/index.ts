import { billing } from './account/billing.ts'
import { deactivation } from './account/deactivation.ts'
import { emailChange, emailRevert } from './account/email-change.ts'
import { me, session } from './account/me.ts'
import { passwordReset } from './account/password-reset.ts'
import { registration } from './account/registration.ts'
import { apiKeys, passkeys, security, sessions, twoFactor } from './account/security.ts'
import { setup } from './account/setup.ts'
import { deliveries } from './catalog/deliveries.ts'
import { productFigures } from './catalog/product-figures.ts'
import { products } from './catalog/products.ts'
import { reviews } from './catalog/reviews.ts'
import { stockLevels } from './catalog/stock-levels.ts'
import type { Endpoint } from './core/endpoint.ts'
import { pictures } from './core/pictures.ts'
import { access } from './people/access.ts'
import { invitations } from './people/invitations.ts'
import { profile } from './people/profile.ts'
import { social } from './people/social.ts'
import { users } from './people/users.ts'
import { viewAs } from './people/view-as.ts'
import { invoices } from './sales/invoices.ts'
import { notes } from './sales/notes.ts'
import { orders } from './sales/orders.ts'
import { refunds } from './sales/refunds.ts'
import { shipments } from './sales/shipments.ts'
import { tickets } from './support/tickets.ts'
import { notices } from './system/notices.ts'
import { outbox } from './system/outbox.ts'
import { status } from './system/status.ts'
import { bin } from './work/bin.ts'
import { changes } from './work/changes.ts'
import { edits } from './work/edits.ts'
import { events } from './work/events.ts'
import { exports } from './work/exports.ts'
import { imports } from './work/imports.ts'
import { jobs } from './work/jobs.ts'
import { plans } from './work/plans.ts'
import { search } from './work/search.ts'
import { versions } from './work/versions.ts'
import { preferences, views } from './work/views.ts'

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
