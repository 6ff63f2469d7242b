import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startPostgres } from '@quarterdeck/server'
import pg from 'pg'
import { ended, root, serverProgram, start, stop } from '../program.ts'
import { openLine } from './line.ts'
import type { Target } from './load.ts'

const seedProgram = join(root, 'packages/server/src/seed/main.ts')
const floorProgram = join(root, 'bench/floor.ts')

/** The floor and the product on one database. */
export interface Stage {
  readonly floor: Target
  readonly ours: Target
  /** The product's process. */
  readonly pid: number
  readonly orders: number
  /** Vacuums and analyzes the measured tables, so that earlier writes don't slow down reads. */
  readonly tidy: () => Promise<void>
  /**
   * Processor time that product and database have used so far, in milliseconds; NaN if the system doesn't report it.
   */
  readonly processorMs: () => Promise<number>
  /** Advances the transaction id of the database, so that cached responses count as outdated. */
  readonly stir: () => Promise<void>
}

const seed = async (dataDir: string, orders: number) => {
  const child = spawn(process.execPath, [seedProgram, '--orders', String(orders)], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: 'inherit',
  })
  await ended(child)
  if (child.exitCode !== 0) throw new Error('The data could not be made')
}

const signIn = async (port: number): Promise<string> => {
  const line = openLine(port, { origin: `http://127.0.0.1:${port}` })
  const body = { email: 'admin@quarterdeck.test', password: 'quarterdeck-demo' }
  const { status, text } = await line.ask({ method: 'POST', path: '/api/auth/sign-in/email', body })
  line.close()
  if (status !== 200) throw new Error(`Signing in was answered with ${status}`)
  return [...text().matchAll(/^set-cookie: ([^;\r]+)/gim)].map(([, cookie]) => cookie).join('; ')
}

const countOrders = async (db: pg.Client): Promise<number> =>
  (await db.query<{ count: number }>('select count(*)::int as count from "orders"')).rows[0]?.count ?? 0

/**
 * Opens the database of DATABASE_URL, or else one in a data folder, which is filled with generated data if it is new.
 */
const openDatabase = async (orders: number, folder: string | undefined) => {
  const url = process.env.DATABASE_URL
  if (url) return { url, stop: async () => undefined, dataDir: join(root, '.cache/bench/remote') }
  const dataDir = folder ?? join(root, `.cache/bench/${orders}`)
  let postgres = await startPostgres({ dataDir })
  const db = new pg.Client(postgres.connection)
  await db.connect()
  const { rows } = await db.query(`select to_regclass('tallies') is not null as made`)
  await db.end()
  // The server fills in the sample, which has fifteen, by itself.
  if (!folder && orders > 15 && !rows[0]?.made) {
    await postgres.stop()
    await seed(dataDir, orders)
    postgres = await startPostgres({ dataDir })
  }
  return { url: postgres.connectionString, stop: () => postgres.stop(), dataDir }
}

/** Length of a clock tick of Linux, in milliseconds. */
const tickMs = 10

const processorMsOf = (pid: number): number => {
  if (!existsSync(`/proc/${pid}/stat`)) return process.platform === 'linux' ? 0 : Number.NaN
  const [, , ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/\(.*\)/, '')
    .split(' ')
  return tickMs * (Number(fields[11]) + Number(fields[12]))
}

/** Starts the floor and the product on one database, runs the work, and stops them. */
export const onStage = async (
  { orders, folder }: { readonly orders: number; readonly folder: string | undefined },
  work: (stage: Stage) => Promise<void>,
): Promise<void> => {
  const database = await openDatabase(orders, folder)
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: `${database.dataDir}-server`,
    PORT: '0',
    LOG_LEVEL: 'error',
    TRUSTED_PROXIES: 'loopback',
  }
  mkdirSync(env.DATA_DIR, { recursive: true })
  const ours = start(serverProgram, [], { ...env, SESSION_SECRET: 'a secret for a bench, of at least 32 characters' })
  const floor = start(floorProgram, ['--database', database.url], {})
  const db = new pg.Client({ connectionString: database.url })
  try {
    const [oursPort, floorPort] = await Promise.all([ours.port, floor.port])
    await db.connect()
    const cookie = await signIn(oursPort)
    await work({
      floor: { port: floorPort, headers: {} },
      ours: { port: oursPort, headers: { cookie } },
      pid: ours.child.pid ?? 0,
      orders: await countOrders(db),
      tidy: async () => {
        await db.query('vacuum (analyze) "orders", "orderItems", "invoices", "tallies", "sales", "changes", "sessions"')
        await db.query('checkpoint')
      },
      processorMs: async () => {
        const { rows } = await db.query<{ pid: number }>(
          'select pid from pg_stat_activity where pid <> pg_backend_pid()',
        )
        return [ours.child.pid ?? 0, ...rows.map(({ pid }) => pid)].map(processorMsOf).reduce((sum, ms) => sum + ms, 0)
      },
      stir: async () => void (await db.query('select pg_current_xact_id()')),
    })
  } finally {
    await db.end()
    await Promise.all([stop(ours.child), stop(floor.child)])
    await database.stop()
  }
}
