import { useMessages } from '../../lib/i18n/use-messages.ts'
import { invoiceMessages } from '../invoices/index.ts'
import { seriesMessages } from './messages/index.ts'

/** What the fields of a series are called: those that its invoices have as well, as there. */
export const useSeriesLabels = () => {
  const { fields: own } = useMessages(seriesMessages)
  const { fields } = useMessages(invoiceMessages)
  return { ...fields, ...own }
}
