import { CardQuery, type Cards, maxCards, metricEndpoints } from '@quarterdeck/contract/insight/metrics/endpoint'
import {
  componentsOf,
  type Dimension,
  dimensionPermissions,
  dimensionsOf,
} from '@quarterdeck/contract/insight/metrics/metric'
import { type MetricName, metricNames, metricOf } from '@quarterdeck/contract/insight/metrics/metrics'
import type { Permission } from '@quarterdeck/contract/kit/permission'
import { Problem } from '@quarterdeck/contract/kit/problem'
import type { Actor } from '../../kit/actor.ts'
import { allowed } from '../../kit/http/allowed.ts'
import type { Serve } from '../../kit/http/serve.ts'
import { bad, type FigureRequest, figuresOf, figuresOfAll, type QueryContext, readRange } from './figures.ts'
import { openRollupCache } from './rollup-cache.ts'

type Query = FigureRequest['query']

const isMetric = (name: string): name is MetricName => metricNames.some((known) => known === name)

/** @throws Problem for an unknown metric, or a dimension that none of the metrics has */
const readNames = ({ names, by }: Query): readonly MetricName[] => {
  const found = [...new Set(names.split(','))]
  for (const name of found) if (!isMetric(name)) throw bad(`Unknown metric ${name}`)
  const hasDimension = (name: string) => by !== undefined && dimensionsOf(metricOf(name)).includes(by)
  if (by && !found.some(hasDimension)) throw bad(`${found.join()} cannot be told apart by ${by}`)
  return found as MetricName[]
}

/** Returns the permissions that a metric requires, including those of its components. */
const needsOf = (name: string): readonly Permission[] => {
  const metric = metricOf(name)
  return [metric.needs, ...componentsOf(metric).flatMap(needsOf)]
}

const guardNeeds = (actor: Actor, names: readonly MetricName[], by: Dimension | undefined): void => {
  const needed = names.flatMap(needsOf)
  const own = by && dimensionPermissions[by]
  const missing = [...needed, ...(own ? [own] : [])].find((needs) => !allowed(actor, needs))
  if (missing)
    throw new Problem('forbidden', { message: `You need the permission ${missing} to do this`, needs: missing })
}

/** @throws Problem for an invalid query or a missing permission */
const readRequest = (actor: Actor, query: Query): FigureRequest => {
  const names = readNames(query)
  guardNeeds(actor, names, query.by)
  readRange(query)
  return { query, names }
}

/** @throws Problem for text that is no list of cards, or a list that is too long */
const readCards = (text: string): readonly CardQuery[] => {
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch {
    throw bad('cards is no JSON')
  }
  const found = CardQuery.array().min(1).safeParse(list)
  if (!found.success) {
    const at = found.error.issues[0]?.path.join('.')
    throw bad(at ? `Unknown value for cards.${at}` : 'cards is no list of cards')
  }
  if (found.data.length > maxCards) throw bad(`At most ${maxCards} cards are answered at once`)
  return found.data
}

/** Returns the request of a card, or the problem with it. */
const requestOrProblem = (actor: Actor, query: Query): FigureRequest | Problem => {
  try {
    return readRequest(actor, query)
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
}

const cardsOf = async (context: QueryContext, cards: readonly (FigureRequest | Problem)[]): Promise<Cards> => {
  const requests = cards.filter((each): each is FigureRequest => !(each instanceof Problem))
  const { asOf, day, answers } = await figuresOfAll(context, requests)
  const frames = [...new Set(answers.map(({ frame }) => frame))]
  const found = new Map(
    answers.map(({ frame, figures }, index) => [requests[index], { frame: frames.indexOf(frame), figures }]),
  )
  return {
    asOf,
    day,
    frames,
    answers: cards.map((each) => {
      const answer = each instanceof Problem ? undefined : found.get(each)
      const problem = each instanceof Problem ? { code: each.code, message: each.message } : null
      return { figures: answer?.figures ?? null, frame: answer?.frame ?? null, problem }
    }),
  }
}

export const serveMetrics = (serve: Serve): void => {
  const readCached = openRollupCache()
  serve.read(metricEndpoints.read, ({ db, query, actor, now }) =>
    figuresOf({ db, now, readCached }, readRequest(actor, query)),
  )
  serve.read(metricEndpoints.cards, ({ db, query: { cards, ...frame }, actor, now }) => {
    const requests = readCards(cards).map((card) => requestOrProblem(actor, { ...frame, ...card }))
    return cardsOf({ db, now, readCached }, requests)
  })
}
