export { collection as boards } from './boards.ts'
export { collection as cards } from './cards.ts'
export { serveBoards, serveCards } from './routes.ts'
export { find } from './search.ts'
