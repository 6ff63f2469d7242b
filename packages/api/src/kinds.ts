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
import { type AllCollections, plain } from './kit/records/collection.ts'
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
  users: plain({ ...users.collection, importer: users.importer, find: users.find, serve: users.serveUsers }),
  orders: plain({ ...orders.collection, find: orders.find, statsOf: orders.statsOf, serve: orders.serveOrders }),
  products: plain({
    ...products.collection,
    importer: products.importer,
    find: products.find,
    serve: products.serveProducts,
  }),
  deliveries: plain({ ...deliveries.collection, serve: deliveries.serveDeliveries }),
  reviews: plain({ ...reviews.collection, find: reviews.find, statsOf: reviews.statsOf, serve: reviews.serveReviews }),
  invoices: plain({
    ...invoices.collection,
    find: invoices.find,
    statsOf: invoices.statsOf,
    serve: invoices.serveInvoices,
  }),
  series: plain({ ...series.collection, find: series.find, serve: series.serveSeries }),
  expenses: plain({ ...expenses.expenses.collection, find: expenses.find, serve: expenses.expenses.serve }),
  budgets: plain({ ...budgets.budgets.collection, find: budgets.find, serve: budgets.budgets.serve }),
  targets: plain({ ...targets.targets.collection, find: targets.find, serve: targets.targets.serve }),
  courses: plain({ ...courses.collection, find: findCourses, serve: courses.serve }),
  enrolments: plain({ ...enrolments.collection, find: findEnrolments, serve: enrolments.serve }),
  openings: plain({ ...career.openings.collection, find: career.findOpenings, serve: career.openings.serve }),
  applicants: plain({
    ...career.applicants.collection,
    find: career.findApplicants,
    serve: career.serveApplicants,
  }),
  tickets: plain({ ...tickets.collection, find: tickets.find, statsOf: tickets.statsOf, serve: tickets.serveTickets }),
  articles: plain({ ...articles.articles.collection, find: articles.find, serve: articles.serveArticles }),
  replies: plain({ ...replies.replies.collection, find: replies.find, serve: replies.replies.serve }),
  campaigns: plain({
    ...analytics.campaigns.collection,
    find: analytics.findCampaigns,
    serve: analytics.campaigns.serve,
  }),
  goals: plain({ ...analytics.goals.collection, find: analytics.findGoals, serve: analytics.goals.serve }),
  boards: plain({ ...boards.boards, serve: boards.serveBoards }),
  cards: plain({ ...boards.cards, find: boards.find, serve: boards.serveCards }),
  messages: plain({ ...messages.collection, serve: messages.serveMessages }),
  notes: plain({ ...notes.collection, serve: (serve: Serve) => notes.serveNotes(serve, collections) }),
  refunds: plain({ ...refunds.stored, serve: refunds.serveRefunds }),
  shipments: plain({ ...shipments.collection, serve: shipments.serveShipments }),
  payments: plain({ ...payments.collection, serve: invoices.servePayments }),
}
