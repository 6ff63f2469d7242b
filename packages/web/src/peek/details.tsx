import type { Entity } from '@quarterdeck/contract/constants'
import type { ComponentType } from 'react'
import { InvoiceDetails } from '../invoices/index.ts'
import { OrderDetails } from '../orders/index.ts'
import { ReviewDetails } from '../reviews/index.ts'
import { TicketDetails } from '../tickets/index.ts'

/** How a record of each kind is read. */
export const details: Readonly<Partial<Record<Entity, ComponentType<{ id: string }>>>> = {
  orders: OrderDetails,
  invoices: InvoiceDetails,
  tickets: TicketDetails,
  reviews: ReviewDetails,
}
