import { useMessages } from '../../lib/i18n/use-messages.ts'
import { type BulkWords, choiceOf } from '../../records/lists/index.ts'
import { useSeriesHistory } from './history.tsx'
import { seriesMessages } from './messages/index.ts'

/** How series are spoken of where many of them are changed. */
export const useSeriesBulkWords = (): BulkWords => {
  const { records, reasons } = useMessages(seriesMessages).bulk
  const { fields: shown } = useSeriesHistory()
  return { entity: 'series', records, reasons, shown, fields: [choiceOf(shown, 'status'), choiceOf(shown, 'makes')] }
}
