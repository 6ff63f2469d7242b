import { type BenchRequest, openLine } from './line.ts'

/** Port of one of the two servers, and the headers it needs with each request. */
export interface Target {
  readonly port: number
  readonly headers: Readonly<Record<string, string>>
}

export interface Measured {
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  /** Total duration in milliseconds; a slow answer can exceed the time given. */
  readonly took: number
}

const connections = 16

const quantile = (sorted: readonly number[], part: number) =>
  sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN

/** Measures the requests that sixteen connections get answered in `seconds`. */
export const load = async (target: Target, request: () => BenchRequest, seconds: number): Promise<Measured> => {
  const times: number[] = []
  const start = performance.now()
  const until = start + seconds * 1000
  const work = async () => {
    const line = openLine(target.port, target.headers)
    while (performance.now() < until) {
      const next = request()
      const since = performance.now()
      const { status } = await line.ask(next)
      if (status >= 300) throw new Error(`${next.path} was answered with ${status}`)
      times.push(performance.now() - since)
    }
    line.close()
  }
  await Promise.all(Array.from({ length: connections }, work))
  const took = performance.now() - start
  times.sort((a, b) => a - b)
  return { perSecond: (times.length * 1000) / took, p50: quantile(times, 0.5), p99: quantile(times, 0.99), took }
}

/** Measures the duration of one request, in milliseconds, and the size of its answer. */
export const time = async (target: Target, request: BenchRequest): Promise<{ ms: number; bytes: number }> => {
  const line = openLine(target.port, target.headers)
  const since = performance.now()
  const { status, bytes } = await line.ask(request)
  const ms = performance.now() - since
  line.close()
  if (status >= 300) throw new Error(`${request.path} was answered with ${status}`)
  return { ms, bytes }
}

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
