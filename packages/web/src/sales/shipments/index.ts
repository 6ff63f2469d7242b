export { shipmentsOf } from './shipment-query.ts'
export { LazyShipDialog, ShipmentsPanel } from './shipments-panel.tsx'
export { unshipped, useShipping } from './unshipped.ts'
