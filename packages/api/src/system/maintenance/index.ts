export { type Gate, openGate, serveStatus } from './gate.ts'
export { readMaintenance, switchMaintenance } from './store.ts'
