export { openAnnouncer } from './announce.ts'
export { openFeed } from './feed.ts'
export { listenInside } from './listen-inside.ts'
export { serveEvents } from './routes.ts'
