import { serveReset, serveSetup } from './account/auth/index.ts'
import { serveBilling } from './account/billing/index.ts'
import { serveDeactivation } from './account/deactivation/index.ts'
import { serveInvitations } from './account/invitations/index.ts'
import { serveEmailChange, serveMe, serveOwnSettings, serveProfile } from './account/profile/index.ts'
import { serveRegistration } from './account/registration/index.ts'
import { serveSecurity } from './account/security/index.ts'
import { serveSocial } from './account/social/index.ts'
import { serveViewAs } from './account/view-as/index.ts'
import { serveRejections } from './career/index.ts'
import { servePictures } from './catalog/pictures/index.ts'
import { serveProductFigures, serveStockLevels } from './catalog/products/index.ts'
import { serveLearnerLetters } from './courses/index.ts'
import { serveMetrics } from './insight/metrics/index.ts'
import { serveAnalytics } from './insight/visits/index.ts'
import { collections } from './kinds.ts'
import type { Subscriber } from './kit/context.ts'
import type { Drawings } from './kit/files/drawings.ts'
import type { Serve } from './kit/http/serve.ts'
import type { Ports } from './kit/ports.ts'
import { serveWork } from './kit/queue/index.ts'
import { serveAccess } from './people/access/index.ts'
import { serveOwnRecord } from './people/users/index.ts'
import { serveCompany } from './sales/company/index.ts'
import { serveEInvoices } from './sales/e-invoices/index.ts'
import { serveMailTexts } from './sales/mail-texts/index.ts'
import { serveMailings } from './sales/mailings/index.ts'
import { servePapers } from './sales/papers/index.ts'
import { serveReceivables } from './sales/receivables/index.ts'
import { serveReminders } from './sales/reminders/index.ts'
import { serveSending } from './sales/sending/index.ts'
import { serveSeriesSteps } from './sales/series/index.ts'
import { serveSample } from './sample/index.ts'
import { serveContact } from './support/contact/index.ts'
import { serveHelp } from './support/help/index.ts'
import { serveInbound } from './support/inbound/index.ts'
import { serveIncidents } from './support/incidents/index.ts'
import { serveSupportSettings } from './support/settings/index.ts'
import { serveBackups } from './system/backup/index.ts'
import { serveBatches } from './system/batches/index.ts'
import { serveBin } from './system/bin/index.ts'
import { serveChanges } from './system/changes/index.ts'
import { serveEdits } from './system/edits/index.ts'
import { type Feed, serveEvents } from './system/events/index.ts'
import { serveExports } from './system/exports/index.ts'
import { serveFormDrafts } from './system/form-drafts/index.ts'
import { serveImports } from './system/imports/index.ts'
import { type Runner, serveJobs } from './system/jobs/index.ts'
import { type Gate, serveStatus } from './system/maintenance/index.ts'
import { serveNotices } from './system/notices/index.ts'
import { serveOutbox } from './system/outbox/index.ts'
import { servePlans } from './system/plans/index.ts'
import { servePresence } from './system/presence/index.ts'
import { serveSearch } from './system/search/index.ts'
import { serveViews } from './system/views/index.ts'
import { serveWaiting } from './system/waiting/index.ts'

/** Ports, and services that run as long as the API. */
export interface World extends Ports {
  readonly subscribers: readonly Subscriber[]
  readonly documents: Drawings
  readonly jobs: Runner
  readonly feed: Feed
  readonly gate: Gate
}

/** Registers the endpoints of each feature. */
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
  serveSample,
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
