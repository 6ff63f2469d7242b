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
      expect([status, headers.get('etag')]).toEqual([200, `"${json.version}"`])
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
        taxId: 'DE123456789',
      }
      const { status, headers } = await owner.put('/company', { ...change, paperSize: 'Letter' })
      expect(status).toBe(200)
      const paper = await paperOf(owner, 'INV-001')
      for (const text of ['Nordwind GmbH', 'Kai 1', '20457 Hamburg', 'Germany', 'VAT ID: DE123456789']) {
        expect(textsOf(paper)).toContain(text)
      }
      expect(paper.size).toBe('Letter')
      expect(textsOf((await owner.get('/orders/slip?id=5&size=A4')).json)).toContain('Nordwind GmbH')
      expect(textsOf(await paperOf(owner, 'INV-002'))).toContain('Quarterdeck Trading Co.')

      const undone = await owner.post('/changes/undo', { batch: headers.get('x-change-batch') })
      expect(undone.json).toEqual({ undone: 1, kept: [] })
      expect(textsOf(await paperOf(owner, 'INV-001'))).toContain('Quarterdeck Trading Co.')
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
