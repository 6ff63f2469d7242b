export { OrderDetails } from './details.tsx'
export { useOrderHistory } from './history.tsx'
export { useOrderTable } from './use-order-table.tsx'
