export { useOrderChanged } from './record/use-order-changed.ts'
export { orderRecord } from './use-order.ts'
