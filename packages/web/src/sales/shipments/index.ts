export { useShipping } from './next-step.ts'
export { shipmentsOf } from './shipment-query.ts'
export { LazyShipDialog, ShipmentsPanel } from './shipments-panel.tsx'
