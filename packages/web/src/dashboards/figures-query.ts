import { metricEndpoints } from '@quarterdeck/contract/metrics/endpoint'
import { metricOf } from '@quarterdeck/contract/metrics/metrics'
import { listedBy } from '@quarterdeck/contract/metrics/records'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../lib/api/client.ts'
import type { Frame } from './address.ts'
import type { Card } from './dashboard.ts'

const minuteMs = 60_000

/** The numbers of a card. They are asked anew whenever a record changes of which they are. */
export const figuresOf = ({ metrics, by }: Card, { from, to, against, zone }: Frame) => {
  const { of } = listedBy(metricOf(metrics[0]))
  const query = { names: metrics.join(), from, to, against, zone, ...(by && { by }) }
  return queryOptions({
    queryKey: [of, metricEndpoints.read.path, query],
    queryFn: async ({ signal }) => (await call(metricEndpoints.read, { query, signal })).data,
    placeholderData: keepPreviousData,
    // Nothing tells of visits, and of how the product is used, by itself.
    ...((of === 'visits' || of === 'usage') && { refetchInterval: minuteMs }),
  })
}
