import type { OrderStatus, PaymentMethod, ReturnCause } from '@quarterdeck/contract/kit/constants'
import type { RefundKind } from '@quarterdeck/contract/sales/refunds'
import type { Generated } from 'kysely'
import type { At, MaybeAt, Minor, RecordTable } from './column-types.ts'
import type { RemainingColumns } from './schema-ordinary.ts'

interface OrderColumns extends RecordTable {
  id: Generated<number>
  invoiceId: string | null
  createAt: At
  deliveredAt: MaybeAt
  customerId: number
  customerName: string
  customerEmail: string
  customerPhone: string
  customerImage: string
  billing: string
  shipping: string
  status: OrderStatus
  paymentId: string
  paymentMethod: PaymentMethod
  cardNumber: string
  subTotalAmount: Minor
  totalAmount: Minor
  taxAmount: Minor
  discountAmount: Minor
  shippingChargeAmount: Minor
  /** Refunded amount so far. */
  refundedAmount: Generated<Minor>
}

export interface OrdersTable
  extends OrderColumns,
    RemainingColumns<'orders', keyof OrderColumns | 'customer' | 'payment' | 'items'> {}

export interface OrderItemsTable {
  orderId: number
  position: number
  productId: number
  name: string
  image: string
  /** Unit price in minor units with up to two decimals. */
  price: number
  /** Quantity with up to four decimals. */
  quantity: number
  /** Unit code of UN/ECE Recommendation 20. */
  unit: Generated<string>
}

export interface RefundsTable extends RecordTable {
  id: Generated<number>
  orderId: number
  kind: RefundKind
  shippingAmount: Minor
  amount: Minor
  cause: Generated<ReturnCause>
  reason: string
  actorId: number | null
  actorName: string | null
  createdAt: At
}

export interface RefundLinesTable {
  refundId: number
  position: number
  /** Index of the order's line, from 0. */
  line: number
  productId: number
  name: string
  quantity: number
  amount: Minor
  restock: boolean
}

export interface ShipmentsTable extends RecordTable {
  id: Generated<number>
  orderId: number
  carrier: string
  trackingNumber: string
  trackingUrl: string
  actorId: number | null
  actorName: string | null
  createdAt: At
}

export interface ShipmentLinesTable {
  shipmentId: number
  position: number
  /** Index of the order's line, from 0. */
  line: number
  productId: number
  name: string
  quantity: number
}

/** Orders, refunds and shipments. */
export interface OrdersSchema {
  orders: OrdersTable
  orderItems: OrderItemsTable
  refunds: RefundsTable
  refundLines: RefundLinesTable
  shipments: ShipmentsTable
  shipmentLines: ShipmentLinesTable
}
