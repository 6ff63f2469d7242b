export { Peek } from './peek.tsx'
