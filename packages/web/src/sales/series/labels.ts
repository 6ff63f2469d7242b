import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { invoiceMessages } from '../invoices/index.ts'
import { seriesMessages } from './messages/index.ts'

/** Returns the labels of series fields, including those shared with invoices. */
export const useSeriesLabels = () => {
  const { fields: own } = useMessages(seriesMessages)
  const { fields } = useMessages(invoiceMessages)
  return { ...fields, ...own }
}
