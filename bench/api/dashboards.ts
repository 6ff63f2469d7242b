import { loadavg } from 'node:os'
import { frameOfCard } from '../../packages/web/src/dashboards/address.ts'
import type { Card } from '../../packages/web/src/dashboards/dashboard.ts'
import { type DashboardName, dashboards } from '../../packages/web/src/dashboards/dashboards.ts'
import { openLine } from './line.ts'
import { median } from './load.ts'
import type { Stage } from './stage.ts'

/** What a card may take, and all cards of a dashboard together. */
export const budgets = { card: 10, dashboard: 60 } as const

/** As many requests as a browser has under way. */
const atOnce = 6

const dayMs = 86_400_000
const written = (at: number) => new Date(at).toISOString().slice(0, 10)

/** What a card asks for where the page looks at so many days up to today, where no day begins with one in UTC. */
const pathOf = (card: Card, days: number): string => {
  const now = Date.now()
  const [from, to] = [written(now - (days - 1) * dayMs), written(now)]
  const frame = frameOfCard({ range: 'custom', from, to, against: 'previous', zone: 'Europe/Berlin' }, card.days)
  const { against, zone } = frame
  const asked = { names: card.metrics.join(), from: frame.from, to: frame.to, against, zone }
  return `/api/metrics?${new URLSearchParams({ ...asked, ...(card.by && { by: card.by }) })}`
}

/** All cards at once, as the page asks for them: how long until the last one is there, and how long each takes alone. */
interface DashboardTimes {
  readonly name: DashboardName
  readonly days: number
  readonly all: number
  /** What processors worked for it, which tells more where the machine is busy. */
  readonly processor: number
  readonly slowest: { readonly card: string; readonly ms: number }
}

const names = Object.keys(dashboards) as DashboardName[]

const askAll = async ({ ours }: Stage, paths: readonly string[]): Promise<number> => {
  const lines = Array.from({ length: atOnce }, () => openLine(ours.port, ours.headers))
  const left = [...paths]
  const since = performance.now()
  await Promise.all(
    lines.map(async (line) => {
      for (let path = left.shift(); path !== undefined; path = left.shift()) {
        const { status } = await line.ask({ path })
        if (status !== 200) throw new Error(`${path} was answered with ${status}`)
      }
    }),
  )
  const took = performance.now() - since
  for (const line of lines) line.close()
  return took
}

const askAlone = async ({ ours }: Stage, path: string, rounds: number): Promise<number> => {
  const line = openLine(ours.port, ours.headers)
  const times: number[] = []
  for (let round = -1; round < rounds; round++) {
    const since = performance.now()
    await line.ask({ path })
    if (round >= 0) times.push(performance.now() - since)
  }
  line.close()
  return median(times)
}

const timed = async (stage: Stage, name: DashboardName, days: number, rounds: number): Promise<DashboardTimes> => {
  const cards: readonly Card[] = dashboards[name].rows.flat()
  const paths = cards.map((card) => pathOf(card, days))
  // The first warms up.
  await askAll(stage, paths)
  const before = await stage.processorMs()
  const times: number[] = []
  for (let round = 0; round < rounds; round++) times.push(await askAll(stage, paths))
  const processor = ((await stage.processorMs()) - before) / rounds
  const alone: { card: string; ms: number }[] = []
  for (const [place, card] of cards.entries())
    alone.push({ card: card.name, ms: await askAlone(stage, paths[place] ?? '', rounds) })
  const [slowest = { card: '', ms: 0 }] = alone.toSorted((a, b) => b.ms - a.ms)
  return { name, days, all: median(times), processor, slowest }
}

/** Every dashboard over 30 days and over a year. */
export const timeDashboards = async (stage: Stage, rounds: number): Promise<readonly DashboardTimes[]> => {
  const found: DashboardTimes[] = []
  for (const name of names) for (const days of [30, 365]) found.push(await timed(stage, name, days, rounds))
  return found
}

export const loadNow = () => `load ${loadavg()[0]?.toFixed(1)}`
