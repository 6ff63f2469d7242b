export { type Home, overFetch, type Received, type Send, type Sent } from './home.ts'
export { openDesk, resetToSample } from './in-memory.ts'
