export { mentionNotices } from './notices.ts'
export { serveNotes } from './routes.ts'
export { sampleMentions } from './sample.ts'
export { collection } from './store.ts'
