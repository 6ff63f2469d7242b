export { serveRegistration } from './routes.ts'
export { forgetUnconfirmed } from './store.ts'
