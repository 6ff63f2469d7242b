import { billing } from './account/billing.ts'
import { deactivation } from './account/deactivation.ts'
import { emailChange, emailRevert } from './account/email-change.ts'
import { me, session } from './account/me.ts'
import { passwordReset } from './account/password-reset.ts'
import { registration } from './account/registration.ts'
import { apiKeys, passkeys, security, sessions, twoFactor } from './account/security.ts'
import { setup } from './account/setup.ts'
import { productFigures } from './catalog/product-figures.ts'
import { stockLevels } from './catalog/stock-levels.ts'
import { metricEndpoints } from './insight/metrics/endpoint.ts'
import { collector } from './insight/visits/collector.ts'
import { usage } from './insight/visits/usage.ts'
import { visits } from './insight/visits/visits.ts'
import { kinds } from './kinds.ts'
import type { Endpoint } from './kit/endpoint.ts'
import type { Entity } from './kit/entities.ts'
import { pictures } from './kit/pictures.ts'
import { waitingRecords } from './kit/waiting.ts'
import { access } from './people/access.ts'
import { invitations } from './people/invitations.ts'
import { profile } from './people/profile.ts'
import { social } from './people/social.ts'
import { viewAs } from './people/view-as.ts'
import { company } from './sales/company.ts'
import { eInvoices } from './sales/e-invoices.ts'
import { mailTexts } from './sales/mail-texts.ts'
import { mailings } from './sales/mailings.ts'
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
import { batches } from './system/batches.ts'
import { bin } from './system/bin.ts'
import { changes } from './system/changes.ts'
import { edits } from './system/edits.ts'
import { events } from './system/events.ts'
import { exports } from './system/exports.ts'
import { formDrafts } from './system/form-drafts.ts'
import { imports } from './system/imports.ts'
import { jobs } from './system/jobs.ts'
import { notices } from './system/notices.ts'
import { outbox } from './system/outbox.ts'
import { plans } from './system/plans.ts'
import { presence } from './system/presence.ts'
import { sample } from './system/sample.ts'
import { search } from './system/search.ts'
import { status } from './system/status.ts'
import { versions } from './system/versions.ts'
import { preferences, views } from './system/views.ts'
import { work } from './system/work.ts'

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
  sample,
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
