export { resetToSample } from '../sample/index.ts'
export { beginQuietly } from '../support/due-times/index.ts'
export { codeFor } from './authenticator.ts'
export { type Client, clientOf } from './client.ts'
export {
  followOver,
  type Home,
  inboundSecret,
  overFetch,
  type Received,
  type Send,
  type Sent,
  type Stream,
} from './home.ts'
export { addManyCards } from './many-cards.ts'
export { addManyOrders } from './many-orders.ts'
export { addManyUsers } from './many-users.ts'
export { requestTo } from './random-requests.ts'
export { sampleDatabases } from './sample-databases.ts'
export { sessionsWaiting } from './sessions-waiting.ts'
export { isWhole, sized } from './size.ts'
export { maintain, openTestApp } from './test-app.ts'
