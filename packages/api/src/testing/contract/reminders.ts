import { expect, test } from 'vitest'
import type { Client, Json } from '../client.ts'
import type { Given, Tests } from './given.ts'
import { mailTo } from './mails.ts'

const to = 'ada@example.com'
const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)
const steps = [3, 14, 30].map((days) => ({ days, isOn: true }))

export const reminderTests = ({ as }: Given): Tests<'reminders'> => {
  /** An invoice that has been late for some days. */
  const late = async (manager: Client, days: number, more: object = {}): Promise<Json> => {
    const dates = { issueDate: day(days + 14), dueDate: day(days) }
    const products = [{ title: 'Lamp', quantity: 3, price: 20 }]
    const draft = { customer: { id: 6 }, products, billingAddress: { email: to }, ...dates, ...more }
    return (await manager.post('/invoices', draft)).json.invoice
  }
  const planFor = async (manager: Client, ids?: readonly string[]): Promise<Json[]> =>
    (await manager.post('/invoices/reminders/plan', ids ? { ids } : {})).json
  const remind = (manager: Client, id: string, step = 1, headers = {}) =>
    manager.post('/invoices/reminders/send', { reminders: [{ id, step }] }, headers)
  const mailsTo = async (owner: Client, id: string) =>
    (await owner.get(`/invoices/mails?id=${id}`)).json.map(({ kind }: Json) => kind)

  return {
    settings: () => {
      test('says when each step may go out, and how many invoices one is due for', async () => {
        const manager = await as('manager')
        const { status, json } = await manager.get('/invoices/reminders')
        expect([status, json.steps]).toEqual([200, steps])
        await late(manager, 3)
        await late(manager, 2)
        await late(manager, 3, { billingAddress: { email: '' } })
        expect((await manager.get('/invoices/reminders')).json.due).toBe(json.due + 1)
      })
    },

    changeSettings: () => {
      test('moves the steps, and passes over one that is off', async () => {
        const [admin, manager] = [await as('admin'), await as('manager')]
        const { id } = await late(manager, 6)
        const moved = [
          { days: 5, isOn: false },
          { days: 6, isOn: true },
          { days: 365, isOn: true },
        ]
        const { status, json } = await admin.put('/invoices/reminders', { steps: moved })
        expect([status, json]).toEqual([200, { steps: moved }])
        expect((await admin.get('/invoices/reminders')).json.steps).toEqual(moved)
        expect(await planFor(manager, [id])).toMatchObject([{ step: 2, refused: null }])
        await admin.put('/invoices/reminders', { steps: moved.map(({ days }) => ({ days, isOn: false })) })
        expect(await planFor(manager, [id])).toMatchObject([{ step: null, refused: 'done' }])
        expect([(await admin.get('/invoices/reminders')).json.due, await planFor(manager)]).toEqual([0, []])
      })

      test('takes days in their order only, from 1 to 365', async () => {
        const admin = await as('admin')
        const put = async (...days: readonly unknown[]) =>
          (await admin.put('/invoices/reminders', { steps: days.map((each) => ({ days: each, isOn: true })) })).json
        const [small, big] = [(limit: number) => ({ code: 'too_small', limit }), { code: 'too_big', limit: 365 }]
        expect((await put(3, 3, 30)).fields).toMatchObject({ 'steps.1.days': small(4) })
        expect((await put(14, 3, 30)).fields).toMatchObject({ 'steps.1.days': small(15) })
        expect((await put(-1, 3, 30)).fields).toMatchObject({ 'steps.0.days': small(1) })
        expect((await put(3, 14, 366)).fields).toMatchObject({ 'steps.2.days': big })
        expect((await put(3, 14.5, 30)).fields['steps.1.days']).toBeDefined()
        expect((await put(3, 14)).fields.steps.code).toBe('too_short')
        expect((await put(3, 14, 30, 60)).fields.steps.code).toBe('too_long')
        expect((await admin.get('/invoices/reminders')).json.steps).toEqual(steps)
      })
    },

    plan: () => {
      test('says who gets which step, and why others get none', async () => {
        const manager = await as('manager')
        const { id, customer } = await late(manager, 20, { language: 'de' })
        const early = await late(manager, 2)
        const nowhere = await late(manager, 20, { billingAddress: { email: '' } })
        const paid = await late(manager, 20)
        await manager.put(`/invoices?id=${paid.id}`, { status: 'complete' })
        const held = await late(manager, 20)
        await manager.put(`/invoices?id=${held.id}`, { reminderHold: 'They dispute it' })
        const voided = await late(manager, 20)
        await manager.post('/invoices/void', { ids: [voided.id], reason: 'A slip' })
        await manager.post('/invoices/drafts', { customer: { id: 6 } })
        const ids = [id, early.id, nowhere.id, paid.id, held.id, voided.id, 'DRAFT-1', 'INV-999']
        const rows = await planFor(manager, ids)
        expect(rows.map(({ refused }) => refused)).toEqual([
          ...[null, 'early', 'address', 'paid', 'held', 'void', 'draft', 'gone'],
        ])
        expect(rows[0]).toEqual({
          ...{ id, customer: customer.name, to, language: 'de', refused: null, hold: '' },
          ...{ step: 1, from: day(17), remindedOn: null, dueOn: day(20), daysLate: 20, overdueAmount: 60 },
        })
        expect(rows[1]).toMatchObject({ step: 1, from: day(-1), daysLate: 2 })
        expect(rows[4].hold).toBe('They dispute it')
      })

      test('has all that a reminder is due for, the latest first, where none are named', async () => {
        const manager = await as('manager')
        const [first, second] = [await late(manager, 900), await late(manager, 901)]
        const early = await late(manager, 2)
        const held = await late(manager, 20)
        await manager.put(`/invoices?id=${held.id}`, { reminderHold: 'They dispute it' })
        const rows = await planFor(manager)
        const ids = rows.map(({ id }) => id)
        expect(ids.slice(0, 2)).toEqual([second.id, first.id])
        expect(ids).not.toContain(early.id)
        expect(ids).not.toContain(held.id)
        expect(rows).toHaveLength((await manager.get('/invoices/reminders')).json.due)
        expect(await planFor(manager, ids)).toEqual(rows)
      })

      test('is for 1 to 200 invoices', async () => {
        const manager = await as('manager')
        for (const count of [0, 201, 10_001]) {
          const ids = Array.from({ length: count }, (_, index) => `INV-${index}`)
          const { status, json } = await manager.post('/invoices/reminders/plan', { ids })
          expect([status, json.fields.ids.code]).toEqual([422, count === 0 ? 'too_short' : 'too_long'])
        }
      })
    },

    send: () => {
      test('mails the step with how late it is and what is owed, and notes it', async () => {
        const [manager, owner] = [await as('manager'), await as('owner')]
        const { id } = await late(manager, 20)
        const { status, json, headers } = await remind(manager, id)
        expect([status, json]).toMatchObject([200, { invoices: [{ id, reminderStep: 1, state: 'overdue' }], left: [] }])
        expect(json.invoices[0].sentAt).toBe(json.invoices[0].remindedAt)
        const mail = await mailTo(owner, to, 'reminder1')
        expect(mail.subject).toContain(id)
        expect(mail.content.text).toContain('20 days overdue. $60.00 is still outstanding')
        expect(mail.content.link).toMatch(/\/admin\/i\/[\w-]{43}$/)
        const { makesPdf } = (await owner.get('/billing')).json
        expect(mail.files.map(({ name }: Json) => name)).toEqual(makesPdf ? [`${id}.pdf`] : [])
        const undone = await manager.post('/changes/undo', { batch: headers.get('x-change-batch') })
        expect(undone.status).toBeLessThan(500)
        expect((await manager.get(`/invoices?id=${id}`)).json.reminderStep).toBe(1)
      })

      test('sends just what the plan says, and what was paid meanwhile no more', async () => {
        const [manager, owner] = [await as('manager'), await as('owner')]
        const made = [await late(manager, 20), await late(manager, 20), await late(manager, 1)].map(({ id }) => id)
        const [paid = '', sent = '', early = ''] = made
        const planned = await planFor(manager, made)
        expect(planned.map(({ refused }) => refused)).toEqual([null, null, 'early'])
        await manager.put(`/invoices?id=${paid}`, { status: 'complete' })
        const wishes = made.map((id) => ({ id, step: 1 }))
        const { json } = await manager.post('/invoices/reminders/send', { reminders: wishes })
        expect(json.invoices.map(({ id }: Json) => id)).toEqual([sent])
        expect(json.left).toMatchObject([
          { id: paid, refused: 'paid' },
          { id: early, refused: 'early' },
        ])
        expect([await mailsTo(owner, paid), await mailsTo(owner, sent), await mailsTo(owner, early)]).toEqual([
          ...[[], ['reminder1'], []],
        ])
      })

      test('sends a step once, however often and at once it is asked for', async () => {
        const [manager, admin, owner] = [await as('manager'), await as('admin'), await as('owner')]
        const { id } = await late(manager, 20)
        const replies = await Promise.all([manager, admin, owner, manager].map((who) => remind(who, id)))
        expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
        expect(replies.flatMap(({ json }) => json.invoices)).toHaveLength(1)
        expect((await remind(manager, id, 2)).json.left).toMatchObject([{ step: 2, refused: 'recent', from: day(-11) }])
        expect(await mailsTo(owner, id)).toEqual(['reminder1'])
      })

      test('answers the same to the same key', async () => {
        const [manager, owner] = [await as('manager'), await as('owner')]
        const { id } = await late(manager, 20)
        const once = () => remind(manager, id, 1, { 'idempotency-key': 'pressed-twice' })
        const [first, second] = await Promise.all([once(), once()])
        expect([first.status, second.status, second.json]).toEqual([200, 200, first.json])
        expect(await mailsTo(owner, id)).toEqual(['reminder1'])
      })

      test('passes over no step, and takes 1 to 20 of those that there are', async () => {
        const [manager, owner] = [await as('manager'), await as('owner')]
        const { id } = await late(manager, 90)
        expect((await remind(manager, id, 3)).json.left).toMatchObject([{ id, step: 1, refused: null }])
        const fieldsOf = async (reminders: unknown) =>
          Object.keys((await manager.post('/invoices/reminders/send', { reminders })).json.fields)
        expect(await fieldsOf([])).toEqual(['reminders'])
        expect(await fieldsOf(Array.from({ length: 21 }, () => ({ id, step: 1 })))).toEqual(['reminders'])
        expect(await fieldsOf([{ id, step: 4 }])).toEqual(['reminders.0.step'])
        expect(await fieldsOf([{ step: 1 }])).toEqual(['reminders.0.id'])
        expect(await mailsTo(owner, id)).toEqual([])
      })
    },
  }
}
