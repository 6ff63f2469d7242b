import { setTimeout } from 'node:timers/promises'
import { openLine } from './line.ts'
import { load, median } from './load.ts'
import type { Stage } from './stage.ts'

/** As many events as sites tell of in a second. */
export const eventsPerSecond = 2000

/** A page tells ten at once; so many pages do, once a second. */
const hitsAtOnce = 10
const pages = 200
const pauseMs = (1000 * pages * hitsAtOnce) / eventsPerSecond

const site = 'https://shop.example.com'
const agent = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36'

const told = (page: number, round: number) => {
  const now = Date.now()
  const hits = Array.from({ length: hitsAtOnce }, (_, hit) => ({
    ...{
      name: hit === 0 ? 'product' : 'view',
      path: `/products/${(page * 7 + round + hit) % 300}`,
      at: now - hit * 100,
    },
    ...(hit === 0 && { product: 1 + (page % 15) }),
  }))
  return { sentAt: now, zone: 'Europe/Berlin', language: 'de', referrer: 'https://www.google.com/', hits }
}

/** Pages of one site, each of a visitor with an address of their own, until it is over. */
const tell = async ({ ours }: Stage, isOver: () => boolean): Promise<number> => {
  let counted = 0
  const page = async (number: number) => {
    const headers = { origin: site, 'user-agent': agent, 'x-forwarded-for': `10.0.${number >> 8}.${number & 255}` }
    const line = openLine(ours.port, headers)
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

/** How many pages of orders people get while sites tell of what happens there, and while they do not. */
export const measureCollector = async (stage: Stage, rounds: number, seconds: number) => {
  await nameSite(stage)
  const asked = () => load(stage.ours, () => ({ path: '/api/orders?page=1&perPage=50' }), seconds)
  await asked()
  const all: { alone: number; meanwhile: number; told: number; processor: number }[] = []
  for (let round = 0; round < rounds; round++) {
    const alone = await asked()
    let isOver = false
    const since = performance.now()
    const before = await stage.processorMs()
    const telling = tell(stage, () => isOver)
    await setTimeout(seconds * 1000)
    const processor = (1000 * ((await stage.processorMs()) - before)) / (performance.now() - since)
    const meanwhile = await asked()
    isOver = true
    const counted = await telling
    const told = (1000 * counted) / (performance.now() - since)
    all.push({ alone: alone.perSecond, meanwhile: meanwhile.perSecond, told, processor })
  }
  const middle = (of: keyof (typeof all)[number]) => median(all.map((each) => each[of]))
  return {
    ...{ alone: middle('alone'), meanwhile: middle('meanwhile'), told: middle('told'), processor: middle('processor') },
    ratio: median(all.map(({ alone, meanwhile }) => meanwhile / alone)),
  }
}
