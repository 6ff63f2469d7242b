export { ReviewBoard } from './board/board.tsx'
export { readBoard } from './board/board-address.ts'
export { countsAbout, reviewsAbout } from './board/board-query.ts'
