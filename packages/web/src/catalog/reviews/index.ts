export { ReviewBoard } from './board/board.tsx'
export { readBoard } from './board/board-address.ts'
export { reviewsOfProduct, starCountsOfProduct } from './board/board-query.ts'
