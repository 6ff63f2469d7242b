export type { PaymentProvider } from './provider.ts'
export { renew } from './renew.ts'
export { serveBilling } from './routes.ts'
export { simulator } from './simulator.ts'
