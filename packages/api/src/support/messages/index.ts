export { serveMessages } from './routes.ts'
export { lastMessageAt, sampleMessages } from './sample.ts'
export { collection, createMailed, mailSubscriber } from './store.ts'
