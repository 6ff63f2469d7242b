export { serveBilling } from './routes.ts'
export { sampleBilling } from './sample.ts'
