import { type Figures, maxCards, metricEndpoints } from '@quarterdeck/contract/insight/metrics/endpoint'
import { metricOf } from '@quarterdeck/contract/insight/metrics/metrics'
import { listMetricOf } from '@quarterdeck/contract/insight/metrics/records'
import type { ProblemCode } from '@quarterdeck/contract/kit/problem'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../kit/lib/api/client.ts'
import { ApiError } from '../../kit/lib/api-error.ts'
import type { Frame } from './address.ts'
import { cardQueryOf, combinedQuery, type Question } from './card-questions.ts'
import type { Card } from './dashboard.ts'

interface Waiting {
  readonly question: Question
  readonly signal: AbortSignal
  readonly resolve: (figures: Figures) => void
  readonly reject: (error: unknown) => void
}

const waiting: Waiting[] = []

/** Returns a signal that aborts when every waiting card has aborted. */
const signalOf = (some: readonly Waiting[]): AbortSignal => {
  const all = new AbortController()
  for (const { signal } of some)
    signal.addEventListener('abort', () => {
      if (some.every((each) => each.signal.aborted)) all.abort()
    })
  return all.signal
}

const askAll = async (some: readonly [Waiting, ...Waiting[]]): Promise<void> => {
  const [first, ...others] = some
  const query = combinedQuery([first.question, ...others.map(({ question }) => question)])
  const { data } = await call(metricEndpoints.cards, { query, signal: signalOf(some) })
  const { asOf, day, frames, answers } = data
  for (const [index, { resolve, reject }] of some.entries()) {
    const { figures, frame: place, problem } = answers[index] ?? {}
    const told = frames[place ?? -1]
    if (figures && told) resolve({ asOf, day, ...told, figures })
    else reject(new ApiError((problem?.code as ProblemCode | undefined) ?? 'unexpected', problem?.message ?? ''))
  }
}

const askWaiting = () => {
  for (let some = waiting.splice(0, maxCards); some.length > 0; some = waiting.splice(0, maxCards)) {
    const these = some as [Waiting, ...Waiting[]]
    askAll(these).catch((error) => {
      for (const { reject } of these) reject(error)
    })
  }
}

/** Reads the figures of a card. Queries made at the same time share one request, and each gets its own result. */
const askTogether = (question: Question, signal: AbortSignal): Promise<Figures> =>
  new Promise((resolve, reject) => {
    if (waiting.push({ question, signal, resolve, reject }) === 1) setTimeout(askWaiting)
  })

const minuteMs = 60_000

/** Returns the query of a card's figures. It refetches when a record that they count changes. */
export const figuresOf = (card: Card, frame: Frame) => {
  const { of } = listMetricOf(metricOf(card.metrics[0]))
  const question = cardQueryOf(card, frame)
  return queryOptions({
    queryKey: [of, metricEndpoints.read.path, question],
    queryFn: ({ signal }) => askTogether(question, signal),
    placeholderData: keepPreviousData,
    // Nothing tells of visits, and of how the product is used, by itself.
    ...((of === 'visits' || of === 'usage') && { refetchInterval: minuteMs }),
  })
}
