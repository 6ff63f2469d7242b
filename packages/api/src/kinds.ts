import type { Entity } from '@quarterdeck/contract/kit/entities'
import * as boards from './boards/index.ts'
import * as career from './career/index.ts'
import * as deliveries from './catalog/deliveries/index.ts'
import * as products from './catalog/products/index.ts'
import * as reviews from './catalog/reviews/index.ts'
import { courses, enrolments, findCourses, findEnrolments } from './courses/index.ts'
import * as analytics from './insight/visits/index.ts'
import type { Serve } from './kit/http/serve.ts'
import type { Ports } from './kit/ports.ts'
import { type AllCollections, untyped } from './kit/records/collection.ts'
import * as users from './people/users/index.ts'
import * as budgets from './sales/budgets/index.ts'
import * as expenses from './sales/expenses/index.ts'
import * as invoices from './sales/invoices/index.ts'
import * as notes from './sales/notes/index.ts'
import * as orders from './sales/orders/index.ts'
import * as payments from './sales/payments/index.ts'
import * as refunds from './sales/refunds/index.ts'
import * as series from './sales/series/index.ts'
import * as shipments from './sales/shipments/index.ts'
import * as targets from './sales/targets/index.ts'
import * as articles from './support/articles/index.ts'
import * as messages from './support/messages/index.ts'
import * as replies from './support/replies/index.ts'
import * as tickets from './support/tickets/index.ts'

interface Serving {
  /** Serves the endpoints of an entity. */
  readonly serve: (serve: Serve, ports: Ports) => void
}

/** Storage and endpoints of each entity. Everything that handles arbitrary records iterates over it. */
export const collections: AllCollections & Readonly<Record<Entity, Serving>> = {
  users: untyped({ ...users.collection, importer: users.importer, find: users.find, serve: users.serveUsers }),
  orders: untyped({ ...orders.collection, find: orders.find, statsOf: orders.statsOf, serve: orders.serveOrders }),
  products: untyped({
    ...products.collection,
    importer: products.importer,
    find: products.find,
    serve: products.serveProducts,
  }),
  deliveries: untyped({ ...deliveries.collection, serve: deliveries.serveDeliveries }),
  reviews: untyped({
    ...reviews.collection,
    find: reviews.find,
    statsOf: reviews.statsOf,
    serve: reviews.serveReviews,
  }),
  invoices: untyped({
    ...invoices.collection,
    find: invoices.find,
    statsOf: invoices.statsOf,
    serve: invoices.serveInvoices,
  }),
  series: untyped({ ...series.collection, find: series.find, serve: series.serveSeries }),
  expenses: untyped({ ...expenses.expenses.collection, find: expenses.find, serve: expenses.expenses.serve }),
  budgets: untyped({ ...budgets.budgets.collection, find: budgets.find, serve: budgets.budgets.serve }),
  targets: untyped({ ...targets.targets.collection, find: targets.find, serve: targets.targets.serve }),
  courses: untyped({ ...courses.collection, find: findCourses, serve: courses.serve }),
  enrolments: untyped({ ...enrolments.collection, find: findEnrolments, serve: enrolments.serve }),
  openings: untyped({ ...career.openings.collection, find: career.findOpenings, serve: career.openings.serve }),
  applicants: untyped({
    ...career.applicants.collection,
    find: career.findApplicants,
    serve: career.serveApplicants,
  }),
  tickets: untyped({
    ...tickets.collection,
    find: tickets.find,
    statsOf: tickets.statsOf,
    serve: tickets.serveTickets,
  }),
  articles: untyped({ ...articles.articles.collection, find: articles.find, serve: articles.serveArticles }),
  replies: untyped({ ...replies.replies.collection, find: replies.find, serve: replies.replies.serve }),
  campaigns: untyped({
    ...analytics.campaigns.collection,
    find: analytics.findCampaigns,
    serve: analytics.campaigns.serve,
  }),
  goals: untyped({ ...analytics.goals.collection, find: analytics.findGoals, serve: analytics.goals.serve }),
  boards: untyped({ ...boards.boards, serve: boards.serveBoards }),
  cards: untyped({ ...boards.cards, find: boards.find, serve: boards.serveCards }),
  messages: untyped({ ...messages.collection, serve: messages.serveMessages }),
  notes: untyped({ ...notes.collection, serve: (serve: Serve) => notes.serveNotes(serve, collections) }),
  refunds: untyped({ ...refunds.stored, serve: refunds.serveRefunds }),
  shipments: untyped({ ...shipments.collection, serve: shipments.serveShipments }),
  payments: untyped({ ...payments.collection, serve: invoices.servePayments }),
}
