import { expect, test } from 'vitest'
import type { Client } from '../client.ts'
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

/** Asks until the import is done; each question is answered by what is stored. */
const finished = async (client: Client, id: string) => {
  for (;;) {
    const { json } = await client.get(`/imports?id=${id}`)
    if (json.state === 'done') return json
  }
}

export const importTests = ({ as }: Given): Tests<'imports'> => ({
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

    test('asks for the columns that are required', async () => {
      const admin = await as('admin')
      const { id } = (await upload(admin)).json
      const { status, json } = await admin.put(`/imports?id=${id}`, { mapping: { name: 0, phone: 9 } })
      expect(status).toBe(422)
      expect(json.fields).toMatchObject({ email: { code: 'required' }, phone: { code: 'choice' } })
    })
  },

  rejected: () => {
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
      expect(headers.get('content-type')).toContain('text/csv')
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
