import { expect, test } from 'vitest'
import type { Client, Json } from '../client.ts'
import type { Given, Tests } from './given.ts'

const csv = { 'content-type': 'text/csv' }

const file = [
  'Nombre;Correo;País;Status',
  '"Ana; María";ana@example.com;Spain;active',
  'Zoë Müller;zoe@example.com;Germany;',
  ';nobody@example.com;;',
  'Twice;ANA@example.com;;',
  'Taken;admin@quarterdeck.test;;',
  'Bad;not an address;;Asleep',
  '',
].join('\r\n')

const upload = (client: Client, text = file) => client.post('/imports?entity=users&fileName=people.csv', text, csv)

const mapping = { name: 0, email: 1, address: 2, status: 3 }

const uploadProducts = async (client: Client, text: string): Promise<string> =>
  (await client.post('/imports?entity=products&fileName=prices.csv', text, csv)).json.id

/** Polls until the import is done. */
const finished = async (client: Client, id: string) => {
  for (;;) {
    const { json } = await client.get(`/imports?id=${id}`)
    if (json.state === 'done') return json
  }
}

/** `商品名,コード,価格` and one row, as a Japanese spreadsheet saves them. */
const shiftJis = new Uint8Array([
  0x8f, 0xa4, 0x95, 0x69, 0x96, 0xbc, 0x2c, 0x83, 0x52, 0x81, 0x5b, 0x83, 0x68, 0x2c, 0x89, 0xbf, 0x8a, 0x69, 0x0d,
  0x0a, 0x89, 0xef, 0x8b, 0x63, 0x97, 0x70, 0x8a, 0xf7, 0x2c, 0x44, 0x2d, 0x31, 0x30, 0x2c, 0x31, 0x39, 0x38, 0x30,
  0x30, 0x0d, 0x0a,
])

export const importTests = ({ as }: Given): Tests<'imports'> => ({
  preview: () => {
    test('shows how a file would be read, and as what else it could be', async () => {
      const admin = await as('admin')
      const preview = (query: string) => admin.post(`/imports/preview?${query}`, shiftJis, csv)
      const { status, json } = await preview('language=ja')
      expect(status).toBe(200)
      expect(json).toEqual({
        encoding: 'shift_jis',
        separator: 'comma',
        sheets: [],
        sheet: null,
        columns: ['商品名', 'コード', '価格'],
        rows: [['会議用机', 'D-10', '19800']],
      })
      const other = await preview('encoding=windows-1252&separator=semicolon')
      expect(other.json).toMatchObject({ encoding: 'windows-1252', separator: 'semicolon' })
      expect(other.json.columns).toHaveLength(1)
      expect((await preview('encoding=utf-8')).json.fields).toMatchObject({ encoding: { code: 'characters' } })
      expect((await preview('encoding=klingon')).status).toBe(400)
    })

    test('what calls itself a workbook and is none is refused, with nothing kept', async () => {
      const admin = await as('admin')
      const bytes = new TextEncoder().encode('PK\u0003\u0004 and nothing more')
      for (const path of ['/imports/preview?', '/imports?entity=users&fileName=people.xlsx']) {
        const { status, json } = await admin.post(path, bytes, csv)
        expect([path, status, json.fields]).toEqual([
          path,
          422,
          { workbook: expect.objectContaining({ code: 'invalid' }) },
        ])
      }
    })
  },

  upload: () => {
    test('reads the file and guesses the columns, in any language', async () => {
      const { status, json } = await upload(await as('admin'))
      expect(status).toBe(201)
      expect(json).toMatchObject({
        state: 'uploaded',
        rows: 6,
        columns: ['Nombre', 'Correo', 'País', 'Status'],
        mapping,
      })
      expect(json.sample[0]).toEqual(['Ana; María', 'ana@example.com', 'Spain', 'active'])
    })

    test('reads a file in any encoding, as it is told or as it looks, and says as what', async () => {
      const admin = await as('admin')
      for (const query of ['language=ja', 'encoding=shift_jis&separator=comma']) {
        const { json } = await admin.post(`/imports?entity=products&fileName=a.csv&${query}`, shiftJis, csv)
        expect(json).toMatchObject({
          encoding: 'shift_jis',
          separator: 'comma',
          sample: [['会議用机', 'D-10', '19800']],
          mapping: { title: 0, code: 1, price: 2 },
        })
      }
    })

    test('does not take another file for the same under one Idempotency-Key', async () => {
      const admin = await as('admin')
      const send = (text: string) =>
        admin.post('/imports?entity=users&fileName=x.csv', text, { ...csv, 'idempotency-key': 'one' })
      const first = await send(file)
      expect((await send(file)).json.id).toBe(first.json.id)
      expect((await send('name,email\nOther,other@example.com')).json.code).toBe('key_reused')
    })

    test.each(['', '\n\n', 'name,email', 'name,email\n,\n'])('refuses %j', async (text) => {
      const { status } = await upload(await as('admin'), text)
      expect(status).toBe(422)
    })
  },

  read: () => {
    test('does not find an unknown import', async () => {
      expect((await (await as('admin')).get('/imports?id=nonsense')).status).toBe(404)
    })
  },

  plan: () => {
    test('says what would happen and changes nothing', async () => {
      const admin = await as('admin')
      const { id } = (await upload(admin)).json
      const { json } = await admin.put(`/imports?id=${id}`, { mapping })
      expect(json).toMatchObject({ state: 'planned', ready: 2, rejected: 4, created: 0 })
      expect((await admin.get('/users')).json).toHaveLength(20)
    })

    test('tells what a price list would create, change, leave as it is and refuse, as it is chosen', async () => {
      const admin = await as('admin')
      const [one, two, three] = (await admin.get('/products?sort=id')).json
      const id = await uploadProducts(
        admin,
        [
          'Artikelnummer;Titel;Preis;Rabatt;Bestand',
          `${one.code.toLowerCase()};;"1.234,50 $";12,5;`,
          `${two.code};;${two.price};;${two.stock}`,
          'NEW-1;New lamp;19,90;;4',
          `${three.code};;-1;;`,
          `${one.code};;5;;`,
          'NEW-2;;5;;',
        ].join('\n'),
      )
      const columns = { code: 0, title: 1, price: 2, discount: 3, stock: 4 }
      const found = async (mode: string) => {
        const { json } = await admin.put(`/imports?id=${id}`, { mapping: columns, mode })
        expect(json).toMatchObject({ mode, mapping: columns, modes: ['create', 'update', 'both'] })
        return [json.ready - json.changing, json.changing, json.unchanged, json.rejected]
      }
      expect(await found('create')).toEqual([1, 0, 0, 5])
      expect(await found('update')).toEqual([0, 1, 1, 4])
      expect(await found('both')).toEqual([1, 1, 1, 3])
      const refused: Json[] = (await admin.get(`/imports/rejected?id=${id}`)).json
      expect(refused.map(({ row, problems: [first] }) => [row, first.column, first.code])).toEqual([
        [5, 'Preis', 'too_small'],
        [6, 'Artikelnummer', 'taken'],
        [7, 'Titel', 'required'],
      ])
      expect((await admin.get('/products?sort=id')).json.slice(0, 3)).toEqual([one, two, three])
    })

    test('understands the choices of a field by the words of whoever imports it', async () => {
      const admin = await as('admin')
      const [one] = (await admin.get('/products?sort=id')).json
      const file = [
        'Artikelnummer;Titel;Preis;Kategorie;Status',
        `${one.code};;;Haus & Küche ;ENTWURF`,
        'N-1;Lampe;5;furniture;Draft',
        'N-2;Lampe;5;Mode;Entwurf',
        'N-3;Lampe;5;Unfug;Entwurf',
      ]
      const id = await uploadProducts(admin, file.join('\n'))
      const words = { category: { 'Haus & Küche': 'home-kitchen', Mode: 'fashion' }, status: { Entwurf: 'Draft' } }
      const columns = { code: 0, title: 1, price: 2, category: 3, status: 4 }
      const { json } = await admin.put(`/imports?id=${id}`, { mapping: columns, mode: 'both', words })
      expect([json.changing, json.ready, json.rejected]).toEqual([1, 3, 1])
      const [refused] = (await admin.get(`/imports/rejected?id=${id}`)).json
      expect(refused.problems).toMatchObject([{ column: 'Kategorie', value: 'Unfug', code: 'choice' }])
      await admin.post('/imports/run', { id })
      await finished(admin, id)
      const after: Json[] = (await admin.get('/products?sort=id')).json
      expect([after[0], ...after.slice(-2)].map(({ category, status }) => [category, status])).toEqual([
        ['home-kitchen', 'Draft'],
        ['furniture', 'Draft'],
        ['fashion', 'Draft'],
      ])
    })

    test('needs no more than the key where records are only changed, and refuses what an entity cannot', async () => {
      const admin = await as('admin')
      const id = await uploadProducts(admin, 'sku,price\nX-1,5\n')
      expect((await admin.put(`/imports?id=${id}`, { mapping: { price: 1 }, mode: 'update' })).json.fields).toEqual({
        code: expect.objectContaining({ code: 'required' }),
      })
      const planned = await admin.put(`/imports?id=${id}`, { mapping: { code: 0, price: 1 }, mode: 'update' })
      expect(planned.json).toMatchObject({ ready: 0, rejected: 1 })
      const users = (await upload(admin)).json.id
      expect((await admin.put(`/imports?id=${users}`, { mapping, mode: 'update' })).status).toBe(422)
    })

    test('reads numbers as their whole column has them, or as it is told', async () => {
      const admin = await as('admin')
      const id = await uploadProducts(admin, 'code;title;price;stock\nN-1;Lamp;2.500;1.000\nN-2;Desk;12,50;4\n')
      expect((await admin.get(`/imports?id=${id}`)).json.signs).toEqual(['none', 'none', 'comma', 'unclear'])
      const columns = { code: 0, title: 1, price: 2, stock: 3 }
      const plan = (decimals: Json) => admin.put(`/imports?id=${id}`, { mapping: columns, decimals })
      expect((await plan({ price: 'point' })).json).toMatchObject({ decimals: { price: 'point', stock: 'point' } })
      expect((await plan({ stock: 'comma' })).json).toMatchObject({
        ready: 2,
        decimals: { price: 'comma', stock: 'comma' },
      })
      await admin.post('/imports/run', { id })
      await finished(admin, id)
      const after: Json[] = (await admin.get('/products?sort=id')).json
      expect(after.slice(-2).map(({ price, stock }) => [price, stock])).toEqual([
        [2500, 1000],
        [12.5, 4],
      ])
    })

    test('takes no amount in another currency for one of ours', async () => {
      const admin = await as('admin')
      const amounts = ['€12.50', '12.50 EUR', 'CA$ 12.50', '£12', '12 kr', '$12.50', 'US$ 12.50', '12.50 USD']
      const rows = amounts.map((amount, index) => `N-${index};Lamp;${amount}`)
      const id = await uploadProducts(admin, ['code;title;price', ...rows].join('\n'))
      const { json } = await admin.put(`/imports?id=${id}`, { mapping: { code: 0, title: 1, price: 2 } })
      expect([json.ready, json.rejected]).toEqual([3, 5])
      const refused: Json[] = (await admin.get(`/imports/rejected?id=${id}`)).json
      expect(refused.map(({ problems: [{ value, code }] }) => [value, code])).toEqual(
        amounts.slice(0, 5).map((amount) => [amount, 'currency']),
      )
    })

    test('refuses a value whose letters were lost before', async () => {
      const admin = await as('admin')
      const { id } = (await upload(admin, 'name,email,note\nM\uFFFDller,m@example.com,\nAnn,a@example.com,\uFFFD\n'))
        .json
      const { json } = await admin.put(`/imports?id=${id}`, { mapping: { name: 0, email: 1 } })
      expect([json.ready, json.rejected]).toEqual([1, 1])
      const [refused] = (await admin.get(`/imports/rejected?id=${id}`)).json
      expect(refused.problems).toMatchObject([{ column: 'name', code: 'characters' }])
    })

    test('asks for the columns that are required', async () => {
      const admin = await as('admin')
      const { id } = (await upload(admin)).json
      const { status, json } = await admin.put(`/imports?id=${id}`, { mapping: { name: 0, phone: 9 } })
      expect(status).toBe(422)
      expect(json.fields).toMatchObject({ email: { code: 'required' }, phone: { code: 'choice' } })
    })
  },

  changes: () => {
    test('shows each changed record as it is and as it was read, before anything changes', async () => {
      const admin = await as('admin')
      const [one, two] = (await admin.get('/products?sort=id')).json
      const file = `code;price;status\n${one.code};2.500;Draft\n${two.code};${two.price};\nNEW-1;12,50;\n`
      const id = await uploadProducts(admin, file)
      const mapping = { code: 0, price: 1, status: 2 }
      expect((await admin.get(`/imports/changes?id=${id}`)).json).toEqual([])
      await admin.put(`/imports?id=${id}`, { mapping, mode: 'update', decimals: { price: 'comma' } })
      const { json } = await admin.get(`/imports/changes?id=${id}`)
      expect(json[0]).toEqual({
        row: 2,
        id: String(one.id),
        title: one.title,
        before: { price: one.price, status: one.status },
        after: { price: 2500, status: 'Draft' },
      })
      expect((await admin.get('/products?sort=id')).json[0]).toEqual(one)
    })
  },

  rejected: () => {
    test('takes VAT numbers and countries of people in any language, and names what is none', async () => {
      const admin = await as('admin')
      const rows = [
        'Name;E-Mail;Land;USt-IdNr.',
        'Anna;anna@example.com;Österreich;ATU 13585627',
        'Bert;bert@example.com;DE;DE136695976',
        'Cleo;cleo@example.com;XX;',
        'Dora;dora@example.com;Germany;DE136695977',
      ]
      const { json } = await upload(admin, rows.join('\r\n'))
      expect(json.mapping).toEqual({ name: 0, email: 1, address: 2, vatId: 3 })
      await admin.put(`/imports?id=${json.id}`, { mapping: json.mapping })
      const rejected = (await admin.get(`/imports/rejected?id=${json.id}`)).json
      expect(rejected).toMatchObject([
        { row: 4, problems: [{ column: 'Land', value: 'XX', code: 'country' }] },
        { row: 5, problems: [{ column: 'USt-IdNr.', code: 'vat_id' }] },
      ])
      await admin.post('/imports/run', { id: json.id })
      await finished(admin, json.id)
      const [anna] = (await admin.get('/users?email=anna@example.com')).json
      expect(anna).toMatchObject({ address: 'Austria', vatId: 'ATU13585627' })
    })

    test('explains each refused row by column and value', async () => {
      const admin = await as('admin')
      const { id } = (await upload(admin)).json
      await admin.put(`/imports?id=${id}`, { mapping })
      const { json } = await admin.get(`/imports/rejected?id=${id}`)
      expect(
        json.map(({ row, problems }: { row: number; problems: { column: string; value: string; code: string }[] }) => [
          row,
          problems.map(({ column, value, code }) => [column, value, code]),
        ]),
      ).toEqual([
        [4, [['Nombre', '', 'required']]],
        [5, [['Correo', 'ANA@example.com', 'taken']]],
        [6, [['Correo', 'admin@quarterdeck.test', 'taken']]],
        [
          7,
          [
            ['Correo', 'not an address', 'email'],
            ['Status', 'Asleep', 'choice'],
          ],
        ],
      ])
    })
  },

  rejectedFile: () => {
    test('gives the refused rows as a file that can be mended and imported', async () => {
      const admin = await as('admin')
      const { id } = (await upload(admin)).json
      await admin.put(`/imports?id=${id}`, { mapping })
      const { headers, text } = await admin.get(`/imports/rejected.csv?id=${id}`)
      expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
      expect(headers.get('content-disposition')).toContain('rejected.csv')
      expect(text.trimEnd().split('\r\n')).toHaveLength(5)
      expect(text).toContain('not an address')
    })
  },

  run: () => {
    test('creates the rows that are ready, and is undone as one', async () => {
      const admin = await as('admin')
      const { id, batch } = (await upload(admin)).json
      await admin.put(`/imports?id=${id}`, { mapping })
      expect((await admin.post('/imports/run', { id })).status).toBe(202)
      expect(await finished(admin, id)).toMatchObject({ created: 2, rejected: 4, ready: 2 })
      const found = (await admin.get('/users?q=ana%3B')).json
      expect(found[0]).toMatchObject({ name: 'Ana; María', address: 'Spain', status: 'Active', accessRole: 'viewer' })
      expect((await admin.post('/changes/undo', { batch })).json).toEqual({ undone: 2, kept: [] })
      expect((await admin.get('/users')).json).toHaveLength(20)
    })

    test('says whether it was taken back, and while that goes on in the background', async () => {
      const admin = await as('admin')
      const people = Array.from({ length: 1001 }, (_, index) => `Person ${index},person${index}@example.com\n`)
      const { id, batch } = (await upload(admin, `name,email\n${people.join('')}`)).json
      await admin.put(`/imports?id=${id}`, { mapping: { name: 0, email: 1 } })
      await admin.post('/imports/run', { id })
      expect(await finished(admin, id)).toMatchObject({ created: 1001, undo: 'not' })
      const { job } = (await admin.post('/changes/undo', { batch })).json
      expect(job).toBeDefined()
      const said: string[] = []
      while (said.at(-1) !== 'done') said.push((await admin.get(`/imports?id=${id}`)).json.undo)
      expect(said).not.toContain('not')
      expect((await admin.get('/users')).json).toHaveLength(20)

      await admin.post('/changes/undo', { batch: (await admin.get(`/jobs?id=${job}`)).json.batch })
      while ((await admin.get(`/imports?id=${id}`)).json.undo !== 'not');
      expect((await admin.get('/users')).json.length).toBeGreaterThan(20)
    })

    test('creates and changes products by their codes, and is undone as one but for what was changed since', async () => {
      const admin = await as('admin')
      const all = async (): Promise<Json[]> => (await admin.get('/products?sort=id')).json
      const before = await all()
      const [one, two, three] = before
      const id = await uploadProducts(
        admin,
        `code,title,price,stock\n${one.code},,12.34,\n${two.code},Renamed,${two.price},7\n${three.code},,77,\nNEW-1,New lamp,19.90,4\n`,
      )
      const columns = { code: 0, title: 1, price: 2, stock: 3 }
      const { batch } = (await admin.put(`/imports?id=${id}`, { mapping: columns, mode: 'both' })).json
      await admin.post('/imports/run', { id })
      expect(await finished(admin, id)).toMatchObject({ created: 1, updated: 3, rejected: 0, ready: 4, changing: 3 })
      const after = await all()
      expect(after.slice(0, 3)).toMatchObject([
        { price: 12.34, stock: one.stock, title: one.title, version: one.version + 1 },
        { title: 'Renamed', price: two.price, stock: 7 },
        { price: 77 },
      ])
      expect(after.at(-1)).toMatchObject({ code: 'NEW-1', title: 'New lamp', price: 19.9, stock: 4, status: 'Draft' })

      await admin.put('/products?id=3', { price: 78 })
      const { json } = await admin.post('/changes/undo', { batch })
      expect([json.undone, json.kept]).toEqual([
        3,
        [{ entity: 'products', record: '3', fields: ['price'], reason: 'changed' }],
      ])
      const values = ({ title, price, stock }: Json) => [title, price, stock]
      expect((await all()).map(values)).toEqual(before.with(2, { ...three, price: 78 }).map(values))
    })

    test('runs once', async () => {
      const admin = await as('admin')
      const { id } = (await upload(admin)).json
      expect((await admin.post('/imports/run', { id })).status).toBe(409)
      await admin.put(`/imports?id=${id}`, { mapping })
      await admin.post('/imports/run', { id })
      expect((await admin.post('/imports/run', { id })).status).toBe(409)
      await finished(admin, id)
    })
  },
})
