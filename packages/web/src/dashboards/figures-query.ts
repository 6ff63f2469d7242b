import { metricEndpoints } from '@quarterdeck/contract/metrics/endpoint'
import { metricOf } from '@quarterdeck/contract/metrics/metrics'
import { listedBy } from '@quarterdeck/contract/metrics/records'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Frame } from './address.ts'
import { askTogether } from './ask-together.ts'
import { questionOf } from './card-questions.ts'
import type { Card } from './dashboard.ts'

const minuteMs = 60_000

/** The numbers of a card. They are asked anew whenever a record changes of which they are. */
export const figuresOf = (card: Card, frame: Frame) => {
  const { of } = listedBy(metricOf(card.metrics[0]))
  const question = questionOf(card, frame)
  return queryOptions({
    queryKey: [of, metricEndpoints.read.path, question],
    queryFn: ({ signal }) => askTogether(question, signal),
    placeholderData: keepPreviousData,
    // Nothing tells of visits, and of how the product is used, by itself.
    ...((of === 'visits' || of === 'usage') && { refetchInterval: minuteMs }),
  })
}
