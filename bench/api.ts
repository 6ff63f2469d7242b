import { cpus, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { casesOf } from './api/cases.ts'
import { eventsPerSecond, measureCollector } from './api/collector.ts'
import { budgets, loadNow, timeDashboards } from './api/dashboards.ts'
import { changeMany, exportAll, type Large } from './api/large.ts'
import { load, type Measured, median, time } from './api/load.ts'
import { onStage, type Stage } from './api/stage.ts'

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '1000000' },
    /** Existing data folder, which the benchmark writes to. */
    data: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
  },
})
const rounds = Number(values.rounds)
const seconds = Number(values.seconds)

interface Row {
  readonly name: string
  readonly floor: string
  readonly ours: string
  readonly ratio: number
  readonly target: number
  readonly more: string
}

const write = (number: number) =>
  number.toLocaleString('en-US', { maximumFractionDigits: number < 10 ? 2 : number < 100 ? 1 : 0 })

const print = ({ name, floor, ours, ratio, target, more }: Row) => {
  const met = ratio >= target ? 'ok' : '--'
  console.log(
    `${met}  ${name.padEnd(32)}${floor.padStart(12)}${ours.padStart(12)}${write(ratio).padStart(9)}${write(target).padStart(8)}   ${more}`,
  )
}

const middle = (all: readonly Measured[], of: keyof Measured) => median(all.map((each) => each[of]))

/** Runs the work while `stir` simulates ten changes a second. */
const whileChanging = async <T>({ stir }: Stage, work: () => Promise<T>): Promise<T> => {
  let last: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    last = last.then(stir)
  }, 100)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    await last
  }
}

const rated = async (stage: Stage, makeCase: ReturnType<typeof casesOf>[number]): Promise<Row> => {
  const { name, target, changing } = makeCase()
  const rates = () => ratesOf(stage, makeCase)
  const { floor, ours } = await (changing ? whileChanging(stage, rates) : rates())
  const ratio = median(ours.map((each, round) => each.perSecond / (floor[round]?.perSecond ?? Number.NaN)))
  const more = `p99 ${write(middle(floor, 'p99'))} ms, ${write(middle(ours, 'p99'))} ms`
  return { name, target, ratio, floor: write(middle(floor, 'perSecond')), ours: write(middle(ours, 'perSecond')), more }
}

const ratesOf = async (stage: Stage, makeCase: ReturnType<typeof casesOf>[number]) => {
  const floor: Measured[] = []
  const ours: Measured[] = []
  let slow: Measured | undefined
  for (let round = 0; round <= rounds; round++) {
    const one = slow ?? (await load(stage.floor, () => makeCase().floor, seconds))
    const other = await load(stage.ours, () => makeCase().ours, seconds)
    // Some of the floor's answers take a minute: once is enough.
    if (one.took > seconds * 4000) slow = one
    // The first warms up.
    if (round > 0) floor.push(one)
    if (round > 0) ours.push(other)
  }
  return { floor, ours }
}

const timed = async (stage: Stage, makeCase: ReturnType<typeof casesOf>[number]): Promise<Row> => {
  const { name, target, floor: asksFloor, ours: asksUs } = makeCase()
  const floor: number[] = []
  const ours: number[] = []
  for (let round = 0; round <= rounds * 4; round++) {
    floor.push((await time(stage.floor, asksFloor)).ms)
    ours.push((await time(stage.ours, asksUs)).ms)
  }
  const [one, other] = [median(floor.slice(1)), median(ours.slice(1))]
  return { name, target, ratio: one / other, floor: `${write(one)} ms`, ours: `${write(other)} ms`, more: '' }
}

const large = async (stage: Stage, { name, target, measure }: Large): Promise<Row> => {
  const measured: Awaited<ReturnType<typeof measure>>[] = []
  for (let round = 0; round < Math.min(rounds, 3); round++) measured.push(await measure(stage, round))
  const [floor, ours] = [median(measured.map((each) => each.floor)), median(measured.map((each) => each.ours))]
  const more = measured.at(-1)?.more ?? ''
  return { name, target, ratio: floor / ours, floor: `${write(floor)} ms`, ours: `${write(ours)} ms`, more }
}

/** Returns a row that compares a duration with a budget instead of the floor. */
const within = (name: string, budget: number, ms: number, more: string): Row => ({
  name,
  target: 1,
  ratio: budget / ms,
  floor: `${budget} ms`,
  ours: `${write(ms)} ms`,
  more,
})

const dashboardRows = async (stage: Stage): Promise<readonly Row[]> => {
  const times = await timeDashboards(stage, rounds * 4)
  const rows = times.map(({ name, days, all, processor, slowest: { card, ms } }) =>
    within(
      `dashboard ${name}, ${days} days`,
      budgets.dashboard,
      all,
      `${write(processor)} ms of processors; slowest alone: ${card}, ${write(ms)} ms`,
    ),
  )
  const [worst] = times.toSorted((a, b) => b.slowest.ms - a.slowest.ms)
  if (!worst) return rows
  const { name, days, slowest } = worst
  return [
    ...rows,
    within('slowest card', budgets.card, slowest.ms, `${slowest.card}, ${name}, ${days} days; ${loadNow()}`),
  ]
}

const collectorRow = async (stage: Stage): Promise<Row> => {
  const { floor, ours, told, processor, ratio } = await measureCollector(stage, Math.min(rounds, 3), seconds)
  const more = `orders while others, and we, are told of ${write(told)} of ${write(eventsPerSecond)} events/s; ours take ${write(processor)} ms of processors a second`
  return { name: 'collector', target: 0.9, ratio, floor: write(floor), ours: write(ours), more }
}

await onStage({ orders: Number(values.orders), folder: values.data }, async (stage) => {
  const wanted = (name: string) => name.includes(values.only)
  console.log(
    `${stage.orders.toLocaleString('en-US')} orders, 16 connections, ${rounds} rounds of ${seconds} s each in turn, medians; ${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 1024 ** 3)} GB\n`,
  )
  console.log(
    `    ${''.padEnd(32)}${'floor'.padStart(12)}${'ours'.padStart(12)}${'ratio'.padStart(9)}${'target'.padStart(8)}`,
  )
  await stage.tidy()
  for (const makeCase of casesOf(stage.orders)) {
    const { name, unit } = makeCase()
    if (wanted(name)) print(await (unit === 'ms' ? timed : rated)(stage, makeCase))
  }
  await stage.tidy()
  if (wanted('dashboards')) for (const row of await dashboardRows(stage)) print(row)
  if (wanted('collector')) print(await collectorRow(stage))
  await stage.tidy()
  for (const each of [changeMany, exportAll]) if (wanted(each.name)) print(await large(stage, each))
  console.log(
    '\nRatios of times say how many times quicker. There is no call that inserts an order: the specification has none.',
  )
})
