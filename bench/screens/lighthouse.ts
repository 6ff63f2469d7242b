import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { launchOptions } from '../../scripts/chromium.mjs'
import { capture, plainError } from '../../scripts/process.mjs'
import { npm } from '../../scripts/setup/npm.mjs'
import { root } from '../program.ts'
import type { Stage } from './stage.ts'

/** Version of Lighthouse. It takes 176 MB with its dependencies, so it is installed on demand only. */
const version = '13.5.0'
const home = join(root, '.cache', 'lighthouse', version)
const program = join(home, 'node_modules', 'lighthouse', 'cli', 'index.js')

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Scores = Record<(typeof categories)[number], number>

const rest = { accessibility: 100, 'best-practices': 100, seo: 100 }
const budgets: Readonly<Record<string, Scores>> = {
  users: { performance: 92, ...rest },
  orders: { performance: 92, ...rest },
  products: { performance: 92, ...rest },
  login: { performance: 97, ...rest },
}

/** Used parts of a Lighthouse report. */
interface Report {
  readonly categories: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }
    >
  >
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly title: string
        readonly score: number | null
        readonly displayValue?: string
        readonly numericValue?: number
        readonly details?: { readonly items?: readonly unknown[] }
      }
    >
  >
}

const fetchIt = async () => {
  if (existsSync(program)) return
  console.log(`Fetching lighthouse ${version} …`)
  const options = ['--prefix', home, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts']
  const { code, output } = await npm(['install', ...options, `lighthouse@${version}`])
  if (code !== 0) throw plainError(`${output}\nLighthouse could not be fetched: is the registry reachable?`)
}

/** Runs Lighthouse in a new browser with an empty cache. */
const report = async ({ executablePath, owner, port }: Stage, address: string, debugPort: number): Promise<Report> => {
  const folder = await mkdtemp(join(tmpdir(), 'quarterdeck-lighthouse-'))
  const { args, ...browser } = launchOptions(executablePath)
  const debugged = { ...browser, args: [...args, `--remote-debugging-port=${debugPort}`] }
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), debugged)
  try {
    if (address !== 'login' && typeof owner === 'object') await context.addCookies(owner.cookies)
    const file = join(folder, 'report.json')
    const options = ['--output=json', `--output-path=${file}`, '--quiet', '--no-enable-error-reporting']
    const url = `http://127.0.0.1:${port}/admin/${address}`
    const { code, output } = await capture(process.execPath, [program, url, `--port=${debugPort}`, ...options])
    if (code !== 0) throw plainError(`Lighthouse failed:\n${output}`)
    return JSON.parse(await readFile(file, 'utf8')) as Report
  } finally {
    await context.close()
    await rm(folder, { recursive: true, force: true })
  }
}

const scoresOf = ({ categories: found }: Report): Scores => {
  const scoreOf = (name: string) => Math.round((found[name]?.score ?? 0) * 100)
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    'best-practices': scoreOf('best-practices'),
    seo: scoreOf('seo'),
  }
}

/** Prints the audits that cost points, heaviest first. */
const sayCosts = ({ categories: found, audits }: Report) => {
  for (const { id, weight } of Object.values(found).flatMap(({ auditRefs }) => auditRefs)) {
    const audit = audits[id]
    if (weight === 0 || audit?.score === null || audit?.score === undefined || audit.score >= 0.995) continue
    const items = audit.details?.items?.slice(0, 3).map((item) => JSON.stringify(item).slice(0, 300)) ?? []
    console.log(`    ${audit.score.toFixed(2)} ${id} ${audit.displayValue ?? ''}`)
    if (audit.score < 0.5 && id !== 'metrics') for (const item of items) console.log(`         ${item}`)
  }
}

/**
 * Runs Lighthouse on each route with a simulated phone on a slow connection, and returns the four scores of the run
 * with the median performance.
 */
export const runLighthouse = async (
  stage: Stage,
  rounds: number,
): Promise<{ readonly scores: readonly unknown[]; readonly over: readonly string[] }> => {
  await fetchIt()
  const scores: unknown[] = []
  const over: string[] = []
  let debugPort = 9300 + (process.pid % 500)
  console.log(`${'route'.padEnd(12)}${categories.map((name) => name.padStart(16)).join('')}`)
  for (const [address, budget] of Object.entries(budgets)) {
    const reports: Report[] = []
    for (let round = 0; round < rounds; round++) reports.push(await report(stage, address, debugPort++))
    const sorted = reports.toSorted((a, b) => scoresOf(a).performance - scoresOf(b).performance)
    const middle = sorted[Math.floor(sorted.length / 2)]
    if (!middle) continue
    const found = scoresOf(middle)
    const below = categories.filter((name) => found[name] < budget[name])
    const cells = categories.map((name) => `${found[name]}${below.includes(name) ? '!' : ' '}`.padStart(16))
    console.log(`/${address}`.padEnd(12) + cells.join(''))
    sayCosts(middle)
    scores.push({ path: `/${address}`, ...found })
    over.push(...below.map((name) => `lighthouse /${address} ${name}`))
  }
  return { scores, over }
}
