import { mkdir, writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './program.ts'
import { clickTimes, onPage, searchTimes } from './screens/actions.ts'
import { runLighthouse } from './screens/lighthouse.ts'
import { openLine } from './screens/line.ts'
import { onStage, type Screen, type Stage } from './screens/stage.ts'
import { type Budget, headOf, lineOf, overOf, summaryOf } from './screens/table.ts'
import { type Profile, type Visits, visit } from './screens/visit.ts'
import { waterfallOf } from './screens/waterfall.ts'

/** Measures waiting times on every screen: npm run bench:screens -- [beginning of a path …] */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Measures with only one of the two profiles. */
    fast: { type: 'boolean', default: false },
    slow: { type: 'boolean', default: false },
    /** Measures only the given paths, without those below them. */
    exact: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '3' },
    /** Prints the requests of the first visit, file by file and wave by wave. */
    waterfall: { type: 'boolean', default: false },
    /** Runs Lighthouse, which is installed from the npm registry, instead of the visits. */
    lighthouse: { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds)

/** A phone of some years ago on a slow connection. */
const slowLine = { down: 1_600_000, up: 750_000, roundTrip: 150 }
const budgets = { fast: { content: 400 }, slow: { paint: 900, content: 2500 } } as const
const actionBudgets = { click: 60, search: 150 }

const sayLoad = () =>
  console.log(
    `Load average ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}.`,
  )

const isWanted = ({ path }: Screen) =>
  positionals.length === 0 ||
  positionals.some((asked) => {
    const wanted = `/${asked.replace(/^\/|\/$/g, '')}`
    return values.exact ? path.replace(/(.)\/$/, '$1') === wanted : path.startsWith(wanted)
  })

const result = { over: [] as string[], screens: [] as unknown[], actions: [] as unknown[], lighthouse: [] as unknown[] }

const visitAll = async ({ browser, owner, screens }: Stage, profile: Profile, budget: Budget) => {
  console.log(`\n${profile.name}: median of ${rounds}, ms; cold │ warm`)
  const lists: Screen[] = []
  let hasHead = false
  for (const screen of screens.filter(isWanted)) {
    const { path, address, isInShell } = screen
    const visits: Visits[] = []
    for (let round = 0; round < rounds; round++) {
      visits.push(await visit(browser, profile, address, isInShell ? owner : undefined))
    }
    const [first] = visits
    if (!first) continue
    if (first.ledTo.replace(/^\/|\/$/g, '') !== address) {
      console.log(`${path.padEnd(42)} leads to ${first.ledTo}`)
      continue
    }
    const { cold, warm } = summaryOf(visits, budget)
    if (!hasHead) console.log(headOf(cold, warm))
    hasHead = true
    console.log(lineOf(path, cold, warm))
    if (values.waterfall) console.log(`cold: ${waterfallOf(first.cold)}\n\nwarm: ${waterfallOf(first.warm)}\n`)
    if (cold.isList) lists.push(screen)
    const over = [...overOf(cold), ...overOf(warm).map((name) => `${name} warm`)]
    result.over.push(...over.map((name) => `${profile.name} ${path} ${name}`))
    result.screens.push({ profile: profile.name, path, isList: cold.isList, cold: cold.cells, warm: warm.cells })
  }
  return lists
}

const actAll = async ({ browser, owner, port }: Stage, lists: readonly Screen[]) => {
  console.log(`\nin the page, no throttle: median of ${rounds}, ms`)
  for (const { path, address } of lists) {
    const clicks = await onPage(browser, port, owner, (page) => clickTimes(page, address, rounds))
    const searches = await onPage(browser, port, owner, (page) => searchTimes(page, address, rounds))
    const cells = [
      ['click', clicks],
      ['search', searches],
    ] as const
    for (const [name, times] of cells) {
      if (times.length === 0) continue
      const time = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
      const isOver = !(time <= actionBudgets[name])
      const what = name === 'click' ? 'click in the menu to rows' : 'key of a search to rows'
      console.log(`${path.padEnd(42)} ${what.padEnd(28)} ${time.toFixed(0).padStart(5)}${isOver ? '!' : ''}`)
      if (isOver) result.over.push(`${path} ${name}`)
      result.actions.push({ path, name, times })
    }
  }
}

const measure = async (stage: Stage) => {
  const isBoth = values.fast === values.slow
  if (isBoth || values.fast) {
    const profile = { name: 'no throttle', port: stage.port, cpu: 1 }
    await actAll(stage, await visitAll(stage, profile, budgets.fast))
  }
  if (isBoth || values.slow) {
    const line = await openLine(stage.port, slowLine)
    try {
      await visitAll(stage, { name: 'slow line', port: line.port, cpu: 4 }, budgets.slow)
    } finally {
      await line.close()
    }
  }
}

await onStage(async (stage) => {
  sayLoad()
  if (values.lighthouse) {
    const { scores, over } = await runLighthouse(stage, rounds)
    result.lighthouse.push(...scores)
    result.over.push(...over)
  } else await measure(stage)
  sayLoad()
  const folder = join(root, '.cache', 'bench')
  await mkdir(folder, { recursive: true })
  const file = join(folder, values.lighthouse ? 'lighthouse.json' : 'screens.json')
  await writeFile(file, JSON.stringify({ at: new Date(), load: loadavg(), rounds, ...result }, undefined, 2))
  console.log(
    result.over.length === 0 ? 'Within budget.' : `Over budget in ${result.over.length} places. All of it: ${file}`,
  )
  process.exitCode = result.over.length === 0 ? 0 : 1
})
