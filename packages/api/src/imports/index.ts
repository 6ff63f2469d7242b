export { serveImports } from './routes.ts'
export { resumeImports } from './run.ts'
