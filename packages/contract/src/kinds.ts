import { z } from 'zod'
import { deliveryKind } from './deliveries.ts'
import type { Entity } from './entities.ts'
import { invoiceKind } from './invoices.ts'
import { type Field, fieldsWhere, type Kind } from './kind.ts'
import { noteKind } from './notes.ts'
import { orderKind } from './orders.ts'
import { productKind } from './products.ts'
import { refundKind } from './refunds.ts'
import { reviewKind } from './reviews.ts'
import { shipmentKind } from './shipments.ts'
import { ticketKind } from './tickets.ts'
import { userKind } from './users.ts'

/** What each entity is. */
export const kinds = {
  users: userKind,
  orders: orderKind,
  products: productKind,
  deliveries: deliveryKind,
  reviews: reviewKind,
  invoices: invoiceKind,
  tickets: ticketKind,
  notes: noteKind,
  refunds: refundKind,
  shipments: shipmentKind,
} as const satisfies { readonly [Name in Entity]: Kind<Name> }

/** The part of a patch that consists of the fields of which something holds. */
export const patchWhere = ({ fields, patch }: Pick<Kind, 'fields' | 'patch'>, holds: (field: Field) => boolean) => {
  const names = fieldsWhere({ fields }, holds)
  return z.object(Object.fromEntries(Object.entries(patch?.shape ?? {}).filter(([name]) => names.includes(name))))
}
