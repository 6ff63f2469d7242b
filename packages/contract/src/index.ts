import { billing } from './account/billing.ts'
import { deactivation } from './account/deactivation.ts'
import { emailChange, emailRevert } from './account/email-change.ts'
import { me, session } from './account/me.ts'
import { passwordReset } from './account/password-reset.ts'
import { registration } from './account/registration.ts'
import { apiKeys, passkeys, security, sessions, twoFactor } from './account/security.ts'
import { setup } from './account/setup.ts'
import { collector } from './analytics/collector.ts'
import { usage } from './analytics/usage.ts'
import { visits } from './analytics/visits.ts'
import { productFigures } from './catalog/product-figures.ts'
import { stockLevels } from './catalog/stock-levels.ts'
import type { Endpoint } from './core/endpoint.ts'
import type { Entity } from './core/entities.ts'
import { pictures } from './core/pictures.ts'
import { waitingRecords } from './core/waiting.ts'
import { kinds } from './kinds.ts'
import { metricEndpoints } from './metrics/endpoint.ts'
import { access } from './people/access.ts'
import { invitations } from './people/invitations.ts'
import { profile } from './people/profile.ts'
import { social } from './people/social.ts'
import { viewAs } from './people/view-as.ts'
import { company } from './sales/company.ts'
import { eInvoices } from './sales/e-invoices.ts'
import { mailTexts } from './sales/mail-texts.ts'
import { papers } from './sales/papers.ts'
import { receivables } from './sales/receivables.ts'
import { reminders } from './sales/reminders.ts'
import { sending } from './sales/sending.ts'
import { contact } from './support/contact.ts'
import { help } from './support/help.ts'
import { inboundMail } from './support/inbound-mail.ts'
import { incidents } from './support/incidents.ts'
import { supportSettings } from './support/settings.ts'
import { backups } from './system/backups.ts'
import { notices } from './system/notices.ts'
import { outbox } from './system/outbox.ts'
import { status } from './system/status.ts'
import { work } from './system/work.ts'
import { batches } from './work/batches.ts'
import { bin } from './work/bin.ts'
import { changes } from './work/changes.ts'
import { edits } from './work/edits.ts'
import { events } from './work/events.ts'
import { exports } from './work/exports.ts'
import { formDrafts } from './work/form-drafts.ts'
import { imports } from './work/imports.ts'
import { jobs } from './work/jobs.ts'
import { mailings } from './work/mailings.ts'
import { plans } from './work/plans.ts'
import { presence } from './work/presence.ts'
import { search } from './work/search.ts'
import { versions } from './work/versions.ts'
import { preferences, views } from './work/views.ts'

type OfRecords = { readonly [Name in Entity]: (typeof kinds)[Name]['endpoints'] }

// The type says of each kind what is picked of it here.
const ofRecords = Object.fromEntries(
  Object.values(kinds).map(({ entity, endpoints }) => [entity, endpoints]),
) as OfRecords

/** Every call of the API by feature and name. */
export const endpoints = {
  ...ofRecords,
  profile,
  notices,
  access,
  social,
  productFigures,
  stockLevels,
  changes,
  edits,
  versions,
  events,
  views,
  preferences,
  formDrafts,
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
  presence,
  jobs,
  bin,
  exports,
  outbox,
  work,
  backups,
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
  papers,
  company,
  mailTexts,
  receivables,
  eInvoices,
  sending,
  reminders,
  supportSettings,
  mailings,
  batches,
  inboundMail,
  billing,
  help,
  incidents,
  contact,
  metrics: metricEndpoints,
  waiting: { read: waitingRecords },
  visits,
  usage,
  collector,
} as const

/** The same as a list of [name, endpoint], e.g. `users.list`. */
export const allEndpoints: readonly (readonly [name: string, endpoint: Endpoint])[] = Object.entries(endpoints).flatMap(
  ([feature, calls]) =>
    Object.entries(calls).map(([name, call]) => [`${feature}.${name}`, call as unknown as Endpoint] as const),
)
