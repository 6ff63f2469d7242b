export { LazyDeliveryBoard } from './lazy-board.ts'
