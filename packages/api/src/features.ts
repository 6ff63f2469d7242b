import { serveAccess } from './access/index.ts'
import { serveReset, serveSetup } from './auth/index.ts'
import { type PaymentProvider, serveBilling } from './billing/index.ts'
import { serveBin } from './bin/index.ts'
import { serveChanges } from './changes/index.ts'
import { serveDeactivation } from './deactivation/index.ts'
import { serveDeliveries } from './deliveries/index.ts'
import { serveEdits } from './edits/index.ts'
import { type Feed, serveEvents } from './events/index.ts'
import { serveExports } from './exports/index.ts'
import type { Serve } from './http/serve.ts'
import { serveImports } from './imports/index.ts'
import { serveInvitations } from './invitations/index.ts'
import { serveInvoices } from './invoices/index.ts'
import { type Queue, serveJobs } from './jobs/index.ts'
import { type Gate, serveStatus } from './maintenance/index.ts'
import { serveNotes } from './notes/index.ts'
import { serveNotices } from './notifications/index.ts'
import { serveOrders } from './orders/index.ts'
import { serveOutbox } from './outbox/index.ts'
import { servePictures } from './pictures/index.ts'
import { servePlans } from './plans/index.ts'
import type { Ports } from './ports.ts'
import { serveProductFigures, serveProducts, serveStockLevels } from './products/index.ts'
import { serveEmailChange, serveMe, serveOwnSettings, serveProfile } from './profile/index.ts'
import { serveRefunds } from './refunds/index.ts'
import { serveRegistration } from './registration/index.ts'
import { serveReviews } from './reviews/index.ts'
import { serveSearch } from './search/index.ts'
import { serveSecurity } from './security/index.ts'
import { serveShipments } from './shipments/index.ts'
import { serveSocial } from './social/index.ts'
import { serveTickets } from './tickets/index.ts'
import { serveOwnRecord, serveUsers } from './users/index.ts'
import { serveViewAs } from './view-as/index.ts'
import { serveViews } from './views/index.ts'

/** What features need beside what a request brings: the ports, and what runs as long as the API does. */
export interface World extends Ports {
  readonly queue: Queue
  readonly feed: Feed
  readonly gate: Gate
  readonly payments: PaymentProvider
}

/** What each feature answers. */
export const features: readonly ((serve: Serve, world: World) => void)[] = [
  serveUsers,
  serveOwnRecord,
  serveProfile,
  serveOwnSettings,
  serveEmailChange,
  serveOrders,
  serveNotes,
  serveNotices,
  serveAccess,
  serveSocial,
  serveRefunds,
  serveShipments,
  serveProducts,
  serveProductFigures,
  serveStockLevels,
  serveDeliveries,
  serveReviews,
  serveInvoices,
  serveTickets,
  serveViews,
  serveChanges,
  serveEdits,
  serveEvents,
  serveImports,
  servePlans,
  serveJobs,
  serveBin,
  serveExports,
  serveSecurity,
  serveDeactivation,
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
]
