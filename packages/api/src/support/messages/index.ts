export { serveMessages } from './routes.ts'
export { lastWord, sampleMessages } from './sample.ts'
export { collection, createMailed, mailSubscriber } from './store.ts'
