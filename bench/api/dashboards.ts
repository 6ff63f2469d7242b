import { loadavg } from 'node:os'
import { frameOfCard } from '../../packages/web/src/insight/dashboards/address.ts'
import { cardQueryOf, combinedQuery } from '../../packages/web/src/insight/dashboards/card-questions.ts'
import type { Card } from '../../packages/web/src/insight/dashboards/dashboard.ts'
import { type DashboardName, dashboards } from '../../packages/web/src/insight/dashboards/dashboards.ts'
import { openLine } from './line.ts'
import { median } from './load.ts'
import type { Stage } from './stage.ts'

/** Maximum duration of a card, and of all cards of a dashboard together, in milliseconds. */
export const budgets = { card: 10, dashboard: 60 } as const

const dayMs = 86_400_000
const written = (at: number) => new Date(at).toISOString().slice(0, 10)

/**
 * Returns the path that cards request for the last `days` days, in a time zone whose days don't begin with those of
 * UTC.
 */
const pathOf = (cards: readonly Card[], days: number): string => {
  const now = Date.now()
  const [from, to] = [written(now - (days - 1) * dayMs), written(now)]
  const page = { range: 'custom', from, to, against: 'previous', zone: 'Europe/Berlin' } as const
  const [first, ...others] = cards.map((card) => cardQueryOf(card, frameOfCard(page, card.days)))
  if (!first) throw new Error('No card asks for anything')
  return `/api/metrics/cards?${new URLSearchParams(combinedQuery([first, ...others]))}`
}

/** Time until all cards of a dashboard are loaded by one request, as the page does, and the slowest card on its own. */
interface DashboardTimes {
  readonly name: DashboardName
  readonly days: number
  readonly all: number
  /** Processor time, in milliseconds; more reliable than elapsed time on a busy machine. */
  readonly processor: number
  readonly slowest: { readonly card: string; readonly ms: number }
}

const names = Object.keys(dashboards) as DashboardName[]

/** Returns the median duration of a request over some rounds, after one to warm up. */
const medianTime = async ({ ours }: Stage, path: string, rounds: number): Promise<number> => {
  const line = openLine(ours.port, ours.headers)
  const times: number[] = []
  for (let round = -1; round < rounds; round++) {
    const since = performance.now()
    const { status } = await line.ask({ path })
    if (status !== 200) throw new Error(`${path} was answered with ${status}`)
    if (round >= 0) times.push(performance.now() - since)
  }
  line.close()
  return median(times)
}

const timed = async (stage: Stage, name: DashboardName, days: number, rounds: number): Promise<DashboardTimes> => {
  const cards: readonly Card[] = dashboards[name].rows.flat()
  await medianTime(stage, pathOf(cards, days), 0)
  const before = await stage.processorMs()
  const all = await medianTime(stage, pathOf(cards, days), rounds)
  const processor = ((await stage.processorMs()) - before) / (rounds + 1)
  const alone: { card: string; ms: number }[] = []
  for (const card of cards) alone.push({ card: card.name, ms: await medianTime(stage, pathOf([card], days), rounds) })
  const [slowest = { card: '', ms: 0 }] = alone.toSorted((a, b) => b.ms - a.ms)
  return { name, days, all, processor, slowest }
}

/** Measures every dashboard over 30 days and over a year. */
export const timeDashboards = async (stage: Stage, rounds: number): Promise<readonly DashboardTimes[]> => {
  const found: DashboardTimes[] = []
  for (const name of names) for (const days of [30, 365]) found.push(await timed(stage, name, days, rounds))
  return found
}

export const loadNow = () => `load ${loadavg()[0]?.toFixed(1)}`
