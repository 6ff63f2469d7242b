import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { openLine } from './line.ts'
import { type Target, time } from './load.ts'
import type { Stage } from './stage.ts'

/** A large request that is measured one at a time, in milliseconds. */
export interface Large {
  readonly name: string
  readonly target: number
  readonly measure: (
    stage: Stage,
    round: number,
  ) => Promise<{ readonly floor: number; readonly ours: number; readonly more: string }>
}

const statuses = ['Pending', 'Shipping', 'New']

/** Changes the status of all orders that match a query, in one request. */
const change = async (ours: Target, query: string, status: string): Promise<{ changed: number; refused: number }> => {
  const body = { entity: 'orders', selection: { query, except: [] }, action: { type: 'edit', change: { status } } }
  const line = openLine(ours.port, ours.headers)
  const answer = await line.ask({ method: 'POST', path: '/api/jobs', body })
  line.close()
  const job = JSON.parse(answer.text().split('\r\n\r\n')[1] ?? '')
  if (job.state !== 'done') throw new Error(`The change is ${job.state}`)
  return job
}

export const changeMany: Large = {
  name: 'change of 10,000 in one request',
  target: 1 / 1.5,
  measure: async ({ floor, ours, tidy }, round) => {
    const from = 1000 + round * 20_000
    const to = from + 10_000
    const status = statuses[round % statuses.length] ?? ''
    const query = `id.gte=${from + 10_000}&id.lt=${to + 10_000}`
    // On data that was used before they may all be so already: there and back, and only the way there is measured.
    await change(ours, query, 'Delivered')
    await tidy()
    const one = await time(floor, { path: `/many?${new URLSearchParams({ from: `${from}`, to: `${to}`, status })}` })
    await tidy()
    const since = performance.now()
    const job = await change(ours, query, status)
    const ms = performance.now() - since
    return { floor: one.ms, ours: ms, more: `${job.changed} changed, ${job.refused} refused, journalled` }
  },
}

/** Resets the peak memory of a process (Linux). */
const forgetPeak = (pid: number) => writeFileSync(`/proc/${pid}/clear_refs`, '5')

/** Returns the peak memory of a process since the reset, in MiB. */
const peakOf = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024

/**
 * Pause between requests of other users: about a hundred orders a second, instead of as many as the server can answer.
 */
const pauseMs = 10

const columns = 'id,customer,status,payment,invoiceId,createAt,deliveredAt,totalAmount'

export const exportAll: Large = {
  name: 'export of all as CSV',
  target: 1 / 3,
  measure: async ({ floor, ours, pid, orders }) => {
    const one = await time(floor, { path: '/export' })
    const times: number[] = []
    const line = openLine(ours.port, ours.headers)
    let isOver = false
    const others = async () => {
      while (!isOver) {
        const since = performance.now()
        await line.ask({ path: `/api/orders?id=${16 + Math.floor(Math.random() * (orders - 16))}` })
        times.push(performance.now() - since)
        await setTimeout(pauseMs)
      }
      line.close()
    }
    forgetPeak(pid)
    const before = peakOf(pid)
    const meanwhile = others()
    const other = await time(ours, { path: `/api/orders/export.csv?fields=${columns}` })
    isOver = true
    await meanwhile
    times.sort((a, b) => a - b)
    const p99 = times[Math.floor(times.length * 0.99)] ?? Number.NaN
    const size = `${Math.round(other.bytes / 1e6)} MB`
    const more = `${size}; memory ${Math.round(before)} MiB before, at most ${Math.round(peakOf(pid))} MiB meanwhile; others’ p99 ${p99.toFixed(1)} ms of ${times.length} answers`
    return { floor: one.ms, ours: other.ms, more }
  },
}
