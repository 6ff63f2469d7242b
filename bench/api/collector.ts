import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { root, start, stop } from '../program.ts'
import { openLine } from './line.ts'
import { load, median } from './load.ts'
import type { Stage } from './stage.ts'

/** Events received from sites per second. */
export const eventsPerSecond = 2000

/** Events per request of a page. Each of the pages sends one request a second. */
const hitsAtOnce = 10
const pages = 200
const pauseMs = (1000 * pages * hitsAtOnce) / eventsPerSecond

const site = 'https://shop.example.com'
const agent = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36'

const told = (page: number, round: number) => {
  const now = Date.now()
  const hits = Array.from({ length: hitsAtOnce }, (_, hit) => ({
    name: hit === 0 ? 'product' : 'view',
    path: `/products/${(page * 7 + round + hit) % 300}`,
    at: now - hit * 100,
    ...(hit === 0 && { product: 1 + (page % 15) }),
  }))
  return { sentAt: now, zone: 'Europe/Berlin', language: 'de', referrer: 'https://www.google.com/', hits }
}

/** Simulates pages of one site, each with a visitor's own IP address, until `isOver`. Returns the number of events. */
const sendEvents = async (port: number, isOver: () => boolean): Promise<number> => {
  let counted = 0
  const page = async (number: number) => {
    const headers = { origin: site, 'user-agent': agent, 'x-forwarded-for': `10.0.${number >> 8}.${number & 255}` }
    const line = openLine(port, headers)
    await setTimeout((pauseMs * number) / pages)
    for (let round = 0; !isOver(); round++) {
      const next = performance.now() + pauseMs
      const { status } = await line.ask({ method: 'POST', path: '/api/collect', body: told(number, round) })
      if (status !== 202) throw new Error(`The collector answered with ${status}`)
      counted += hitsAtOnce
      await setTimeout(Math.max(0, next - performance.now()))
    }
    line.close()
  }
  await Promise.all(Array.from({ length: pages }, (_, number) => page(number)))
  return counted
}

const nameSite = async ({ ours }: Stage): Promise<void> => {
  const line = openLine(ours.port, ours.headers)
  const change = { sites: [site], days: 365 }
  const { status, text } = await line.ask({ method: 'PUT', path: '/api/analytics/settings', body: change })
  line.close()
  if (status !== 200) throw new Error(`The site was not taken: ${text()}`)
}

/** Time for which events are sent before the measurement starts, in milliseconds. */
const warmUpMs = 6000

/** Runs work while pages send events to a port, beginning after the warm-up. */
const whileSending = async <T>(port: number, work: () => Promise<T>): Promise<{ did: T; told: number }> => {
  let isOver = false
  const since = performance.now()
  const sending = sendEvents(port, () => isOver)
  await setTimeout(warmUpMs)
  const did = await work()
  isOver = true
  const counted = await sending
  return { did, told: (1000 * counted) / (performance.now() - since) }
}

const thanksProgram = join(root, 'bench/thanks.ts')

/** Returns the processor time, in milliseconds per second, used by product and database. */
const processorsIn = async ({ processorMs }: Stage, seconds: number): Promise<number> => {
  const [since, before] = [performance.now(), await processorMs()]
  await setTimeout(seconds * 1000)
  return (1000 * ((await processorMs()) - before)) / (performance.now() - since)
}

/**
 * Measures how many pages of orders people get while sites send events to the product, and while the same events go to
 * a program that discards them. The sender's load on the machine is equal in both, so the difference is the product's.
 */
export const measureCollector = async (stage: Stage, rounds: number, seconds: number) => {
  await nameSite(stage)
  const thanks = start(thanksProgram, [], {})
  const elsewhere = await thanks.port
  const loadOrders = () => load(stage.ours, () => ({ path: '/api/orders?page=1&perPage=50' }), seconds)
  await loadOrders()
  const all: { floor: number; ours: number; told: number; processor: number }[] = []
  for (let round = 0; round < rounds; round++) {
    const floor = await whileSending(elsewhere, loadOrders)
    const ours = await whileSending(stage.ours.port, async () => {
      const processor = await processorsIn(stage, 2 * seconds)
      return { processor, ...(await loadOrders()) }
    })
    const { did, told } = ours
    all.push({ floor: floor.did.perSecond, ours: did.perSecond, told, processor: did.processor })
  }
  await stop(thanks.child)
  const middle = (of: keyof (typeof all)[number]) => median(all.map((each) => each[of]))
  return {
    floor: middle('floor'),
    ours: middle('ours'),
    told: middle('told'),
    processor: middle('processor'),
    ratio: median(all.map(({ floor, ours }) => ours / floor)),
  }
}
