import { localeNames } from '../../lib/i18n/locale.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { type History, shownFields, useShow } from '../../records/index.ts'
import { useSeriesLabels } from './labels.ts'
import { seriesMessages } from './messages/index.ts'
import { stateTones, useDayWords } from './state.tsx'

/** How changes of series are told. */
export const useSeriesHistory = (): History => {
  const { name, statuses, units, kinds } = useMessages(seriesMessages)
  const labels = useSeriesLabels()
  const show = useShow()
  const dayWords = useDayWords()
  const day = (value: unknown) => dayWords(String(value))
  const shown = {
    status: show.badge(statuses, stateTones),
    unit: show.labelled(units),
    makes: show.labelled(kinds),
    language: show.labelled(localeNames),
    startDate: day,
    endDate: day,
    nextDate: day,
    lastDate: day,
    createdAt: show.date,
    customerImage: show.picture,
    products: show.lines((line) => line.title),
    shippingCharge: show.money,
    tax: show.money,
    totalAmount: show.money,
    discountAmount: show.money,
  }
  const choices = { status: { choices: statuses }, makes: { choices: kinds } }
  return { name, fields: shownFields({ ...labels, customerId: labels.customer }, shown, choices) }
}
