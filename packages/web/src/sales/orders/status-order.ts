import type { OrderStatus } from '@quarterdeck/contract/core/constants'

/** The statuses as an order goes through them. */
export const statusOrder: readonly OrderStatus[] = ['New', 'Pending', 'Shipping', 'Delivered', 'Return']
