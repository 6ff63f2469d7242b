export { cleaningKind, orderCleaning } from './cleaning.ts'
export { serveBin } from './routes.ts'
