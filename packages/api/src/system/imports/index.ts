export { serveImports } from './routes.ts'
export { importKind } from './run.ts'
