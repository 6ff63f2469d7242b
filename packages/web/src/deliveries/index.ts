export { useDeliveryHistory } from './history.ts'
export { LazyDeliveryBoard } from './lazy-board.ts'
