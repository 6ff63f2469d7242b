import { type Shipment, shipmentKind } from '@quarterdeck/contract/sales/shipments'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { type History, recordMessages, useShownFields } from '../../kit/records/index.ts'
import { salesMessages } from '../messages/index.ts'
import { someShipments } from './shipment-query.ts'

/** Shows items and tracking of a shipment in one line. */
const ShipmentCaption: NonNullable<History['Caption']> = ({ record, among }) => {
  const { pieces } = useMessages(recordMessages)
  const shipment = useQuery(someShipments(among)).data?.rows.find(({ id }) => String(id) === record)
  if (!shipment) return null
  const { lines, carrier, trackingNumber } = shipment
  return [...lines.map(({ name, quantity }) => pieces(quantity, name)), carrier, trackingNumber]
    .filter(Boolean)
    .join(' · ')
}

/** Returns labels and formats of shipments for the change history. */
export const useShipmentHistory = (): History => {
  const { name, fields: labels } = useMessages(salesMessages).shipments
  return { name, fields: useShownFields<Shipment>(shipmentKind, { labels }), Caption: ShipmentCaption }
}
