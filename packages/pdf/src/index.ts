export { type Engine, openEngine } from './engine.ts'
