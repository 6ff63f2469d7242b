export { followOver, type Home, overFetch, type Received, type Send, type Sent, type Stream } from './home.ts'
export { maintain, openDesk, resetToSample } from './in-memory.ts'
export { addManyOrders } from './many-orders.ts'
export { addManyUsers } from './many-users.ts'
