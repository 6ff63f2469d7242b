export { useShipmentHistory } from './history.tsx'
export { shipmentMessages } from './messages/index.ts'
export { shipmentsOf } from './shipment-query.ts'
export { ShipmentsPanel } from './shipments-panel.tsx'
