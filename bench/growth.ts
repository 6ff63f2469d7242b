import { cpus, loadavg, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { openLine } from './api/line.ts'
import { median } from './api/load.ts'
import { aboutInvoices, aboutOrders, aboutTickets } from './api/questions.ts'
import { onStage, type Stage } from './api/stage.ts'

/**
 * Measures how response times grow with the data, for the table in docs/performance.md. Requests are sent one at a
 * time, so that times include no queueing.
 */
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '15,10000,100000,1000000' },
    rounds: { type: 'string', default: '101' },
    about: { type: 'string', default: 'orders' },
    /** Data folder for the largest size, instead of a generated one. */
    data: { type: 'string' },
  },
})
const sizes = values.sizes.split(',').map(Number)
const rounds = Number(values.rounds)

const questions = { orders: aboutOrders, invoices: aboutInvoices, tickets: aboutTickets }
const isAbout = (about: string): about is keyof typeof questions => Object.hasOwn(questions, about)
if (!isAbout(values.about)) throw new Error(`--about ${Object.keys(questions).join(', --about ')}`)
const asked = questions[values.about]

/**
 * Returns median milliseconds by query and size. Sizes alternate in each round, so that other load on the machine
 * affects all of them equally.
 */
const measure = async (stages: readonly Stage[]): Promise<number[][]> => {
  for (const { tidy } of stages) await tidy()
  const open = stages.map((stage) => ({ ...stage, line: openLine(stage.ours.port, stage.ours.headers) }))
  const results: number[][] = []
  for (const path of Object.values(asked)) {
    const times: number[][] = open.map(() => [])
    // The first ones warm up.
    for (let round = -10; round < rounds; round++) {
      for (const [place, { line, orders, stir }] of open.entries()) {
        await stir()
        const since = performance.now()
        const { status } = await line.ask({ path: path(orders, Math.max(0, round)) })
        if (status !== 200) throw new Error(`${path(orders, 0)} was answered with ${status}`)
        if (round >= 0) times[place]?.push(performance.now() - since)
      }
    }
    results.push(times.map(median))
  }
  for (const { line } of open) line.close()
  return results
}

/** Starts one server per size, all at the same time, and measures them. */
const onStages = async (left: readonly number[], open: readonly Stage[]): Promise<number[][]> => {
  const [orders, ...more] = left
  if (orders === undefined) return measure(open)
  let results: number[][] = []
  const folder = more.length === 0 ? values.data : undefined
  await onStage({ orders, folder }, async (stage) => {
    results = await onStages(more, [...open, stage])
  })
  return results
}

const results = await onStages(sizes, [])

const line = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`)
console.log(
  `Milliseconds, the median of ${rounds}; ${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 1024 ** 3)} GB, load ${loadavg()[0]?.toFixed(1)}\n`,
)
line(['orders', ...sizes.map((size) => size.toLocaleString('en-US'))])
line(['---', ...sizes.map(() => '---:')])
for (const [row, name] of Object.keys(asked).entries()) {
  line([name, ...(results[row] ?? []).map((ms) => ms.toFixed(1))])
}
