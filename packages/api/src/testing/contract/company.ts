import { dayOf, instantToDay } from '@quarterdeck/contract/kit/day'
import { daysAfter } from '@quarterdeck/contract/sales/recurrence'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Client, Json } from '../client.ts'
import { emailOf, type Given, type Tests } from './given.ts'
import { textsOf } from './papers.ts'
import type { UpdateExample } from './updates.ts'

export const companyUpdate: UpdateExample = {
  read: async (owner) => (await owner.get('/company')).json,
  change: [{ name: 'One Ltd.' }, { name: 'Two Ltd.' }],
}

const paperOf = async (client: Client, id: string) => (await client.get(`/invoices/document?id=${id}`)).json

const logo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 0, g: 80, b: 160, alpha: 0.5 } } })
    .webp()
    .toBuffer()

const upload = (client: Client, file: Uint8Array) =>
  client.post('/company/logo', new Uint8Array(file), { 'content-type': 'application/octet-stream' })

export const companyTests = ({ as }: Given): Tests<'company'> => ({
  read: () => {
    test('tells everybody who sees invoices whom papers are from', async () => {
      const { status, json, headers } = await (await as('viewer')).get('/company')
      expect([status, headers.get('etag')]).toEqual([200, expect.stringMatching(`^"${json.version}[-"]`)])
      expect(json).toMatchObject({ name: 'Quarterdeck Trading Co.', country: 'United States', logo: null })
    })
  },

  update: () => {
    test('is on all papers from then on, but for invoices that were sent, and is taken back by Undo', async () => {
      const owner = await as('owner')
      await owner.post('/invoices/sent', { ids: ['INV-002'] })
      const change = {
        name: 'Nordwind GmbH',
        address: 'Kai 1\n20457 Hamburg',
        country: 'Germany',
        taxId: 'DE123456788',
      }
      const { status, headers } = await owner.put('/company', { ...change, paperSize: 'Letter' })
      expect(status).toBe(200)
      const paper = await paperOf(owner, 'INV-001')
      for (const text of ['Nordwind GmbH', 'Kai 1', '20457 Hamburg', 'Germany', 'VAT ID: DE123456788']) {
        expect(textsOf(paper)).toContain(text)
      }
      expect(paper.size).toBe('Letter')
      expect(textsOf((await owner.get('/orders/slip?id=5&size=A4')).json)).toContain('Nordwind GmbH')
      expect(textsOf(await paperOf(owner, 'INV-002'))).toContain('Quarterdeck Trading Co.')

      const undone = await owner.post('/changes/undo', { batch: headers.get('x-change-batch') })
      expect(undone.json).toEqual({ undone: 1, kept: [] })
      expect(textsOf(await paperOf(owner, 'INV-001'))).toContain('Quarterdeck Trading Co.')
    })

    test('says what new invoices begin with, unless they say otherwise', async () => {
      const owner = await as('owner')
      const usual = { invoiceDays: 30, invoiceTaxRate: 19, invoiceTerms: 'By transfer', invoiceNotes: 'Thank you' }
      expect((await owner.put('/company', usual)).json).toMatchObject(usual)
      const draft = { customer: { id: 5 }, products: [{ title: 'Lamp', quantity: 1, price: 10 }] }
      const { invoice } = (await owner.post('/invoices', draft)).json
      expect(invoice).toMatchObject({ terms: 'By transfer', notes: 'Thank you' })
      expect(instantToDay(invoice.dueDate)).toBe(daysAfter(instantToDay(invoice.issueDate), 30))
      const other = (await owner.post('/invoices', { ...draft, terms: '', notes: 'Come again' })).json
      expect(other.invoice).toMatchObject({ terms: '', notes: 'Come again' })
      expect((await owner.put('/company', { invoiceDays: 367 })).json.fields.invoiceDays).toMatchObject({
        code: 'too_big',
      })
    })

    test('has a time zone, by whose days invoices are dated and late, on paper and in lists alike', async () => {
      const owner = await as('owner')
      const now = new Date()
      // A zone in which the date differs from that in UTC, at any hour.
      const timeZone = now.getUTCHours() >= 10 ? 'Pacific/Kiritimati' : 'Pacific/Pago_Pago'
      const [today, inUtc] = [dayOf(now, timeZone), dayOf(now, 'UTC')]
      expect(today).not.toBe(inUtc)
      await owner.put('/company', { timeZone })
      expect((await owner.get('/me')).json.companyZone).toBe(timeZone)
      const make = async (days: Json) =>
        (
          await owner.post('/invoices', {
            customer: { id: 1 },
            products: [{ title: 'Tea', quantity: 1, price: 1 }],
            ...days,
          })
        ).json.invoice
      const made = await make({})
      expect(instantToDay(made.issueDate)).toBe(today)
      expect(instantToDay((await make({ issueDate: now.toISOString() })).issueDate)).toBe(today)
      for (const issueDate of [`${inUtc}T00:00:00.000Z`, `${inUtc}T12:00:00.000Z`]) {
        expect((await make({ issueDate })).issueDate).toBe(issueDate)
      }
      const paper = await paperOf(owner, made.id)
      const written = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })
      expect(textsOf(paper)).toContain(written.format(new Date(today)))
      expect(
        instantToDay(
          (await owner.post('/payments', { method: 'Paypal', parts: [{ invoiceId: made.id, amount: 1 }] })).json
            .payments[0].date,
        ),
      ).toBe(today)

      const [due, next] = [today, daysAfter(today, -1)].map((day) =>
        make({ issueDate: daysAfter(day, -9), dueDate: day }),
      )
      const [onTime, late] = [await due, await next]
      expect([onTime.state, late.state]).toEqual(['issued', 'overdue'])
      const idsIn = async (state: string) =>
        (await owner.get(`/invoices?state=${state}`)).json.map(({ id }: Json) => id)
      expect([await idsIn('issued'), await idsIn('overdue')]).toEqual([
        expect.arrayContaining([onTime.id]),
        expect.arrayContaining([late.id]),
      ])
      expect((await owner.get('/receivables/totals')).json.asOf).toBe(today)
    })

    test('goes by the clocks of a place that there is', async () => {
      const owner = await as('owner')
      for (const timeZone of ['Mars/Base', '+02:00', 'Europe', '', 'Berlin']) {
        const { status, json } = await owner.put('/company', { timeZone })
        expect([timeZone, status, Object.keys(json.fields)]).toEqual([timeZone, 422, ['timeZone']])
      }
    })

    test('is told to all owners, who did it included, by notice and mail, whatever they arranged', async () => {
      const [owner, admin] = [await as('owner'), await as('admin')]
      const off = { product: false, mail: false, digest: false }
      await owner.put('/notices/settings', { quiet: { from: '00:00', to: '23:59' }, channels: { invoice_viewed: off } })
      const told = async (client: Client) =>
        (await client.get('/notices')).json.notices
          .map(({ event }: Json) => event)
          .filter((event: string) => /^(bank|company)_changed$/.test(event))
      const changed = await owner.put('/company', { iban: 'DE89370400440532013000', phone: '1' })
      expect([(await told(owner)).toSorted(), await told(admin)]).toEqual([['bank_changed', 'company_changed'], []])
      await admin.put('/company', { registration: 'HRB 1' })
      await upload(admin, await logo(10, 10))
      await owner.post('/changes/undo', { batch: changed.headers.get('x-change-batch') })
      await owner.put('/company', { registration: 'HRB 1' })
      expect((await told(owner)).toSorted()).toEqual([
        ...['bank_changed', 'bank_changed', 'company_changed', 'company_changed', 'company_changed', 'company_changed'],
      ])
      const mails = (await owner.get('/outbox?template=notice')).json
      expect(mails.filter(({ to }: Json) => to === emailOf('owner'))).toHaveLength(6)
    })

    test('keeps an account that could be right, in one form, and shows it where one pays', async () => {
      const owner = await as('owner')
      const { json } = await owner.put('/company', { iban: 'de89 3704 0044 0532 0130 00', bic: 'cobadeff' })
      expect(json).toMatchObject({ iban: 'DE89370400440532013000', bic: 'COBADEFF' })
      const paper = textsOf(await paperOf(owner, 'INV-001'))
      for (const text of ['Bank details', 'IBAN DE89 3704 0044 0532 0130 00', 'BIC COBADEFF'])
        expect(paper).toContain(text)
      const refused = await owner.put('/company', { iban: 'DE88370400440532013000', bic: 'X', email: 'x' })
      expect([refused.status, Object.keys(refused.json.fields).sort()]).toEqual([422, ['bic', 'email', 'iban']])
      expect((await (await as('manager')).put('/company', { name: 'Mine' })).status).toBe(403)
    })
  },

  changeLogo: () => {
    test('stands at the head of papers, small enough for its place', async () => {
      const owner = await as('owner')
      const { status, json } = await upload(owner, await logo(1280, 320))
      expect([status, json.logo.width, json.logo.height]).toEqual([200, 640, 160])
      expect(json.logo.source).toMatch(/^data:image\/png;base64,iVBOR/)
      const [image] = (await paperOf(owner, 'INV-001')).pages[0].filter(({ kind }: Json) => kind === 'image')
      expect(image).toMatchObject({ source: json.logo.source, width: 160, height: 40 })
      const refused = await upload(owner, new TextEncoder().encode('no picture'))
      expect([refused.status, refused.json.fields.image.code]).toEqual([422, 'picture_type'])
    })
  },

  removeLogo: () => {
    test('is gone from papers, and comes back by Undo', async () => {
      const owner = await as('owner')
      await upload(owner, await logo(300, 300))
      const { json, headers } = await owner.del('/company/logo')
      expect(json.logo).toBeNull()
      await owner.post('/changes/undo', { batch: headers.get('x-change-batch') })
      expect((await owner.get('/company')).json.logo).toMatchObject({ width: 176, height: 176 })
    })
  },
})
