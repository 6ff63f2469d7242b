export { type Home, overFetch, type Received, type Send, type Sent } from './home.ts'
export { maintain, openDesk, resetToSample } from './in-memory.ts'
