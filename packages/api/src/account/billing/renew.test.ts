import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Client, clientOf, type Json } from '../../testing/client.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Charge } from './provider.ts'
import { renew } from './renew.ts'
import { simulator } from './simulator.ts'

const dayMs = 24 * 60 * 60 * 1000
const unattended = { number: '4000000000000341', expMonth: 4, expYear: new Date().getFullYear() + 1 }
let testApp: TestApp
let owner: Client
let charged: Charge[]

beforeAll(async () => {
  testApp = await openTestApp()
})
beforeEach(async () => {
  await testApp.reset()
  owner = clientOf(await testApp.as('admin@quarterdeck.test'))
  charged = []
})
afterAll(() => testApp.close())

const counting = {
  ...simulator,
  charge: (charge: Charge) => {
    charged.push(charge)
    return simulator.charge(charge)
  },
}
const read = async (): Promise<Json> => (await owner.get('/billing')).json
const invoices = async (): Promise<Json[]> => (await owner.get('/billing/invoices')).json
const renewAt = (at: Date) =>
  renew(
    { db: testApp.db, now: () => at, newId: () => crypto.randomUUID(), random: Math.random, isOutage: () => false },
    counting,
  )
const endOf = async (days = 0) => new Date(Date.parse((await read()).periodEnd) + days * dayMs)
const failing = async () => {
  const { cards } = (await owner.post('/billing/cards', unattended)).json
  await owner.put('/billing/cards/default', { id: cards.at(-1).id })
}
const preview = async (plan: string) => (await owner.get(`/billing/preview?plan=${plan}&period=month`)).json

test('nothing is due before the period is over', async () => {
  await renewAt(await endOf(-1))
  expect([charged, (await invoices()).length]).toEqual([[], 5])
})

test('a period that is over is renewed and charged once, however many servers look', async () => {
  const before = await read()
  const at = await endOf()
  await Promise.all([renewAt(at), renewAt(at)])
  expect(await read()).toMatchObject({ status: 'active', periodStart: before.periodEnd, failure: null })
  const [newest, ...others] = await invoices()
  expect([newest, others.length]).toEqual([
    expect.objectContaining({ id: 'QD-0006', status: 'paid', total: 59, card: { brand: 'visa', last4: '4242' } }),
    5,
  ])
  expect(new Set(charged.map(({ key }) => key)).size).toBe(1)
})

test('what was missed while no server ran is made up for, period by period', async () => {
  await renewAt(await endOf(70))
  const [third, second, first] = await invoices()
  expect([first, second, third].map(({ id }) => id)).toEqual(['QD-0006', 'QD-0007', 'QD-0008'])
  expect(first.lines[0].to).toBe(second.lines[0].from)
})

test('a refused card makes it past due, is told of and tried again; paid by hand it goes on', async () => {
  await failing()
  const at = await endOf()
  await renewAt(at)
  const { status, failure } = await read()
  expect([status, failure]).toEqual([
    'past_due',
    {
      ...{ invoice: 'QD-0006', total: 59, reason: 'refused' },
      nextTryAt: new Date(at.getTime() + dayMs).toISOString(),
    },
  ])
  const told = (await owner.get('/notices')).json.notices
  expect(told[0]).toMatchObject({ event: 'payment_failed', data: { invoice: 'QD-0006', card: '0341' } })
  const mails = (await owner.get('/outbox?template=notice')).json.map(({ to }: Json) => to)
  expect(mails).toContain('billing@quarterdeck.test')
  await renewAt(new Date(at.getTime() + dayMs / 2))
  expect(charged).toHaveLength(1)
  await renewAt(new Date(at.getTime() + dayMs))
  expect(charged.map(({ key }) => key)).toEqual(['QD-0006/2/0', 'QD-0006/2/1'])
  expect((await preview('business')).fields.plan.code).toBe('forbidden')
  expect((await owner.post('/billing/pay')).json).toEqual({ paid: true, reason: null })
  expect(await read()).toMatchObject({ status: 'active', failure: null })
})

test('who pays is written to in the language of whoever said so', async () => {
  await owner.put('/me/settings', { locale: 'de' })
  const details = { company: 'Hafenkontor', address: '', taxId: '', contactEmail: 'kontor@example.com' }
  expect((await owner.put('/billing/details', details)).status).toBe(200)
  await failing()
  await renewAt(await endOf())
  const mails = (await owner.get('/outbox?template=notice')).json
  const [mail] = mails.filter(({ to }: Json) => to === 'kontor@example.com')
  expect(mail).toMatchObject({ locale: 'de', subject: expect.stringContaining('konnte nicht von der Karte') })
})

test('paying by hand in vain takes nothing from what is tried by itself', async () => {
  await failing()
  const at = await endOf()
  await renewAt(at)
  const { nextTryAt } = (await read()).failure
  await testApp.db.updateTable('billingCards').set({ expYear: 2000 }).where('last4', '=', '0341').execute()
  for (let time = 0; time < 3; time++) {
    expect((await owner.post('/billing/pay')).json).toEqual({ paid: false, reason: 'expired' })
  }
  expect((await read()).failure.nextTryAt).toBe(nextTryAt)
  for (const day of [1, 4, 9, 30, 60]) await renewAt(new Date(at.getTime() + day * dayMs))
  expect(charged.map(({ key }) => key)).toEqual(['QD-0006/2/0', 'QD-0006/2/4', 'QD-0006/2/5', 'QD-0006/2/6'])
})

test('nothing is renewed on top of an invoice that is open, nor tried forever', async () => {
  await failing()
  const at = await endOf()
  for (let day = 0; day < 60; day++) await renewAt(new Date(at.getTime() + day * dayMs))
  expect([charged.length, (await invoices()).length]).toEqual([4, 6])
  expect((await read()).failure.nextTryAt).toBeNull()
})

test('a smaller plan begins with the next period, at its price', async () => {
  await owner.post('/billing/plan', { plan: 'business', period: 'month', at: (await preview('business')).at })
  await owner.post('/billing/plan', { plan: 'team', period: 'month', at: (await preview('team')).at })
  await renewAt(await endOf())
  expect(await read()).toMatchObject({ plan: 'team', price: 59, next: null })
})

test('what was cancelled ends, is told of, and can begin anew at the whole price', async () => {
  await owner.post('/billing/cancel', {})
  await renewAt(await endOf())
  expect([(await read()).status, charged]).toEqual(['ended', []])
  expect((await owner.get('/notices')).json.notices[0].event).toBe('subscription_ended')
  const { at, total } = await preview('team')
  expect(total).toBe(59)
  expect((await owner.post('/billing/plan', { plan: 'team', period: 'year', at })).json.status).toBe('active')
})

test('all of it is in the journal, with who and what, and without anything of a card but its end', async () => {
  await owner.post('/billing/cancel', { reason: 'Too quiet' })
  await failing()
  const rows = await testApp.db
    .selectFrom('changes')
    .selectAll()
    .where('entity', '=', 'billing' as never)
    .orderBy('id')
    .execute()
  expect(rows.map(({ record, action, actorName, reason }) => [record, action, Boolean(actorName), reason])).toEqual([
    ['1', 'update', true, 'Too quiet'],
    ['card-2', 'create', true, null],
    ['1', 'update', true, null],
  ])
  expect(rows[1]?.after).toEqual({ brand: 'visa', last4: '0341' })
})

test('before anybody chose a plan there is none, and the first card pays for the first one', async () => {
  await testApp.db.deleteFrom('billing').execute()
  await testApp.db.deleteFrom('billingCards').execute()
  expect(await read()).toMatchObject({ status: 'none', plan: null, cards: [], price: 0 })
  const { at } = await preview('team')
  const wanted = { plan: 'team', period: 'month', at }
  expect((await owner.post('/billing/plan', wanted)).json.fields.card.code).toBe('required')
  await owner.post('/billing/cards', { ...unattended, number: '4242424242424242' })
  expect((await owner.post('/billing/plan', wanted)).json).toMatchObject({ status: 'active', plan: 'team' })
})
