import type { Split } from '@quarterdeck/contract/insight/metrics/metric'
import { metricOf } from '@quarterdeck/contract/insight/metrics/metrics'
import { listedBy, type Reading, recordsOf, type Span } from '@quarterdeck/contract/insight/metrics/records'
import { fromPairs } from '../../kit/lib/search-params.ts'
import type { ChartLink } from '../../kit/ui/chart/index.ts'

interface Of extends Reading {
  readonly span: Span
  readonly part?: { readonly split: Split; readonly key: string } | undefined
}

/** Returns the link to exactly the records that a figure counts. */
export const linkTo = (name: string, { span, part, day, zone }: Of): ChartLink => {
  const metric = listedBy(metricOf(name))
  return {
    to: `/${metric.of}`,
    search: fromPairs(recordsOf(metric, span, part, { day, zone }).map(([a, b]) => [a, b])),
  }
}
