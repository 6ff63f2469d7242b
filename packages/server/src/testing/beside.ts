import { readFileSync } from 'node:fs'
import { expect, onTestFinished } from 'vitest'
import { signIn, startProcess } from './process.ts'
import { makeFolder } from './served-folder.ts'

/** Maximum memory of the server in megabytes. */
const maxMemoryMb = 400

/** Sends a request as a user; a text body is sent as a file. */
export type Ask = (method: string, path: string, body?: object | string, signal?: AbortSignal) => Promise<Response>

/** The product as started by `npm start`, until the end of the test. */
export interface Alone {
  readonly url: string
  readonly pid: number
  /** Returns requests of a user, or anonymous ones. */
  readonly as: (email?: string) => Promise<Ask>
  readonly memoryMb: () => number
  readonly stop: () => Promise<unknown>
}

/**
 * @param told what Node is told, as `npm start` tells it
 * @param prepare what is put into its data folder before
 */
export const startAlone = async (
  told: { readonly options: readonly string[]; readonly env: NodeJS.ProcessEnv },
  prepare?: (folder: string) => Promise<void>,
): Promise<Alone> => {
  const { path, remove } = makeFolder()
  onTestFinished(remove)
  await prepare?.(path)
  const server = await startProcess(path, 0, told)
  onTestFinished(async () => void (await server.stop()))
  const as: Alone['as'] = async (email) => {
    const cookie = email && (await signIn(server.url, email))
    return (method, path, body, signal) => {
      const isFile = typeof body === 'string'
      const headers = { ...(cookie && { cookie }), 'content-type': isFile ? 'text/csv' : 'application/json' }
      const sent = body && { body: isFile ? body : JSON.stringify(body) }
      return fetch(`${server.url}/api${path}`, { method, headers, ...sent, ...(signal && { signal }) })
    }
  }
  const memoryMb = () => {
    const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.process.pid}/status`, 'utf8')) ?? []
    return Number(kb) / 1024
  }
  return { url: server.url, pid: Number(server.process.pid), as, memoryMb, stop: server.stop }
}

export const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now()
  await work()
  return performance.now() - from
}

/** Response times of other requests in milliseconds, and the memory of the server. */
export interface Noticed {
  readonly times: Readonly<Record<'health' | 'list', readonly number[]>>
  readonly memory: number
}

/** Requests the health endpoint and a list repeatedly, and measures the times. */
export const beside = async ({ url, memoryMb }: Alone, owner: Ask, isOver: (rounds: number) => boolean) => {
  const times = { health: [] as number[], list: [] as number[] }
  let memory = 0
  for (let rounds = 0; !isOver(rounds); rounds++) {
    times.health.push(await timed(async () => expect((await fetch(`${url}/healthz`)).status).toBe(200)))
    times.list.push(
      await timed(async () => {
        const response = await owner('GET', `/orders?page=1&perPage=10&q=${rounds % 10}`)
        await response.arrayBuffer()
        expect(response.status).toBe(200)
      }),
    )
    memory = Math.max(memory, memoryMb())
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return { times, memory } satisfies Noticed
}

/**
 * Expects others to wait at most three times as long as before and after.
 * @param share of the times compared: all, or all but the slowest few of very many
 */
export const expectHardlyNoticed = (loud: Noticed, quiet: readonly Noticed[], share = 1): void => {
  expect(loud.times.list.length).toBeGreaterThan(10)
  for (const what of ['health', 'list'] as const) {
    // The machine could have become busier; below a few milliseconds times are random.
    const usual = Math.max(...quiet.map(({ times }) => median(times[what])), 20)
    expect(median(loud.times[what]), `${what} beside it`).toBeLessThan(3 * usual)
    const slowest = Math.max(...quiet.flatMap(({ times }) => times[what]), 200)
    const times = loud.times[what].toSorted((a, b) => a - b).slice(0, Math.ceil(share * loud.times[what].length))
    expect(times.at(-1), `the slowest ${what} beside it`).toBeLessThan(3 * slowest)
  }
  expect(loud.memory).toBeLessThan(maxMemoryMb)
}
