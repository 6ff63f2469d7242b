import { type Series, series, seriesList } from '@quarterdeck/contract/sales/series'
import { listSource } from '../../kit/lib/api/list-source.ts'
import { reading } from '../../kit/lib/api/queries.ts'

export const seriesRecord = (id: string) => reading(series.read, { id })

export const seriesSource = listSource(
  'series',
  series,
  seriesList,
  ({ name, customer }: Series) => name || customer.name,
)
