import { serveBilling } from './account/billing/index.ts'
import { serveDeactivation } from './account/deactivation/index.ts'
import { serveInvitations } from './account/invitations/index.ts'
import { serveEmailChange, serveMe, serveOwnSettings, serveProfile } from './account/profile/index.ts'
import { serveRegistration } from './account/registration/index.ts'
import { serveSecurity } from './account/security/index.ts'
import { serveSocial } from './account/social/index.ts'
import { serveViewAs } from './account/view-as/index.ts'
import { serveAnalytics } from './analytics/index.ts'
import { serveReset, serveSetup } from './auth/index.ts'
import { serveBackups } from './backup/index.ts'
import { serveRejections } from './career/index.ts'
import { servePictures } from './catalog/pictures/index.ts'
import { serveProductFigures, serveStockLevels } from './catalog/products/index.ts'
import type { Subscriber } from './context.ts'
import { serveLearnerLetters } from './courses/index.ts'
import { type Feed, serveEvents } from './events/index.ts'
import type { Drawings } from './files/drawings.ts'
import type { Serve } from './http/serve.ts'
import { collections } from './kinds.ts'
import { type Gate, serveStatus } from './maintenance/index.ts'
import { serveMetrics } from './metrics/index.ts'
import { serveNotices } from './notifications/index.ts'
import { serveOutbox } from './outbox/index.ts'
import { serveAccess } from './people/access/index.ts'
import { serveOwnRecord } from './people/users/index.ts'
import type { Ports } from './ports.ts'
import { serveCompany } from './sales/company/index.ts'
import { serveEInvoices } from './sales/e-invoices/index.ts'
import { serveMailTexts } from './sales/mail-texts/index.ts'
import { servePapers } from './sales/papers/index.ts'
import { serveReceivables } from './sales/receivables/index.ts'
import { serveReminders } from './sales/reminders/index.ts'
import { serveSending } from './sales/sending/index.ts'
import { serveSeriesSteps } from './sales/series/index.ts'
import { serveSearch } from './search/index.ts'
import { serveContact } from './support/contact/index.ts'
import { serveHelp } from './support/help/index.ts'
import { serveInbound } from './support/inbound/index.ts'
import { serveIncidents } from './support/incidents/index.ts'
import { serveSupportSettings } from './support/settings/index.ts'
import { serveViews } from './views/index.ts'
import { serveBatches } from './work/batches/index.ts'
import { serveBin } from './work/bin/index.ts'
import { serveChanges } from './work/changes/index.ts'
import { serveEdits } from './work/edits/index.ts'
import { serveExports } from './work/exports/index.ts'
import { serveFormDrafts } from './work/form-drafts/index.ts'
import { serveImports } from './work/imports/index.ts'
import { type Runner, serveJobs } from './work/jobs/index.ts'
import { serveMailings } from './work/mailings/index.ts'
import { servePlans } from './work/plans/index.ts'
import { servePresence } from './work/presence/index.ts'

import { serveWork } from './work/queue/index.ts'
import { serveWaiting } from './work/waiting/index.ts'

/** What features need beside what a request brings: the ports, and what runs as long as the API does. */
export interface World extends Ports {
  readonly subscribers: readonly Subscriber[]
  readonly documents: Drawings
  readonly jobs: Runner
  readonly feed: Feed
  readonly gate: Gate
}

/** What each feature answers. */
export const features: readonly ((serve: Serve, world: World) => void)[] = [
  ...Object.values(collections).map(({ serve }) => serve),
  serveRejections,
  serveLearnerLetters,
  serveOwnRecord,
  (serve) => serveProfile(serve, collections),
  serveOwnSettings,
  serveEmailChange,
  serveNotices,
  serveAccess,
  serveSocial,
  serveProductFigures,
  serveStockLevels,
  serveViews,
  serveChanges,
  serveEdits,
  serveBackups,
  serveEvents,
  serveImports,
  servePlans,
  serveJobs,
  serveBin,
  serveExports,
  serveSecurity,
  (serve, ports) => serveDeactivation(serve, ports, collections),
  serveViewAs,
  serveMe,
  serveSearch,
  serveSetup,
  servePictures,
  serveStatus,
  serveOutbox,
  serveReset,
  serveRegistration,
  serveInvitations,
  serveBilling,
  servePapers,
  serveCompany,
  serveMailTexts,
  serveReceivables,
  serveEInvoices,
  serveSending,
  serveReminders,
  serveSeriesSteps,
  serveSupportSettings,
  serveMailings,
  serveFormDrafts,
  serveBatches,
  (serve) => servePresence(serve, collections),
  serveInbound,
  serveHelp,
  serveIncidents,
  serveContact,
  serveMetrics,
  serveWaiting,
  serveWork,
  serveAnalytics,
]
