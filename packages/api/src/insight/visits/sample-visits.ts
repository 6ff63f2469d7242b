import type { Arrival, Channel, Device, VisitStage } from '@quarterdeck/contract/insight/visits/visits'
import type { Insertable } from 'kysely'
import { sampleProduct } from '../../catalog/products/index.ts'
import { ago } from '../../kit/generator/ago.ts'
import type { HitsTable, VisitsTable } from '../../kit/sql/schema-visits.ts'
import type { SampleOrder } from '../../sales/orders/index.ts'
import { advertised } from './sample-campaigns.ts'

type Visit = Insertable<VisitsTable> & { readonly id: number }
type Hit = Insertable<HitsTable>

const days = 730
const minuteMs = 60_000
const site = 'shop.quarterdeck.test'

/** Returns a generator of numbers in [0, 1) that are the same in every installation. */
const numbers = () => {
  let state = 7
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
type Next = () => number

/** Returns a random value by weight. */
const weighed = <Value extends string>(next: Next, weights: Readonly<Record<Value, number>>): Value => {
  const entries = Object.entries(weights) as [Value, number][]
  let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [value, weight] of entries) {
    left -= weight
    if (left < 0) return value
  }
  return (entries.at(-1) as [Value, number])[0]
}

const languages: Readonly<Record<string, string>> = {
  Germany: 'de',
  Austria: 'de',
  Japan: 'ja',
  Spain: 'es',
  Mexico: 'es',
  France: 'fr',
  Brazil: 'pt',
}

const countries = {
  'United States': 26,
  'United Kingdom': 18,
  Germany: 14,
  Japan: 8,
  Spain: 6,
  Mexico: 5,
  France: 5,
  Sweden: 4,
  Netherlands: 4,
  Ireland: 3,
  India: 3,
  Brazil: 2,
  Austria: 2,
}

const sourceWeights: Readonly<Record<Channel, Readonly<Record<string, number>>>> = {
  direct: { '': 1 },
  search: { 'google.com': 8, 'bing.com': 1, 'duckduckgo.com': 1 },
  social: { 'instagram.com': 5, 'pinterest.com': 3, 'reddit.com': 1 },
  referral: { 'goodthings.example': 3, 'deskblog.example': 2 },
  email: { newsletter: 1 },
  ads: { google: 1 },
}

const slug = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '')

/** Ids of products in stock. */
const shelf = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]
const productPath = (id: number) => `/products/${slug(sampleProduct(id).title)}`

/** Returns the traffic source of a visit. */
const trafficSourceOf = (next: Next, age: number): Pick<Visit, 'channel' | 'source' | 'medium' | 'campaign'> => {
  const running = advertised.find(({ began, ended, pull }) => began >= age && age >= ended && next() < pull)
  if (running) {
    const { channel, source, medium, code } = running
    return { channel, source, medium, campaign: code }
  }
  const channel = weighed<Exclude<Channel, 'ads' | 'email'>>(next, { search: 42, direct: 31, social: 14, referral: 13 })
  return { channel, source: weighed(next, sourceWeights[channel]), medium: '', campaign: '' }
}

interface Path {
  readonly name: string
  readonly path: string
  readonly productId?: number
}

/** Returns the pages and events of a visit that reaches a stage. */
const hitsOf = (next: Next, stage: VisitStage, bought: readonly number[]): readonly Path[] => {
  const chosen = bought.length > 0 ? bought : [shelf[Math.floor(next() ** 1.6 * shelf.length)] ?? 1]
  const first = weighed(next, { '/': 40, '/products': 18, '/sale': 14, '/journal/caring-for-oak': 8, product: 20 })
  const landing =
    first === 'product' && stage !== 'browsed' ? [] : [{ name: 'view', path: first === 'product' ? '/about' : first }]
  const more = next() < 0.45 ? [{ name: 'view', path: weighed(next, { '/products': 5, '/about': 2, '/sale': 3 }) }] : []
  if (stage === 'browsed') return [...landing, ...more]
  const products = chosen.flatMap((productId): Path[] => {
    const path = productPath(productId)
    return [
      { name: 'view', path },
      { name: 'product', path, productId },
    ]
  })
  const cart = [
    { name: 'view', path: '/cart' },
    { name: 'cart', path: '/cart' },
  ]
  const order = [
    { name: 'view', path: '/checkout' },
    { name: 'view', path: '/thank-you' },
    { name: 'order', path: '/thank-you' },
  ]
  return [...landing, ...products, ...(stage === 'product' ? more : cart), ...(stage === 'order' ? order : [])]
}

interface VisitPlan {
  readonly age: number
  readonly stage: VisitStage
  readonly zoneCountry?: string
  readonly order?: SampleOrder
}

const visitOf = (now: Date, next: Next, { age, stage, zoneCountry, order }: VisitPlan, id: number) => {
  const country = zoneCountry ?? weighed(next, countries)
  const bought = order?.items.map(({ productId }) => productId) ?? []
  const paths = hitsOf(next, stage, bought)
  // The order is the last hit of its visit.
  const startedAt = order ? new Date(order.row.createAt.getTime() - paths.length * minuteMs) : ago(now, age)
  const hits = paths.map(
    ({ productId, ...path }, index): Hit => ({
      ...path,
      visitId: id,
      at: new Date(Math.min(startedAt.getTime() + (order ? 1 : next()) * index * minuteMs, now.getTime())),
      productId: productId ?? null,
    }),
  )
  const views = hits.filter(({ name }) => name === 'view')
  const visit: Visit = {
    id,
    site,
    visitor: `sample-${id}`,
    startedAt,
    lastAt: hits.at(-1)?.at ?? startedAt,
    arrival: weighed<Arrival>(next, { first: 82, again: 18 }),
    stage,
    ...trafficSourceOf(next, age),
    entry: views[0]?.path ?? '/',
    exit: views.at(-1)?.path ?? '/',
    pages: views.length,
    device: weighed<Device>(next, { desktop: 46, phone: 45, tablet: 9 }),
    zoneCountry: country,
    language: languages[country] ?? 'en',
    orderId: order?.row.id ?? null,
  }
  return { visit, hits }
}

/** Returns the probability of a visit on a day: higher toward today, and on Sundays. */
const visitProbability = (now: Date, age: number): number => {
  const day = ago(now, age).getUTCDay()
  return (0.15 + 0.85 * (1 - age / days) ** 3) * (day === 0 ? 1 : day === 6 ? 0.85 : 0.65)
}

const visitsWithoutOrder = 900

/** Generates two years of visits and hits; all orders but one were placed in one of them. */
export const sampleVisits = (now: Date, orders: readonly SampleOrder[]) => {
  const next = numbers()
  const drawn = Array.from({ length: 5 * visitsWithoutOrder }, (): VisitPlan => {
    const stage = weighed<Exclude<VisitStage, 'order'>>(next, { browsed: 52, product: 38, cart: 10 })
    return { age: 0.05 + next() * days, stage }
  })
  const planned = [
    ...drawn.filter(({ age }) => next() < visitProbability(now, age)).slice(0, visitsWithoutOrder),
    // The visitor who placed the last order had Do Not Track on.
    ...orders.slice(0, -1).map((order): VisitPlan => {
      const age = (now.getTime() - order.row.createAt.getTime()) / 86_400_000
      return { age, stage: 'order', zoneCountry: order.country, order }
    }),
  ].toSorted((one, other) => other.age - one.age)
  const visits = planned.map((each, index) => visitOf(now, next, each, index + 1))
  return { visits: visits.map(({ visit }) => visit), hits: visits.flatMap(({ hits }) => hits) }
}
