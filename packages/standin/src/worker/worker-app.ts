import { createApi, type Db, downloadLimits, resetToSample, switchMaintenance } from '@quarterdeck/api'
import { selfHosted } from '@quarterdeck/contract/account/plan'
import type { Answered, Closure, Sent } from '../messages.ts'
import { type Cookies, cookieHeader, received } from './cookies.ts'
import { type Complain, type Database, openDatabase } from './database.ts'
import { documents } from './documents.ts'
import { images } from './images.ts'

/** API with a database and the cookies of this browser. */
export interface WorkerApp {
  readonly answer: (sent: Sent) => Promise<Answered>
  readonly reset: () => Promise<void>
  readonly maintain: (closure: Closure) => Promise<void>
}

const key = 'cookies'

const readCookies = async (db: Db): Promise<Cookies> => {
  const row = await db.selectFrom('installation').select('value').where('key', '=', key).executeTakeFirst()
  return (row?.value ?? {}) as Cookies
}

const keepCookies = async (db: Db, cookies: Cookies): Promise<void> => {
  const value = JSON.stringify(cookies)
  await db
    .insertInto('installation')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

const openApi = ({ db, listen, keep }: Database, complain: Complain) =>
  createApi({
    db,
    downloads: { ...downloadLimits, db: undefined },
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
    random: Math.random,
    // Nothing is secret here: anyone who could read it has the whole database in the same browser.
    secret: 'the stand-in of Quarterdeck keeps no secrets',
    publicUrl: undefined,
    isOutage: () => false,
    waitForDatabase: async () => false,
    listen,
    log: (level, message, about) => {
      if (level === 'error') complain(`${message}: ${JSON.stringify(about)}`)
    },
    // What would be sent is read in the outbox.
    mailer: undefined,
    plan: selfHosted,
    inbound: undefined,
    images,
    pictureStores: { current: 'database', folder: undefined, s3: undefined },
    disk: { free: async () => undefined, state: async () => 'ample', budgets: {} },
    backups: undefined,
    documents,
    background: (work) => void work.catch((error: unknown) => complain(String(error))).then(keep),
  })

const toRequest = ({ url, method, headers, body, withCookies }: Sent, cookies: Cookies): Request => {
  const all = new Headers(headers.map(([name, value]) => [name, value]))
  // Only pages of this site are heard here, and a browser would have said so.
  all.set('origin', new URL(url).origin)
  const cookie = withCookies ? cookieHeader(cookies, Date.now()) : undefined
  if (cookie) all.set('cookie', cookie)
  return new Request(url, { method, headers: all, ...(body ? { body } : {}) })
}

const toAnswered = async (response: Response): Promise<Answered> => {
  const headers = [...response.headers].filter(([name]) => name !== 'set-cookie')
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    return { status: response.status, headers, body: response.body ?? undefined }
  }
  const body = await response.arrayBuffer()
  return { status: response.status, headers, body: body.byteLength > 0 ? body : undefined }
}

/**
 * Runs requests one at a time: better-auth tells concurrent requests apart by AsyncLocalStorage, which browsers lack.
 * There is only one database connection anyway.
 */
const openQueue = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
}

export const openWorkerApp = async (complain: Complain): Promise<WorkerApp> => {
  const database = await openDatabase(complain)
  const { db, keep } = database
  const api = openApi(database, complain)
  let cookies = await readCookies(db)

  const setCookies = async (next: Cookies) => {
    cookies = next
    await keepCookies(db, next)
  }

  const answer = async (sent: Sent): Promise<Answered> => {
    const response = await api.fetch(toRequest(sent, cookies))
    const set = response.headers.getSetCookie()
    if (sent.withCookies && set.length > 0) await setCookies(received(cookies, set, Date.now()))
    await keep()
    return toAnswered(response)
  }

  const reset = async () => {
    await resetToSample(db, new Date())
    await setCookies({})
    await keep()
  }

  const maintain = async (closure: Closure) => {
    const until = new Date(Date.now() + (closure?.seconds ?? 0) * 1000)
    await switchMaintenance(db, closure && { until, message: closure.message })
    await keep()
  }

  api.resume()
  const inTurn = openQueue()
  return {
    answer: (sent) => inTurn(() => answer(sent)),
    reset: () => inTurn(reset),
    maintain: (closure) => inTurn(() => maintain(closure)),
  }
}
