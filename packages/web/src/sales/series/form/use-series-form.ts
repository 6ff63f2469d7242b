import { series as endpoints, type Series } from '@quarterdeck/contract/sales/series'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../kit/lib/api/client.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { useCompanyToday, usePermission } from '../../../kit/lib/session.ts'
import { useEditForm } from '../../../kit/records/index.ts'
import { invoiceInput, useLabels, useRules } from '../../invoices/editor/index.ts'
import { useSeriesLabels } from '../labels.ts'
import { seriesMessages } from '../messages/index.ts'
import { seriesRecord } from '../source.ts'
import { fieldOf, inputOf, patchOf, type SeriesInput, seriesInput } from './series-input.ts'

/** Returns the validation rules; at least one line is required. */
export const useSeriesRules = () => {
  const { form: m } = useMessages(seriesMessages)
  const { words } = useRules(() => true)
  return { isIssued: () => true, words: { ...words, noLines: m.noLines } }
}

/** Returns the labels of the form. */
export const useSeriesFormLabels = () => {
  const { form: m } = useMessages(seriesMessages)
  const own: Readonly<Record<string, string>> = { ...useSeriesLabels(), ends: m.ends, issuedOn: m.sheet.nextDate }
  const ofInvoice = useLabels()
  return new Proxy(own, { get: (all, name) => Reflect.get(all, name) ?? Reflect.get(ofInvoice, name) })
}

/** Returns the form of a series, which changes it from its next invoice on. */
export const useSeriesForm = (series: Series) => {
  const { form: m } = useMessages(seriesMessages)
  const queries = useQueryClient()
  const rules = useSeriesRules()
  const today = useCompanyToday()
  return useEditForm<Series, SeriesInput>({
    record: series,
    schemaOf: () => seriesInput(invoiceInput(rules)),
    inputOf: (record) => inputOf(record, today),
    fieldOf,
    send: async (changed, typed, version) => {
      const { data, batch } = await call(endpoints.update, {
        query: { id: String(series.id) },
        body: patchOf(changed, typed),
        ifMatch: version,
      })
      return { record: data.series, batch }
    },
    keep: (next) => queries.setQueryData(seriesRecord(String(next.id)).queryKey, next),
    entity: 'series',
    enabled: usePermission('series:write'),
    words: { saved: m.saved, unchanged: m.unchanged },
  })
}
