import { metricEndpoints } from '@quarterdeck/contract/metrics/endpoint'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../lib/api/client.ts'
import type { Frame } from './address.ts'
import type { Card, Dashboard } from './dashboard.ts'

const minuteMs = 60_000

/** The numbers of a card. They are asked anew whenever a record changes of which they are. */
export const figuresOf = (of: Dashboard['of'], { metrics, by }: Card, { from, to, against, zone }: Frame) => {
  const query = { names: metrics.join(), from, to, against, zone, ...(by && { by }) }
  return queryOptions({
    queryKey: [of, metricEndpoints.read.path, query],
    queryFn: async ({ signal }) => (await call(metricEndpoints.read, { query, signal })).data,
    placeholderData: keepPreviousData,
    // No visit is told of by itself.
    ...(of === 'visits' && { refetchInterval: minuteMs }),
  })
}
