import { cpus, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { median, time } from './api/load.ts'
import { onStage, type Stage } from './api/stage.ts'

/**
 * How answers grow with the data: the table of docs/performance.md. One request at a time, so that what is seen is an
 * answer and not a queue.
 */
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '15,10000,100000,1000000' },
    rounds: { type: 'string', default: '101' },
    /** A data folder for the largest, instead of one that is made. */
    data: { type: 'string' },
  },
})
const sizes = values.sizes.split(',').map(Number)
const rounds = Number(values.rounds)

const names = [
  'Vera Ziegler',
  'Anna Müller',
  'Hugo Smith',
  'Marta Costa',
  'Yuki Tanaka',
  'Nadia Petrov',
  'Theo Lambert',
]
const newest = 'perPage=50&sort=-createAt'

/** What is asked, in the order of the table. */
const asked: Readonly<Record<string, (orders: number, round: number) => string>> = {
  list: () => `/api/orders?page=1&${newest}`,
  'list of a status': () => `/api/orders?page=1&${newest}&status=delivered`,
  'the middle': (orders, round) => `/api/orders?page=${Math.max(1, Math.floor(orders / 100) - round)}&${newest}`,
  'the end': (orders) => `/api/orders?page=${Math.ceil(orders / 50)}&${newest}`,
  search: (_, round) => `/api/orders?page=1&${newest}&q=${encodeURIComponent(names[round % names.length] ?? '')}`,
  cards: () => '/api/orders/histories',
  'revenue by month': () => '/api/orders/revenue',
  'top products': () => '/api/orders/top-products',
}

const measure = async ({ ours, orders, tidy }: Stage): Promise<number[]> => {
  await tidy()
  const results: number[] = []
  for (const path of Object.values(asked)) {
    const times: number[] = []
    // The first ones warm up.
    for (let round = -10; round < rounds; round++) {
      const { ms } = await time(ours, { path: path(orders, Math.max(0, round)) })
      if (round >= 0) times.push(ms)
    }
    results.push(median(times))
  }
  return results
}

const columns = new Map<number, number[]>()
for (const orders of sizes) {
  const folder = orders === sizes.at(-1) ? values.data : undefined
  await onStage({ orders, folder }, async (stage) => void columns.set(orders, await measure(stage)))
}

const line = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`)
console.log(
  `Milliseconds, the median of ${rounds}; ${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 1024 ** 3)} GB\n`,
)
line(['orders', ...sizes.map((size) => size.toLocaleString('en-US'))])
line(['---', ...sizes.map(() => '---:')])
for (const [row, name] of Object.keys(asked).entries()) {
  line([name, ...sizes.map((size) => (columns.get(size)?.[row] ?? Number.NaN).toFixed(1))])
}
