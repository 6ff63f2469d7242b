import type { Entity } from '@quarterdeck/contract/entities'
import { useDeliveryHistory } from '../deliveries/index.ts'
import { useInvoiceHistory } from '../invoices/index.ts'
import { useNoteHistory } from '../notes/index.ts'
import { useOrderHistory } from '../orders/index.ts'
import { useProductHistory } from '../products/index.ts'
import type { History } from '../records/index.ts'
import { useRefundHistory } from '../refunds/index.ts'
import { useReviewHistory } from '../reviews/index.ts'
import { useShipmentHistory } from '../shipments/index.ts'
import { useTicketHistory } from '../tickets/index.ts'
import { useUserHistory } from '../users/index.ts'

/** How the changes of each entity are told. */
export const useHistories = (): Readonly<Record<Entity, History>> => ({
  users: useUserHistory(),
  orders: useOrderHistory(),
  products: useProductHistory(),
  deliveries: useDeliveryHistory(),
  reviews: useReviewHistory(),
  invoices: useInvoiceHistory(),
  tickets: useTicketHistory(),
  notes: useNoteHistory(),
  refunds: useRefundHistory(),
  shipments: useShipmentHistory(),
})
