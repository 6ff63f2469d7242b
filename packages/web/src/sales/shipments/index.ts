export { shipmentsOf } from './shipment-query.ts'
export { LazyShipDialog, ShipmentsPanel } from './shipments-panel.tsx'
export { useShipping } from './unshipped.ts'
