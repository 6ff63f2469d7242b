import { boardKind, cardKind } from '../boards/kind.ts'
import { applicantKind } from '../career/applicants/kind.ts'
import { openingKind } from '../career/openings/kind.ts'
import { deliveryKind } from '../catalog/deliveries/kind.ts'
import { productKind } from '../catalog/products/kind.ts'
import { reviewKind } from '../catalog/reviews/kind.ts'
import { courseKind } from '../courses/courses/kind.ts'
import { enrolmentKind } from '../courses/enrolments/kind.ts'
import { campaignKind } from '../insight/campaigns/kind.ts'
import { goalKind } from '../insight/goals/kind.ts'
import type { Kinds } from '../kit/records/kind.ts'
import { noteKind } from '../kit/records/notes/kind.ts'
import { userKind } from '../people/users/kind.ts'
import { budgetKind } from '../sales/budgets/kind.ts'
import { expenseKind } from '../sales/expenses/kind.ts'
import { invoiceKind } from '../sales/invoices/kind.ts'
import { orderKind } from '../sales/orders/kind.ts'
import { paymentKind } from '../sales/payments/kind.ts'
import { refundKind } from '../sales/refunds/kind.ts'
import { seriesKind } from '../sales/series/kind.ts'
import { shipmentKind } from '../sales/shipments/kind.ts'
import { targetKind } from '../sales/targets/kind.ts'
import { articleKind } from '../support/articles/kind.ts'
import { replyKind } from '../support/replies/kind.ts'
import { messageKind, ticketKind } from '../support/tickets/kind.ts'

/** All records of the business: whatever is the same for all of them walks over this list. */
export const kinds: Kinds = {
  orders: orderKind,
  products: productKind,
  invoices: invoiceKind,
  series: seriesKind,
  expenses: expenseKind,
  budgets: budgetKind,
  targets: targetKind,
  tickets: ticketKind,
  messages: messageKind,
  users: userKind,
  openings: openingKind,
  applicants: applicantKind,
  reviews: reviewKind,
  cards: cardKind,
  courses: courseKind,
  enrolments: enrolmentKind,
  articles: articleKind,
  replies: replyKind,
  campaigns: campaignKind,
  goals: goalKind,
  boards: boardKind,
  deliveries: deliveryKind,
  notes: noteKind,
  refunds: refundKind,
  shipments: shipmentKind,
  payments: paymentKind,
}
