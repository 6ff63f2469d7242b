import type { Entity } from '@quarterdeck/contract/entities'
import type { ComponentType } from 'react'
import { InvoiceDetails } from '../invoices/index.ts'
import { OrderDetails } from '../orders/index.ts'
import { ProductDetails, ProductName } from '../products/index.ts'
import { ReviewDetails } from '../reviews/index.ts'
import { TicketDetails } from '../tickets/index.ts'
import { UserDetails, UserName } from '../users/index.ts'

interface Kind {
  readonly Details: ComponentType<{ id: string }>
  /** What a record is called, where its number does not say it. */
  readonly Name?: ComponentType<{ id: string }>
}

/** How a record of each kind is read. */
export const details: Readonly<Partial<Record<Entity, Kind>>> = {
  users: { Details: UserDetails, Name: UserName },
  orders: { Details: OrderDetails },
  products: { Details: ProductDetails, Name: ProductName },
  invoices: { Details: InvoiceDetails },
  tickets: { Details: TicketDetails },
  reviews: { Details: ReviewDetails },
}
