export { clearData } from './clear.ts'
export { fillWithSample, resetToSample } from './reset.ts'
export { serveSample } from './routes.ts'
export { hasData, seedSample } from './seed.ts'
