import { deliveryKind } from '../deliveries/kind.ts'
import { invoiceKind } from '../invoices/kind.ts'
import { noteKind } from '../notes/kind.ts'
import { orderKind } from '../orders/kind.ts'
import { productKind } from '../products/kind.ts'
import type { Kinds } from '../records/kind.ts'
import { refundKind } from '../refunds/kind.ts'
import { reviewKind } from '../reviews/kind.ts'
import { shipmentKind } from '../shipments/kind.ts'
import { ticketKind } from '../tickets/kind.ts'
import { userKind } from '../users/kind.ts'

/** All records of the business: whatever is the same for all of them walks over this list. */
export const kinds: Kinds = {
  orders: orderKind,
  products: productKind,
  invoices: invoiceKind,
  tickets: ticketKind,
  users: userKind,
  reviews: reviewKind,
  deliveries: deliveryKind,
  notes: noteKind,
  refunds: refundKind,
  shipments: shipmentKind,
}
