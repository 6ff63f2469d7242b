import { type Series, seriesKind } from '@quarterdeck/contract/sales/series'
import { localeNames } from '../../kit/lib/i18n/locale.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { type History, useShownFields, useValueRenderers } from '../../kit/records/index.ts'
import type { Changes } from '../../kit/records/lists/index.ts'
import { useSeriesLabels } from './labels.ts'
import { seriesMessages } from './messages/index.ts'
import { stateTones } from './state.tsx'

/** Returns labels and formats of series for the change history. */
export const useSeriesHistory = (): History => {
  const { name, statuses, states, units, kinds } = useMessages(seriesMessages)
  const labels = useSeriesLabels()
  const { lines, picture } = useValueRenderers()
  const fields = useShownFields<Series>(seriesKind, {
    labels: { ...labels, customerId: labels.customer },
    choices: { status: statuses, state: states, unit: units, makes: kinds, language: localeNames },
    tones: { status: stateTones },
    show: { customerImage: picture, products: lines((line) => line.title) },
  })
  return { name, fields }
}

/** Returns the bulk actions of the series list. */
export const useSeriesChanges = (): Changes<Series> => ({
  kind: seriesKind,
  fields: useSeriesHistory().fields,
  ...useMessages(seriesMessages).bulk,
  first: ['status'],
})
