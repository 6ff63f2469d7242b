import type { OrderStatus } from '@quarterdeck/contract/kit/constants'

/** Statuses in the order of processing. */
export const statusOrder: readonly OrderStatus[] = ['New', 'Pending', 'Shipping', 'Delivered', 'Return']
