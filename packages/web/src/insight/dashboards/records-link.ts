import type { Dimension } from '@quarterdeck/contract/insight/metrics/metric'
import { metricOf } from '@quarterdeck/contract/insight/metrics/metrics'
import { listMetricOf, listParametersOf, type Reading, type Span } from '@quarterdeck/contract/insight/metrics/records'
import { fromPairs } from '../../kit/lib/search-params.ts'
import type { ChartLink } from '../../kit/ui/chart/index.ts'

interface Of extends Reading {
  readonly span: Span
  readonly part?: { readonly split: Dimension; readonly key: string } | undefined
}

/** Returns the link to exactly the records that a figure counts. */
export const recordsLink = (name: string, { span, part, day, zone }: Of): ChartLink => {
  const metric = listMetricOf(metricOf(name))
  return {
    to: `/${metric.of}`,
    search: fromPairs(listParametersOf(metric, span, part, { day, zone }).map(([a, b]) => [a, b])),
  }
}
