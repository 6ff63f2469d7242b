export { ReviewBoard } from './board/board.tsx'
export { readBoard } from './board/board-address.ts'
export { reviewsOfProduct as reviewsAbout, starCountsOfProduct as countsAbout } from './board/board-query.ts'
