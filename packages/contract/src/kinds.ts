import { z } from 'zod'
import { boardKind } from './boards/boards.ts'
import { cardKind } from './boards/cards.ts'
import { applicantKind } from './career/applicants.ts'
import { openingKind } from './career/openings.ts'
import { deliveryKind } from './catalog/deliveries.ts'
import { productKind } from './catalog/products.ts'
import { reviewKind } from './catalog/reviews.ts'
import { courseKind } from './courses/courses.ts'
import { enrolmentKind } from './courses/enrolments.ts'
import { campaignKind } from './insight/visits/campaigns.ts'
import { goalKind } from './insight/visits/goals.ts'
import type { Entity } from './kit/entities.ts'
import { type Field, fieldsWhere, type Kind } from './kit/kind.ts'
import { userKind } from './people/users.ts'
import { budgetKind } from './sales/budgets.ts'
import { expenseKind } from './sales/expenses.ts'
import { invoiceKind } from './sales/invoices.ts'
import { noteKind } from './sales/notes.ts'
import { orderKind } from './sales/orders.ts'
import { paymentKind } from './sales/payments.ts'
import { refundKind } from './sales/refunds.ts'
import { seriesKind } from './sales/series.ts'
import { shipmentKind } from './sales/shipments.ts'
import { targetKind } from './sales/targets.ts'
import { articleKind } from './support/articles.ts'
import { messageKind } from './support/messages.ts'
import { replyKind } from './support/replies.ts'
import { ticketKind } from './support/tickets.ts'

/** Definition of each entity. */
export const kinds = {
  users: userKind,
  orders: orderKind,
  products: productKind,
  deliveries: deliveryKind,
  reviews: reviewKind,
  invoices: invoiceKind,
  series: seriesKind,
  expenses: expenseKind,
  budgets: budgetKind,
  targets: targetKind,
  courses: courseKind,
  enrolments: enrolmentKind,
  openings: openingKind,
  applicants: applicantKind,
  tickets: ticketKind,
  articles: articleKind,
  replies: replyKind,
  campaigns: campaignKind,
  goals: goalKind,
  boards: boardKind,
  cards: cardKind,
  messages: messageKind,
  notes: noteKind,
  refunds: refundKind,
  shipments: shipmentKind,
  payments: paymentKind,
} as const satisfies { readonly [Name in Entity]: Kind<Name> }

/** Returns the schema of a patch reduced to the fields that meet a condition. */
export const patchWhere = ({ fields, patch }: Pick<Kind, 'fields' | 'patch'>, holds: (field: Field) => boolean) => {
  const names = fieldsWhere({ fields }, holds)
  return z.object(Object.fromEntries(Object.entries(patch?.shape ?? {}).filter(([name]) => names.includes(name))))
}
