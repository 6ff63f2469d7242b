import { collectScript } from '@quarterdeck/contract/insight/visits/script'
import { beforeEach, expect, test } from 'vitest'
import type { Client, Json } from '../client.ts'
import type { Home } from '../home.ts'
import type { Given, Tests } from './given.ts'
import type { UpdateExample } from './updates.ts'

export const collectorUpdate: UpdateExample = {
  read: async (owner) => (await owner.get('/analytics/settings')).json,
  change: [{ days: 90 }, { days: 120 }],
}

const shop = 'https://shop.example.com'
const browser =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'

/** Returns hits of a page with the current time. */
const hitsNow = (hits: readonly Json[], more: Json = {}) => {
  const now = Date.now()
  return { sentAt: now, hits: hits.map((hit) => ({ name: 'view', path: '/', at: now, ...hit })), ...more }
}

const tell = (client: Client, body: Json, headers: Readonly<Record<string, string>> = {}) =>
  client.post('/collect', body, { origin: shop, 'user-agent': browser, ...headers })

const open = async ({ as }: Given) => {
  const owner = await as('owner')
  const { status } = await owner.put('/analytics/settings', { sites: [shop], days: 760 })
  expect(status).toBe(200)
  const stranger = await as('stranger')
  const listed = async (query = '') => (await owner.get(`/visits?site=shop.example.com${query}`)).json
  return { owner, stranger, listed }
}

/** Creates an order and moves it to another time. */
const placeOrder = async (owner: Client, { id }: Json, at: number): Promise<number> => {
  expect((await owner.patch('/orders', { id, createAt: new Date(at).toISOString() })).status).toBe(200)
  return id
}

/** Skips a group of tests if requests can't come from pages of other sites. */
const asVisitors = (home: () => Home) => beforeEach(({ skip }) => skip(home().sendsAsItself ?? false))

const takesHits = (given: Given) => {
  test('makes a visit of what happens on pages of a named site', async () => {
    const { stranger, listed } = await open(given)
    const came = { zone: 'Europe/Berlin', language: 'de-AT', referrer: 'https://www.google.com/search?q=lamp' }
    const first = await tell(
      stranger,
      hitsNow([{ path: '/lamps/?q=1' }, { name: 'product', path: '/lamps/7', product: 7 }], came),
    )
    expect([first.status, first.json]).toEqual([202, { counted: 2 }])
    expect(first.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    await tell(stranger, hitsNow([{ path: '/cart' }, { name: 'cart', path: '/cart' }], came))
    expect(await listed()).toEqual([
      expect.objectContaining({
        arrival: 'first',
        stage: 'cart',
        channel: 'search',
        source: 'google.com',
        entry: '/lamps',
        exit: '/cart',
        pages: 2,
        device: 'desktop',
        zoneCountry: 'Germany',
        language: 'de',
        orderId: null,
      }),
    ])
  })

  test('tells visitors apart, and campaigns', async () => {
    const { stranger, listed } = await open(given)
    await tell(stranger, hitsNow([{}]))
    const link = { source: 'newsletter', medium: 'email', campaign: 'spring' }
    await tell(stranger, hitsNow([{ path: '/sale' }], link), { 'user-agent': phone })
    const [latest, ...others] = await listed()
    expect(others).toHaveLength(1)
    expect(latest).toMatchObject({ device: 'phone', channel: 'email', campaign: 'spring', entry: '/sale' })
  })

  test('counts an order once, and none that is made up or old', async () => {
    const { owner, stranger, listed } = await open(given)
    const orders: Json[] = (await owner.get('/orders?sort=-createAt')).json
    const order = (id: number) => hitsNow([{}, { name: 'order', order: id }])
    await tell(stranger, order(4711))
    await tell(stranger, order(orders.at(-1).id))
    expect((await listed()).map(({ stage, orderId }: Json) => [stage, orderId])).toEqual([['browsed', null]])
    const id = await placeOrder(owner, orders[0], Date.now())
    await tell(stranger, order(id))
    await tell(stranger, order(id), { 'user-agent': phone })
    expect((await listed('&sort=startedAt')).map(({ stage, orderId }: Json) => [stage, orderId])).toEqual([
      ['order', id],
      ['browsed', null],
    ])
  })

  test('leaves an order to the visit that was there when it was placed', async () => {
    const { owner, stranger, listed } = await open(given)
    const [example] = (await owner.get('/orders?sort=-createAt')).json
    const [early, late] = [new Date(Date.now() - 20 * 60_000), new Date(Date.now() - 10 * 60_000)]
    const id = await placeOrder(owner, example, late.getTime())
    await tell(stranger, hitsNow([{ name: 'order', order: id }], { campaign: 'fraud' }))
    const page = hitsNow([{ at: early.getTime() }, { name: 'order', order: id }], { campaign: 'true' })
    await tell(stranger, page, { 'user-agent': phone })
    const found = (await listed('&sort=startedAt')).map(({ campaign, orderId }: Json) => [campaign, orderId])
    expect(found).toEqual([
      ['true', id],
      ['fraud', null],
    ])
  })

  test('believes nobody who tells of one order number after the other', async () => {
    const { owner, stranger, listed } = await open(given)
    const [example] = (await owner.get('/orders?sort=-createAt')).json
    const from = { 'x-client-address': '203.0.113.44' }
    await tell(stranger, hitsNow([{}]), from)
    const id = await placeOrder(owner, example, Date.now())
    const guesses = Array.from({ length: 40 }, (_, index) => ({ name: 'order', order: id + 40 - index }))
    await tell(stranger, hitsNow([...guesses, { name: 'order', order: id }]), from)
    expect((await listed()).map(({ orderId }: Json) => orderId)).toEqual([null])
  })

  test('counts what happens, not requests, and says how long to wait', async () => {
    const { stranger } = await open(given)
    const from = { 'x-client-address': '203.0.113.45' }
    const full = Array.from({ length: 50 }, () => ({}))
    const statuses: number[] = []
    for (let time = 0; time < 130 && statuses.at(-1) !== 429; time++)
      statuses.push((await tell(stranger, hitsNow(full), from)).status)
    // A new minute may have begun.
    expect(statuses.length).toBeLessThanOrEqual(121)
    expect(statuses.length).toBeGreaterThan(60)
    expect(statuses.at(-1)).toBe(429)
    expect((await tell(stranger, hitsNow([{}]), { 'x-client-address': '203.0.113.46' })).status).toBe(202)
  })

  test('puts what a clock of another year says where it happened by ours', async () => {
    const { stranger, listed } = await open(given)
    for (const year of [1970, 2009, 2091]) {
      const at = Date.UTC(year, 4, 1)
      const body = { sentAt: at + 5000, hits: [{ name: 'view', path: `/${year}`, at }] }
      expect((await tell(stranger, body)).status).toBe(202)
    }
    const [visit] = await listed()
    expect(Math.abs(Date.now() - Date.parse(visit.startedAt))).toBeLessThan(60_000)
    expect(visit.pages).toBe(3)
    const mad = { sentAt: 1e300, hits: [{ name: 'view', path: '/', at: -1e300 }] }
    expect((await tell(stranger, mad)).status).toBe(202)
  })

  test('takes a crowd at once', async () => {
    const { stranger, listed } = await open(given)
    const crowd = Array.from({ length: 60 }, (_, index) => `${browser} Version/${index % 20}`)
    const answers = await Promise.all(
      crowd.map((userAgent) => tell(stranger, hitsNow([{}]), { 'user-agent': userAgent })),
    )
    expect(answers.every(({ status }) => status === 202)).toBe(true)
    const visits: Json[] = await listed()
    expect(visits).toHaveLength(20)
    expect(visits.every(({ pages }) => pages === 3)).toBe(true)
  })
}

const keepsOut = (given: Given) => {
  test('refuses origins that are not named, and requests without one', async () => {
    const { stranger, owner } = await open(given)
    const count = async () => Number((await owner.get('/visits?page=1&perPage=1')).headers.get('x-total-count'))
    const before = await count()
    for (const origin of [
      'https://evil.example.com',
      `${shop}.evil.com`,
      'http://shop.example.com',
      `${shop}:8443`,
      shop.replace('://', '://a:b@'),
      `${shop}/`,
      'null',
    ]) {
      const { status, json } = await tell(stranger, hitsNow([{}]), { origin })
      expect([origin, status, json.code]).toEqual([origin, 403, 'cross_origin'])
    }
    const without = await stranger.post('/collect', hitsNow([{}]), { 'user-agent': browser })
    expect([without.status, without.json.code]).toEqual([403, 'cross_origin'])
    expect(await count()).toBe(before)
  })

  test('counts neither robots nor who does not want to be', async () => {
    const { stranger, listed } = await open(given)
    const unwanted: readonly Readonly<Record<string, string>>[] = [
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
      { 'user-agent': 'curl/8.5.0' },
      { 'user-agent': '' },
      { dnt: '1' },
      { 'sec-gpc': '1' },
    ]
    for (const headers of unwanted) {
      const { status, json } = await tell(stranger, hitsNow([{}]), headers)
      expect([headers, status, json]).toEqual([headers, 202, { counted: 0 }])
    }
    expect(await listed()).toEqual([])
  })

  test('refuses what makes no sense, and says so', async () => {
    const { stranger, listed } = await open(given)
    const big = await tell(stranger, hitsNow([{}], { referrer: 'x'.repeat(1_000_000) }))
    expect([big.status, big.json.code]).toEqual([413, 'too_large'])
    for (const [body, field] of [
      [{}, 'hits'],
      [hitsNow([]), 'hits'],
      [hitsNow(Array.from({ length: 51 }, () => ({}))), 'hits'],
      [hitsNow([{ name: 'View me' }]), 'hits.0.name'],
      [hitsNow([{ path: 'lamps' }]), 'hits.0.path'],
      [hitsNow([{ at: 'yesterday' }]), 'hits.0.at'],
      [hitsNow([{ product: 0 }]), 'hits.0.product'],
      [hitsNow([{}], { campaign: 'x'.repeat(101) }), 'campaign'],
    ] as const) {
      const { status, json } = await tell(stranger, body)
      expect([field, status, Object.keys(json.fields)]).toEqual([field, 422, expect.arrayContaining([field])])
    }
    expect((await tell(stranger, '[]')).status).toBe(400)
    expect(await listed()).toEqual([])
  })
}

const settingsAreKept = ({ as }: Given) => {
  test('takes addresses as the origins that they are of, and tells who may change them', async () => {
    const [manager, support] = [await as('manager'), await as('support')]
    const wanted = { sites: ['https://Shop.example.com/de?x=1', shop, 'http://localhost:8080'], days: 90 }
    const { status, json } = await manager.put('/analytics/settings', wanted)
    expect([status, json.sites, json.days]).toEqual([200, [shop, 'http://localhost:8080'], 90])
    expect((await support.get('/analytics/settings')).json).toEqual(json)
    const refused = await support.put('/analytics/settings', wanted)
    expect([refused.status, refused.json.needs]).toEqual([403, 'analytics:write'])
    for (const [bad, field] of [
      [{ ...wanted, sites: ['shop.example.com'] }, 'sites.0'],
      [{ ...wanted, sites: ['ftp://shop.example.com'] }, 'sites.0'],
      [{ ...wanted, days: 0 }, 'days'],
      [{ ...wanted, days: 1.5 }, 'days'],
    ] as const) {
      const answer = await manager.put('/analytics/settings', bad)
      expect([answer.status, Object.keys(answer.json.fields)]).toEqual([422, [field]])
    }
    const lost = await manager.put('/analytics/settings', { ...wanted, days: 30 }, { 'if-match': '"0"' })
    expect([lost.status, lost.json.conflicts]).toEqual([409, ['days']])
  })
}

export const collectorTests = (given: Given, home: () => Home): Tests<'collector'> => ({
  script: () => {
    test('is small, and may be asked for by any site', async () => {
      const { status, text, headers } = await (await given.as('stranger')).get('/collect.js')
      expect([status, text]).toEqual([200, collectScript])
      expect(text.length).toBeLessThan(2000)
      expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    })
  },
  collect: () => {
    asVisitors(home)
    takesHits(given)
    keepsOut(given)
  },
  settings: () => {
    test('names no site at first', async () => {
      const { json } = await (await given.as('viewer')).get('/analytics/settings')
      expect(json).toEqual({ sites: [], days: 760, version: 0 })
    })
  },
  change: () => settingsAreKept(given),
})

export const visitTests = (given: Given, home: () => Home): Tests<'visits'> => ({
  list: () => {
    asVisitors(home)
    test('shows nothing that tells who it was', async () => {
      const { stranger, listed } = await open(given)
      await tell(stranger, hitsNow([{}]), { 'x-client-address': '203.0.113.7' })
      const [visit] = await listed()
      expect(JSON.stringify(visit)).not.toMatch(/203\.0\.113|Mozilla|visitor"/)
      expect((await stranger.get('/visits')).status).toBe(401)
    })
  },
})
