import {
  componentsOf,
  type Dimension,
  dimensionsOf,
  isPlain,
  isRatio,
  type Metric,
  medianOf,
  type Plain,
  topNDimensions,
} from '@quarterdeck/contract/insight/metrics/metric'
import { type MetricName, metricNames, metricOf } from '@quarterdeck/contract/insight/metrics/metrics'
import { listParametersOf, monthsLater, type Reading, type Span } from '@quarterdeck/contract/insight/metrics/records'
import { expect, test } from 'vitest'
import type { Client, Json } from '../client.ts'
import type { Given, Tests } from './given.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Returns a pseudorandom generator; failures report its seed. */
const chance = (seed: number) => {
  let state = seed
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  return { below: next, among: <T>(some: readonly T[]): T => some[next(some.length)] as T }
}
type Chance = ReturnType<typeof chance>

const someTime = ({ below }: Chance) => new Date(Date.now() - below(200 * 24 * 60) * 60_000)
const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/** Creates orders at any time of day, with discounts and states, and invoices, some of them paid. */
const mixUp = async (manager: Client, random: Chance) => {
  const orders: Json[] = (await manager.get('/orders')).json
  for (const { id, items, refundedAmount } of orders.slice(0, 40)) {
    const total = items.reduce((sum: number, { price, quantity }: Json) => sum + price * quantity, 0)
    const { status } = await manager.patch('/orders', {
      id,
      createAt: someTime(random).toISOString(),
      deliveredAt: null,
      status: random.among(['New', 'Pending', 'Shipping', 'Delivered', 'Return']),
      ...(refundedAmount === 0 && {
        discountAmount: random.below(Math.floor(total)),
        taxAmount: random.below(900) / 100,
      }),
    })
    expect(status).toBe(200)
  }
  for (const late of Array.from({ length: 12 }, () => random.below(160) - 20)) {
    const issueDate = new Date(Date.now() - (late + random.below(20)) * dayMs)
    const price = random.below(90_000) / 100 + 1
    const { json } = await manager.post('/invoices', {
      customer: { id: random.below(9) + 1 },
      issueDate: issueDate.toISOString(),
      tax: random.below(500) / 100,
      dueDate: new Date(Math.max(issueDate.getTime(), Date.now() - late * dayMs)).toISOString(),
      products: [{ title: 'Consulting', quantity: 1, price }],
    })
    const [id, amount] = [json.invoice.id, json.invoice.totalAmount]
    const part = random.among([0, 1, 0.5])
    if (part > 0)
      await manager.post('/payments', {
        method: 'Cash',
        date: someTime(random).toISOString(),
        parts: [{ invoiceId: id, amount: Math.round(amount * part * 100) / 100 }],
      })
  }
}

const queryOf = (parameters: Readonly<Record<string, string | undefined>>) =>
  new URLSearchParams(JSON.parse(JSON.stringify(parameters))).toString()

const cents = (amount: number) => Math.round(amount * 100)

/** Returns the value of a metric for a record of the list, optionally of one product. */
const worthOf = ({ measure }: Plain, record: Json, product?: string): number => {
  if (measure === 'count') return 100
  if ('ofItems' in measure) {
    const items = record.items.filter(({ id }: Json) => product === undefined || String(id) === product)
    const isAmount = measure.ofItems === 'amount'
    return items.reduce((sum: number, { price, quantity }: Json) => sum + quantity * (isAmount ? cents(price) : 100), 0)
  }
  if ('medianDays' in measure) throw new Error('No sum')
  const sum = (fields: readonly string[]) => fields.reduce((all, field) => all + cents(record[field]), 0)
  return sum(measure.plus) - sum(measure.minus ?? [])
}

interface Listed {
  readonly reading: Reading & { readonly asOf: string }
  readonly span?: Span | undefined
  readonly part?: { readonly split: Dimension; readonly key: string } | undefined
}

const median = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1)
  return middle.length === 0
    ? null
    : Math.round((10 * middle.reduce((all, each) => all + each, 0)) / middle.length) / 10
}

const momentIn = (record: Json, field: string) => (field === 'now' ? Date.now() : Date.parse(record[field]))

/** Returns the value of a record within a span, repeated each month. */
const repeated = (metric: Plain, record: Json, span: Span | undefined): number => {
  const days = Array.from({ length: 24 }, (_, index) => Date.parse(monthsLater(record[metric.at ?? ''], index + 1)))
  const [from, to] = [Date.parse(span?.from ?? ''), Date.parse(span?.to ?? '')]
  return days.filter((day) => from <= day && day < to).length * worthOf(metric, record)
}

/** Dimensions of metrics over lines: they select some lines of a record. */
const ofProduct: readonly Dimension[] = ['productId', 'falling', 'lasting']

/** Returns the sum, or the median, over exactly the records that a figure links to. */
const summed = async (client: Client, metric: Plain, { span, part, reading }: Listed): Promise<number | null> => {
  const found = listParametersOf(metric, span, part, reading)
  const { status, json } = await client.get(`/${metric.of}?${new URLSearchParams(found as [string, string][])}`)
  expect(status).toBe(200)
  const days = medianOf(metric)
  if (days) return median(json.map((record: Json) => (momentIn(record, days[1]) - momentIn(record, days[0])) / dayMs))
  if (metric.repeats) return json.reduce((sum: number, record: Json) => sum + repeated(metric, record, span), 0) / 100
  const product = part && ofProduct.includes(part.split) ? part.key : undefined
  return json.reduce((sum: number, record: Json) => sum + worthOf(metric, record, product), 0) / 100
}

/** Returns the number of days of a range that have passed. */
const passed = ({ from, to }: Span, asOf: string) =>
  Math.max(0, Math.min(Date.parse(asOf), Date.parse(to)) - Date.parse(from)) / dayMs

/** Returns a ratio computed from its two lists. */
const expected = async (
  client: Client,
  metric: Metric,
  { span, last, ...rest }: Pick<Listed, 'part' | 'reading'> & { readonly span: Span; readonly last: Span },
): Promise<number | null> => {
  if (isPlain(metric)) return summed(client, metric, { span, ...rest })
  const [over, by] = await Promise.all(
    componentsOf(metric).map((name, index) => {
      // A share of the total, if only the first list is filtered by the group.
      const isWhole =
        index === 1 &&
        rest.part &&
        rest.part.split !== 'lasting' &&
        !dimensionsOf(metricOf(name)).includes(rest.part.split)
      const found = {
        span: isRatio(metric) && metric.days ? last : span,
        last,
        ...rest,
        ...(isWhole && { part: undefined }),
      }
      return expected(client, metricOf(name), found)
    }),
  )
  if (!isRatio(metric)) return Math.round(100 * ((over ?? 0) - (by ?? 0))) / 100
  const scale = { days: 10, milliseconds: 1, percent: 10_000 }[metric.unit as string] ?? 100
  const times = metric.byDay ? passed(span, rest.reading.asOf) : (metric.days ?? 1)
  return by ? Math.round((scale * times * (over ?? 0)) / by) / scale : null
}

const zones = ['UTC', 'Europe/Berlin', 'America/Los_Angeles', 'Asia/Tokyo', 'Asia/Kolkata', 'Pacific/Auckland']

/** Returns true for a metric about future days. */
const isAhead = (metric: Metric): boolean =>
  isPlain(metric)
    ? metric.at === 'dueDate' || metric.repeats !== undefined
    : componentsOf(metric).map(metricOf).some(isAhead)

const today = (zone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(new Date())

/** Returns the last 90 days up to today. */
const lastOf = async (client: Client, zone: string): Promise<Span> => {
  const to = today(zone)
  const from = dayOf(new Date(Date.parse(to) - 89 * dayMs))
  return (await client.get(`/metrics?${queryOf({ names: 'invoiced', zone, from, to })}`)).json.range
}

/** Checks that each group is the sum over its records, and that the groups add up to the total. */
const checkParts = async (
  client: Client,
  name: MetricName,
  by: Dimension,
  label: string,
  { range, figures, day, zone, asOf }: Json,
) => {
  const metric = metricOf(name)
  for (const { key, value } of figures[0].parts) {
    const part = { split: by, key }
    const sum = await expected(client, metric, { span: range, last: range, part, reading: { day, zone, asOf } })
    expect([label, by, key, value]).toEqual([label, by, key, sum])
  }
  if (topNDimensions.includes(by) || !isPlain(metric)) return
  const all = figures[0].parts.reduce((sum: number, { value }: Json) => sum + cents(value), 0)
  expect([label, by, all]).toEqual([label, by, cents(figures[0].value)])
}

const checkMetric = async (client: Client, random: Chance, name: MetricName, seed: string) => {
  const ahead = isAhead(metricOf(name)) ? 220 * dayMs : 0
  const days = [someTime(random), someTime(random)].map((at) => dayOf(new Date(at.getTime() + ahead))).toSorted()
  const asked = {
    names: name,
    from: days[0] ?? '',
    to: days[1] ?? '',
    against: random.among(['none', 'previous', 'year']),
    zone: random.among(zones),
  }
  const label = `${seed}: ${queryOf(asked)}`
  const { json } = await client.get(`/metrics?${queryOf(asked)}`)
  const { value, against, series } = json.figures[0]
  const last = await lastOf(client, asked.zone)
  const sumIn = (span: Span) => expected(client, metricOf(name), { span, last, reading: json })
  expect([label, value]).toEqual([label, await sumIn(json.range)])
  if (against !== null) expect([label, against]).toEqual([label, await sumIn(json.against)])
  const some = json.steps.map((_: Json, index: number) => index).filter(() => random.below(4) === 0)
  for (const index of series ? some : [])
    expect([label, index, series[index]]).toEqual([label, index, await sumIn(json.steps[index])])
  for (const by of dimensionsOf(metricOf(name))) {
    const split = (await client.get(`/metrics?${queryOf({ ...asked, by })}`)).json
    expect(split.figures[0].value).toEqual(value)
    await checkParts(client, name, by, label, split)
  }
}

/** Returns the newest change and the usage records, to detect concurrent writes. */
const momentOf = async (client: Client): Promise<string> => {
  const { status, json } = await client.get('/changes?perPage=1')
  expect(status).toBe(200)
  const used = (await client.get('/usage')).json
  return JSON.stringify([json[0].id, used.reduce((sum: number, { calls }: Json) => sum + calls, 0)])
}

/** Repeats a check if background work wrote between its requests for the figure and the list. */
const checkOfOneMoment = async (client: Client, check: () => Promise<void>) => {
  for (;;) {
    const before = await momentOf(client)
    try {
      return await check()
    } catch (error) {
      if ((await momentOf(client)) === before) throw error
    }
  }
}

export const metricTests = ({ as }: Given): Tests<'metrics'> => ({
  read: () => {
    test('compares as far into the time before as now is in the range, and marks what is not over', async () => {
      const viewer = await as('viewer')
      const now = new Date()
      const { json } = await viewer.get(
        `/metrics?names=orders&from=${dayOf(new Date(now.getTime() - 6 * dayMs))}&to=${dayOf(now)}&against=previous`,
      )
      const length = ({ from, to }: Span) => Date.parse(to) - Date.parse(from)
      expect(length(json.range)).toBe(7 * dayMs)
      expect(Math.abs(length(json.against) - (Date.parse(json.asOf) - Date.parse(json.range.from)))).toBeLessThan(1000)
      expect(json.steps.map(({ isPartial }: Json) => isPartial)).toEqual([...Array(6).fill(false), true])
    })

    test('equals the sum over exactly the records that its link opens, whatever the range and the zone', async () => {
      const seed = Date.now() % 100_000
      const random = chance(seed)
      const manager = await as('manager')
      await mixUp(manager, random)
      for (const name of metricNames)
        await checkOfOneMoment(manager, () => checkMetric(manager, random, name, `seed ${seed}`))
    }, 240_000)

    test('holds each open position against the end of the day by which it is to be filled', async () => {
      const manager = await as('manager')
      const draft = { title: 'IT Support', department: 'Against target', openedAt: '2026-01-05T06:00:00Z' }
      for (const targetAt of ['2026-01-05T06:00:00Z', null])
        expect((await manager.post('/openings', { ...draft, targetAt })).status).toBe(201)
      const open: Json[] = (await manager.get('/openings?status=Open')).json
      const { status, json } = await manager.get('/metrics?names=daysOpen&by=opening&from=2026-01-01&to=2026-01-31')
      expect(status).toBe(200)
      const { parts } = json.figures[0]
      const target = ({ targetAt }: Json) => (targetAt ? Date.parse(targetAt) : Number.POSITIVE_INFINITY)
      const planned = (each: Json) =>
        each.targetAt && Math.round((10 * (target(each) + dayMs - Date.parse(each.openedAt))) / dayMs) / 10
      const expected = open.toSorted((a, b) => target(a) - target(b) || a.id - b.id).slice(0, 8)
      expect(parts.map(({ title, second }: Json) => [title, second])).toEqual(
        expected.map((each) => [each.name, planned(each)]),
      )
      expect(parts.map(({ second }: Json) => second)).toContain(1)
    })

    test('finds nothing that fell where nothing is compared', async () => {
      const manager = await as('manager')
      const { status, json } = await manager.get('/metrics?names=units&by=falling&from=2026-01-01&to=2026-01-31')
      expect([status, json.figures?.[0].parts]).toEqual([200, []])
    })

    test('tells days, weeks and months of a zone, also where its clocks change', async () => {
      const viewer = await as('viewer')
      const read = async (more: string) => (await viewer.get(`/metrics?names=orders&${more}`)).json
      const march = await read('from=2026-03-28&to=2026-03-30&zone=Europe/Berlin&step=day')
      expect(march.steps.map(({ from }: Json) => from)).toEqual(
        ['2026-03-27T23:00', '2026-03-28T23:00', '2026-03-29T22:00'].map((at) => `${at}:00.000Z`),
      )
      const year = await read('from=2025-01-15&to=2025-12-31')
      expect([year.step, year.steps.length, year.steps[0].isPartial, year.steps[1].isPartial]).toEqual([
        'month',
        12,
        true,
        false,
      ])
      // The second week ends on a Sunday, after the range.
      const weeks = await read('from=2026-04-01&to=2026-04-12&step=week')
      expect(weeks.steps.map(({ from, isPartial }: Json) => [from.slice(0, 10), isPartial])).toEqual([
        ['2026-04-01', true],
        ['2026-04-06', false],
      ])
    })

    test('refuses what makes no sense, and says so', async () => {
      const viewer = await as('viewer')
      const range = 'from=2026-01-01&to=2026-01-31'
      for (const [query, message] of [
        [`names=happiness&${range}`, 'Unknown metric happiness'],
        [`names=constructor&${range}`, 'Unknown metric constructor'],
        ['names=orders&from=2026-02-01&to=2026-01-01', 'to is before from'],
        ['names=orders&from=1926-01-01&to=2026-01-01', 'A range has at most 3660 days'],
        ['names=orders&from=2020-01-01&to=2026-01-01&step=day', 'A range has at most 400 steps; choose longer ones'],
        ['names=orders&from=9999-12-30&to=9999-12-31', 'to is 9999-12-29 at the latest'],
        ['names=orders&from=9999-12-30&to=10000-01-01', 'Unknown value for to'],
        [`names=orders&${range}&zone=Mars/Base`, 'Unknown value for zone'],
        [`names=orders&${range}&by=productId`, 'orders cannot be told apart by productId'],
        [`names=orders&${range}&by=secret`, 'Unknown value for by'],
        ['names=orders&from=2026-01-32&to=2026-02-02', 'Unknown value for from'],
        [`names=orders&${range}&step=second`, 'Unknown value for step'],
      ] as const) {
        const { status, json } = await viewer.get(`/metrics?${query}`)
        expect([query, status, json.message]).toEqual([query, 400, message])
      }
    })

    test('is for whoever may read the records, and what they are told apart by', async () => {
      const range = 'from=2026-01-01&to=2026-01-31'
      expect((await (await as('stranger')).get(`/metrics?names=orders&${range}`)).status).toBe(401)
      const owner = await as('owner')
      const { json } = await owner.post('/api-keys', { name: 'Figures', scope: ['orders:read'], days: 30 })
      const stranger = await as('stranger')
      const read = (query: string) =>
        stranger.get(`/metrics?${range}&${query}`, { authorization: `Bearer ${json.secret}` })
      expect((await read('names=orders&by=status')).status).toBe(200)
      for (const [query, needs] of [
        ['names=orders,invoiced', 'invoices:read'],
        ['names=orders&by=country', 'users:read'],
        ['names=itemSales&by=productId', 'products:read'],
      ] as const) {
        const refused = await read(query)
        expect([query, refused.status, refused.json.needs]).toEqual([query, 403, needs])
      }
    })
  },

  cards: () => {
    const range = 'from=2026-01-01&to=2026-01-31'
    const cardsOf = (list: unknown) => `cards=${encodeURIComponent(JSON.stringify(list))}`

    test('answers each card as it is answered alone, whatever it is asked beside', async () => {
      const manager = await as('manager')
      const random = chance(Date.now() % 100_000)
      const frame = { from: '2026-01-05', to: '2026-10-31', against: 'year', zone: 'Asia/Tokyo' }
      const others = [{ zone: 'UTC' }, { from: '2026-10-01', against: 'none' }, { step: 'week' }, {}, {}]
      // Open durations grow until the moment of the request.
      const lasting = metricNames.filter((name) => name !== 'daysOpen')
      const all = lasting.flatMap((names) => [{ names }, ...dimensionsOf(metricOf(names)).map((by) => ({ names, by }))])
      await checkOfOneMoment(manager, async () => {
        const cards = Array.from({ length: 30 }, () => ({ ...random.among(all), ...random.among(others) }))
        const { status, json } = await manager.get(`/metrics/cards?${cardsOf(cards)}&${queryOf(frame)}`)
        expect(status).toBe(200)
        for (const [index, card] of cards.entries()) {
          const { asOf: _, ...alone } = (await manager.get(`/metrics?${queryOf({ ...frame, ...card })}`)).json
          const { figures, frame: place, problem } = json.answers[index]
          const together = { day: json.day, ...json.frames[place], figures }
          expect([card, problem, together]).toEqual([card, null, alone])
        }
      })
    }, 120_000)

    test('refuses a card in its place, and the rest is answered', async () => {
      const owner = await as('owner')
      const { json: key } = await owner.post('/api-keys', { name: 'Cards', scope: ['orders:read'], days: 30 })
      const cards = [
        ...[{ names: 'orders' }, { names: 'invoiced' }, { names: 'happiness' }],
        ...[
          { names: 'orders', by: 'productId' },
          { names: 'orders', to: '2025-01-01' },
        ],
      ]
      const { status, json } = await (await as('stranger')).get(`/metrics/cards?${cardsOf(cards)}&${range}`, {
        authorization: `Bearer ${key.secret}`,
      })
      expect(status).toBe(200)
      expect(json.answers.map(({ figures, problem }: Json) => [figures?.length ?? null, problem])).toEqual([
        [1, null],
        [null, { code: 'forbidden', message: 'You need the permission invoices:read to do this' }],
        [null, { code: 'invalid_request', message: 'Unknown metric happiness' }],
        [null, { code: 'invalid_request', message: 'orders cannot be told apart by productId' }],
        [null, { code: 'invalid_request', message: 'to is before from' }],
      ])
    })

    test('refuses what is no list of cards', async () => {
      const viewer = await as('viewer')
      for (const [cards, message] of [
        ['cards=orders', 'cards is no JSON'],
        [cardsOf([]), 'cards is no list of cards'],
        [cardsOf({ names: 'orders' }), 'cards is no list of cards'],
        [cardsOf([{ names: 'orders', by: 'secret' }]), 'Unknown value for cards.0.by'],
        [cardsOf([{ names: 'orders', more: 1 }]), 'Unknown value for cards.0'],
        [cardsOf(Array.from({ length: 51 }, () => ({ names: 'orders' }))), 'At most 50 cards are answered at once'],
      ] as const) {
        const { status, json } = await viewer.get(`/metrics/cards?${cards}&${range}`)
        expect([cards, status, json.message]).toEqual([cards, 400, message])
      }
      expect(
        (await (await as('stranger')).get(`/metrics/cards?${cardsOf([{ names: 'orders' }])}&${range}`)).status,
      ).toBe(401)
    })
  },
})
