export { serveChanges } from './routes.ts'
export { undoKind } from './undo.ts'
