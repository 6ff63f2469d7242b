export { serveMessages } from './routes.ts'
export { lastWord, sampleMessages } from './sample.ts'
export { collection, createMailed } from './store.ts'
