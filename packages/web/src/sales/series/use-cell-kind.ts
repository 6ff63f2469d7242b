import { series as endpoints, type Series, type SeriesPatch } from '@quarterdeck/contract/sales/series'
import { call } from '../../lib/api/client.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { type CellKind, choiceInputs } from '../../records/lists/index.ts'
import { useSeriesHistory } from './history.tsx'
import { seriesMessages } from './messages/index.ts'

const save = async ({ id, version }: Series, change: SeriesPatch) => {
  const { data, batch } = await call(endpoints.update, { query: { id: String(id) }, body: change, ifMatch: version })
  return { record: data.series, batch }
}

/** How series are edited in the cells of their list. */
export const useSeriesCellKind = (): CellKind<Series> => {
  const { fields } = useSeriesHistory()
  const { reasons } = useMessages(seriesMessages).bulk
  return { entity: 'series', inputs: choiceInputs<'makes', Series>(fields, ['makes']), reasons, save }
}
