import type { MailingKind } from '@quarterdeck/contract/sales/mailings'
import { expect, test } from 'vitest'
import type { Client, Json } from '../client.ts'
import type { Given, Tests } from './given.ts'
import { untilOver } from './jobs.ts'
import { mailTo } from './mails.ts'

const to = 'ada@example.com'
const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)
const products = [{ title: 'Lamp', quantity: 3, price: 20 }]

const issued = async (manager: Client, more: object = {}): Promise<Json> =>
  (await manager.post('/invoices', { customer: { id: 6 }, products, billingAddress: { email: to }, ...more })).json
    .invoice

/** Creates an invoice that is overdue by some days. */
export const late = (manager: Client, days: number, more: object = {}): Promise<Json> =>
  issued(manager, { issueDate: day(days + 14), dueDate: day(days), ...more })

const planFor = async (client: Client, kind: MailingKind, ids?: readonly string[]): Promise<Json> =>
  (await client.post('/invoices/mailings', { kind, ...(ids && { selection: { ids } }) })).json

/** Returns the invoices of a plan, each with its outcome. */
export const plannedFor = async (client: Client, kind: MailingKind, ids?: readonly string[]): Promise<Json[]> => {
  const { groups, left } = await planFor(client, kind, ids)
  return [...groups, ...left].flatMap(({ name, rows }: Json) => rows.map((row: Json) => ({ ...row, name })))
}

const send = (client: Client, plan: Json, more: object = {}, headers = {}) =>
  client.post('/invoices/mailings/send', { id: plan.id, ...more }, headers)

/** Executes a plan and returns its outcome. */
const outcomeOf = async (client: Client, plan: Json, more: object = {}): Promise<Json> => {
  const { status, json } = await send(client, plan, more)
  expect([status, json.message]).toEqual([202, undefined])
  const job = await untilOver(client, json.job.id)
  const refused: Json[] = (await client.get(`/jobs/refused?id=${job.id}`)).json
  return { ...job, refused: refused.map(({ id, code }) => [id, code]) }
}

const mailsOf = async (owner: Client, id: string): Promise<string[]> =>
  (await owner.get(`/invoices/mails?id=${id}`)).json.map(({ kind }: Json) => kind)

export const mailingTests = ({ as }: Given): Tests<'mailings'> => ({
  plan: () => {
    test('says to whom each invoice would go, which are paid already, and why one would not', async () => {
      const manager = await as('manager')
      const { id, customer } = await issued(manager, { language: 'de' })
      const paid = await issued(manager, { status: 'complete' })
      const nowhere = await issued(manager, { billingAddress: { email: '' } })
      const gone = await issued(manager)
      await manager.post('/invoices/void', { ids: [gone.id], reason: 'A slip' })
      await manager.post('/invoices/drafts', { customer: { id: 6 }, products })
      const ids = [id.toLowerCase(), paid.id, nowhere.id, gone.id, 'DRAFT-1', 'INV-999']
      const { status, json } = await manager.post('/invoices/mailings', { kind: 'send', selection: { ids } })
      const parts = [...json.groups, ...json.left].map(({ name, count }: Json) => [name, count])
      expect([status, json.total, parts]).toEqual([
        ...[201, 5],
        [
          ['invoice', 1],
          ['paid', 1],
          ['draft', 1],
          ['void', 1],
          ['address', 1],
        ],
      ])
      const row = { id, customer: customer.name, to, language: 'de', sentAt: null, reminder: null }
      expect(json.groups[0].rows).toEqual([row])
    })

    test('says who gets which reminder, and why others get none', async () => {
      const manager = await as('manager')
      const { id, customer } = await late(manager, 20, { language: 'de' })
      const early = await late(manager, 2)
      const nowhere = await late(manager, 20, { billingAddress: { email: '' } })
      const paid = await late(manager, 20, { status: 'complete' })
      const held = await late(manager, 20)
      await manager.put(`/invoices?id=${held.id}`, { reminderHold: 'They dispute it' })
      const ids = [id, early.id, nowhere.id, paid.id, held.id]
      const rows = await plannedFor(manager, 'remind', ids)
      expect(rows.map((row) => [row.id, row.name])).toEqual([
        [id, 'reminder1'],
        [nowhere.id, 'address'],
        [paid.id, 'paid'],
        [held.id, 'held'],
        [early.id, 'early'],
      ])
      expect(rows[0]).toEqual({
        id,
        customer: customer.name,
        to,
        language: 'de',
        sentAt: null,
        name: 'reminder1',
        reminder: {
          step: 1,
          from: day(17),
          remindedOn: null,
          dueOn: day(20),
          daysLate: 20,
          overdueAmount: 60,
          hold: '',
        },
      })
      expect(rows[3]?.reminder.hold).toBe('They dispute it')
      expect(rows[4]?.reminder).toMatchObject({ step: 1, from: day(-1), daysLate: 2 })
    })

    test('has all that a reminder is due for where none are named, and all that a list finds', async () => {
      const manager = await as('manager')
      const due = [await late(manager, 900), await late(manager, 20)].map(({ id }) => id)
      const early = await late(manager, 2)
      const plan = await planFor(manager, 'remind')
      const ids = (await plannedFor(manager, 'remind')).map(({ id }) => id)
      expect([plan.total, plan.left]).toEqual([(await manager.get('/invoices/reminders')).json.due, []])
      expect(ids).toEqual(expect.arrayContaining(due))
      expect(ids).not.toContain(early.id)
      const selection = { query: 'state=overdue', except: [due[0]] }
      const { json } = await manager.post('/invoices/mailings', { kind: 'send', selection })
      const overdue: Json[] = (await manager.get('/invoices?state=overdue&perPage=100')).json
      expect(json.total).toBe(overdue.length - 1)
    })

    test('refuses what is no list, and what is no selection', async () => {
      const manager = await as('manager')
      const ask = async (body: object) => (await manager.post('/invoices/mailings', body)).status
      expect(await ask({ kind: 'send', selection: { query: 'colour=red', except: [] } })).toBe(400)
      expect(await ask({ kind: 'send' })).toBe(422)
      expect(await ask({ kind: 'shout', selection: { ids: ['INV-001'] } })).toBe(422)
      expect(await (await as('viewer')).post('/invoices/mailings', { kind: 'remind' })).toMatchObject({ status: 403 })
    })
  },

  send: () => {
    test('mails all but those that were taken out, and names who was left out and why', async () => {
      const [manager, owner] = [await as('manager'), await as('owner')]
      const made = []
      for (let count = 0; count < 13; count++) made.push((await issued(manager)).id)
      const [out = '', ...others] = made
      const paid = await issued(manager, { status: 'complete' })
      const nowhere = await issued(manager, { billingAddress: { email: '' } })
      const plan = await planFor(manager, 'send', [...made, paid.id, nowhere.id])
      const job = await outcomeOf(manager, plan, { skip: ['paid'], except: [out] })
      expect(job).toMatchObject({ kind: 'send', state: 'done', done: 13, total: 13, changed: 12 })
      expect(job.refused).toEqual([[nowhere.id, 'address']])
      expect(await mailsOf(owner, others[11] ?? '')).toEqual(['invoice'])
      expect([await mailsOf(owner, out), await mailsOf(owner, paid.id)]).toEqual([[], []])
      const sent = (await owner.get(`/invoices?id=${others[0]}`)).json
      expect(sent.state).toBe('sent')
      const undone = await owner.post('/changes/undo', { batch: job.batch })
      expect([undone.status < 500, (await owner.get(`/invoices?id=${others[0]}`)).json.state]).toEqual([true, 'sent'])
    })

    test('mails to an address that was corrected meanwhile, and not once more what went to the one before', async () => {
      const [manager, owner] = [await as('manager'), await as('owner')]
      const [{ id }, { id: corrected }] = [await issued(manager), await issued(manager)]
      const plan = await planFor(manager, 'send', [id, corrected])
      await outcomeOf(manager, await planFor(manager, 'send', [id]))
      for (const each of [id, corrected])
        await manager.put(`/invoices?id=${each}`, { billingAddress: { email: 'new@example.com' } })
      expect((await outcomeOf(manager, plan)).refused).toEqual([[id, 'mailed']])
      const sentTo = async (each: string) =>
        (await owner.get(`/invoices/mails?id=${each}`)).json.map((mail: Json) => mail.to)
      expect([await sentTo(id), await sentTo(corrected)]).toEqual([[to], ['new@example.com']])
    })

    test('names what has another number by now', async () => {
      const manager = await as('manager')
      const { invoice: draft } = (await manager.post('/invoices/drafts', { customer: { id: 6 }, products })).json
      const plan = await planFor(manager, 'send', [draft.id, (await issued(manager)).id])
      const { invoices } = (await manager.post('/invoices/issue', { ids: [draft.id] })).json
      const job = await outcomeOf(manager, plan)
      expect([job.done, job.changed, job.refused]).toEqual([2, 1, [[invoices[0].id, 'draft']]])
    })

    test('sends one that is paid where somebody saw that it is, and none that was paid meanwhile', async () => {
      const [manager, owner] = [await as('manager'), await as('owner')]
      const [paid, paying] = [await issued(manager, { status: 'complete' }), await issued(manager)]
      const plan = await planFor(manager, 'send', [paid.id, paying.id])
      await manager.put(`/invoices?id=${paying.id}`, { status: 'complete' })
      expect(await outcomeOf(manager, plan)).toMatchObject({ changed: 1, refused: [[paying.id, 'paid']] })
      expect([await mailsOf(owner, paid.id), await mailsOf(owner, paying.id)]).toEqual([['invoice'], []])
    })

    test('mails the step with how late it is and what is owed, and notes it', async () => {
      const [manager, owner] = [await as('manager'), await as('owner')]
      const { id } = await late(manager, 20)
      const job = await outcomeOf(manager, await planFor(manager, 'remind', [id]))
      expect(job).toMatchObject({ kind: 'remind', state: 'done', changed: 1, refused: [] })
      const invoice = (await manager.get(`/invoices?id=${id}`)).json
      expect(invoice).toMatchObject({ reminderStep: 1, state: 'overdue', sentAt: invoice.remindedAt })
      const mail = await mailTo(owner, to, 'reminder1')
      expect(mail.subject).toContain(id)
      expect(mail.content.text).toContain('20 days overdue. $60.00 is still outstanding')
      expect(mail.content.link).toMatch(/\/admin\/i\/[\w-]{43}$/)
      const { makesPdf } = (await owner.get('/billing')).json
      expect(mail.files.map(({ name }: Json) => name)).toEqual(makesPdf ? [`${id}.pdf`] : [])
    })

    test('reminds nobody who paid meanwhile, and takes no other step than was seen', async () => {
      const [manager, admin, owner] = [await as('manager'), await as('admin'), await as('owner')]
      const [paid = '', held = '', sent = ''] = [
        ...[await late(manager, 20), await late(manager, 20), await late(manager, 20)].map(({ id }) => id),
      ]
      const plan = await planFor(manager, 'remind', [paid, held, sent])
      const { steps } = (await admin.get('/invoices/reminders')).json
      const later = await planFor(manager, 'remind', [sent])
      await admin.put('/invoices/reminders', { steps: steps.with(0, { ...steps[0], isOn: false }) })
      expect((await outcomeOf(manager, later)).refused).toEqual([[sent, 'changed']])
      await admin.put('/invoices/reminders', { steps })
      await manager.put(`/invoices?id=${paid}`, { status: 'complete' })
      await admin.put(`/invoices?id=${held}`, { reminderHold: 'They dispute it' })
      expect((await outcomeOf(manager, plan)).refused).toEqual([
        [paid, 'paid'],
        [held, 'held'],
      ])
      expect([await mailsOf(owner, paid), await mailsOf(owner, sent)]).toEqual([[], ['reminder1']])
      const again = await planFor(admin, 'remind', [sent])
      expect(again.left).toMatchObject([{ name: 'recent', rows: [{ reminder: { step: 2, from: day(-11) } }] }])
    })

    test.each(['send', 'remind'] as const)('mails each once, however many %s it and at once', async (kind) => {
      const staff = [await as('manager'), await as('admin'), await as('owner')] as const
      const { id } = await late(staff[0], 20)
      const plans = await Promise.all(staff.map((who) => planFor(who, kind, [id])))
      const jobs = await Promise.all(staff.map((who, at) => outcomeOf(who, plans[at])))
      expect(jobs.map(({ changed }) => changed).toSorted()).toEqual([0, 0, 1])
      const why = kind === 'send' ? 'mailed' : 'recent'
      expect(jobs.flatMap(({ refused }) => refused)).toEqual([
        [id, why],
        [id, why],
      ])
      expect(await mailsOf(staff[2], id)).toEqual([kind === 'send' ? 'invoice' : 'reminder1'])
    })

    test('is done once, answers the same to the same key, and is for whoever made the plan', async () => {
      const [manager, admin, owner] = [await as('manager'), await as('admin'), await as('owner')]
      const { id } = await issued(manager)
      const plan = await planFor(manager, 'send', [id])
      expect((await send(admin, plan)).status).toBe(404)
      const once = () => send(manager, plan, {}, { 'idempotency-key': 'pressed-twice' })
      const [first, second] = await Promise.all([once(), once()])
      expect([first.status, second.json]).toEqual([202, first.json])
      expect((await send(manager, plan)).json.message).toBe('This plan was applied already')
      expect((await manager.post(`/plans/apply?id=${plan.id}`)).status).toBe(404)
      expect(await mailsOf(owner, id)).toEqual(['invoice'])
    })
  },
})
