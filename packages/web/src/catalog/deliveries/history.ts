import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { type History, shownFields, useShow } from '../../records/index.ts'
import { catalogMessages } from '../messages/index.ts'

/** How the history shows deliveries. */
export const useDeliveryHistory = (): History => {
  const { name, fields, yesOrNo } = useMessages(catalogMessages).deliveries
  const { days } = useFormats()
  const show = useShow()
  const shown = {
    pieces: show.number,
    received: show.number,
    expectedOn: (value: unknown) => days(String(value), String(value)),
    cancelled: show.labelled(yesOrNo),
  }
  return { name, fields: shownFields(fields, shown) }
}
