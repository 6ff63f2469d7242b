export { ordinary } from './ordinary.ts'
export { serveVerbs } from './serve-verbs.ts'
export { storedOf } from './stored.ts'
