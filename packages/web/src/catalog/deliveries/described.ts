import { type Delivery, deliveryKind } from '@quarterdeck/contract/catalog/deliveries'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { type History, useShownFields, useValueRenderers } from '../../kit/records/index.ts'
import { catalogMessages } from '../messages/index.ts'

/** Returns labels and formats of deliveries for the change history. */
export const useDeliveryHistory = (): History => {
  const { name, fields: labels, yesOrNo } = useMessages(catalogMessages).deliveries
  const { labelled } = useValueRenderers()
  const fields = useShownFields<Delivery>(deliveryKind, { labels, show: { cancelled: labelled(yesOrNo) } })
  return { name, fields }
}
