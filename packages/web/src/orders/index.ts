export { useOrderTable } from './use-order-table.tsx'
