import { noted } from '@quarterdeck/contract/kit/entities'
import { expect, test } from 'vitest'
import type { Given, Tests } from './given.ts'
import type { UpdateExample } from './updates.ts'

export const noteUpdate: UpdateExample = {
  read: async (owner) =>
    (await owner.post('/notes', { about: { entity: 'orders', record: '9' }, text: 'None' })).json.note,
  change: [{ text: 'One' }, { text: 'Two' }],
}

const order = { entity: 'orders', record: '3' }

export const noteTests = ({ as }: Given): Tests<'notes'> => ({
  list: () => {
    test('answers the notes of an order, the newest first', async () => {
      const support = await as('support')
      const about = { entity: 'orders', record: '12' }
      await support.post('/notes', { about, text: 'Second' })
      const { json } = await (await as('viewer')).get('/notes?entity=orders&record=12')
      expect(json.map(({ about }: { about: object }) => about)).toEqual([about, about])
      expect(json[0]).toMatchObject({ text: 'Second', author: { id: 4, name: 'Beatriz Almeida' }, version: 1 })
      expect((await support.get(`/notes?ids=${json[1].id}`)).json).toEqual([json[1]])
    })
  },

  create: () => {
    test('is in the journal, and is taken back from there', async () => {
      const support = await as('support')
      const { status, json, headers } = await support.post('/notes', { about: order, text: ' Call <@1> back ' })
      expect([status, json.note.text]).toEqual([201, 'Call <@1> back'])
      const [told] = (await support.get('/changes?aboutOrder=3')).json
      expect(told).toMatchObject({
        entity: 'notes',
        action: 'create',
        after: { entity: 'orders', record: '3', text: 'Call <@1> back' },
      })
      expect((await support.post('/changes/undo', { batch: headers.get('x-change-batch') })).json.undone).toBe(1)
      expect((await support.get('/notes?entity=orders&record=3')).json).toEqual([])
    })

    test.each(noted)('is written on a record of the %s, and tells whom it mentions', async (entity) => {
      const owner = await as('owner')
      const support = await as('support')
      const about = { entity, record: entity === 'invoices' ? 'INV-002' : '2' }
      const { status, json } = await support.post('/notes', { about, text: '<@1>, look' })
      expect([status, json.note.about]).toEqual([201, about])
      expect((await owner.get(`/notes?entity=${entity}&record=${about.record}`)).json).toEqual([json.note])
      const [mention] = (await owner.get('/notes/mentions')).json.notes
      expect(mention).toMatchObject({ about, isNew: true })
      const [notice] = (await owner.get('/notices')).json.notices
      expect(notice.data).toMatchObject(about)
    })

    test('mentions only people who are there', async () => {
      const support = await as('support')
      const { status, json } = await support.post('/notes', { about: order, text: 'Ask <@1> and <@99>' })
      expect([status, json.fields.text.code]).toEqual([422, 'unknown_record'])
      expect((await support.get('/notes?entity=orders&record=3')).json).toEqual([])
    })

    test.each([
      [{ about: order, text: ' ' }, 422, 'text'],
      [{ about: order, text: 'x'.repeat(4001) }, 422, 'text'],
      [{ about: { entity: 'articles', record: '1' }, text: 'x' }, 422, 'about.entity'],
    ])('refuses %j', async (body, status, field) => {
      const reply = await (await as('support')).post('/notes', body)
      expect([reply.status, Object.keys(reply.json.fields)]).toEqual([status, [field]])
    })

    test('answers 404 for an unknown order, and 403 for someone who may only look', async () => {
      const unknown = await (await as('support')).post('/notes', {
        about: { entity: 'orders', record: '99' },
        text: 'x',
      })
      expect([unknown.status, unknown.json.message]).toEqual([404, 'Order not found'])
      expect((await (await as('viewer')).post('/notes', { about: order, text: 'x' })).status).toBe(403)
    })
  },

  update: () => {
    test('changes one’s own note, and what it said stays in the journal', async () => {
      const support = await as('support')
      const { note } = (await support.post('/notes', { about: order, text: 'Before' })).json
      const { json } = await support.put(`/notes?id=${note.id}`, { text: 'After' }, { 'if-match': '"1"' })
      expect(json.note).toMatchObject({ text: 'After', version: 2 })
      const [told] = (await support.get(`/changes?entity=notes&record=${note.id}`)).json
      expect([told.before, told.after]).toEqual([{ text: 'Before' }, { text: 'After' }])
      const late = await support.put(`/notes?id=${note.id}`, { text: 'Late' }, { 'if-match': '"1"' })
      expect([late.status, late.json.conflicts]).toEqual([409, ['text']])
    })

    test('leaves the notes of others alone', async () => {
      const { note } = (await (await as('support')).post('/notes', { about: order, text: 'Mine' })).json
      const owner = await as('owner')
      expect((await owner.put(`/notes?id=${note.id}`, { text: 'Yours' })).status).toBe(403)
      expect((await owner.get('/notes?entity=orders&record=3')).json).toEqual([note])
      const unknown = await owner.put('/notes?id=99', { text: 'x' })
      expect([unknown.status, unknown.json.message]).toEqual([404, 'Note not found'])
    })
  },

  remove: () => {
    test('moves a note to the bin, out of which Undo takes it', async () => {
      const support = await as('support')
      const { note } = (await support.post('/notes', { about: order, text: 'Here' })).json
      const { json, headers } = await support.del(`/notes?id=${note.id}`)
      expect(json.note.id).toBe(note.id)
      expect((await support.get('/notes?entity=orders&record=3')).json).toEqual([])
      await support.post('/changes/undo', { batch: headers.get('x-change-batch') })
      expect((await support.get('/notes?entity=orders&record=3')).json).toMatchObject([{ id: note.id, text: 'Here' }])
    })

    test('answers 400 without an id and 404 for an unknown one', async () => {
      const support = await as('support')
      expect((await support.del('/notes')).status).toBe(400)
      const unknown = await support.del('/notes?id=99')
      expect([unknown.status, unknown.json.message]).toEqual([404, 'Note not found'])
    })
  },

  mentions: () => {
    test('has what mentions one, and follows its text', async () => {
      const [support, manager] = [await as('support'), await as('manager')]
      const mine = async () => (await manager.get('/notes/mentions')).json
      const { note } = (await support.post('/notes', { about: order, text: '<@3>, please call' })).json
      expect(await mine()).toEqual({ unread: 1, notes: [{ ...note, isNew: true }] })
      await support.put(`/notes?id=${note.id}`, { text: '<@1>, please call' })
      expect(await mine()).toEqual({ unread: 0, notes: [] })
      const undone = await support.put(`/notes?id=${note.id}`, { text: '<@3> or <@1>' })
      expect((await mine()).unread).toBe(1)
      await support.post('/changes/undo', { batch: undone.headers.get('x-change-batch') })
      expect((await mine()).unread).toBe(0)
    })

    test('does not tell one of what one wrote oneself, nor of what is gone', async () => {
      const manager = await as('manager')
      await manager.post('/notes', { about: order, text: 'I am <@3>' })
      expect((await manager.get('/notes/mentions')).json).toEqual({ unread: 0, notes: [] })
      const support = await as('support')
      const { note } = (await support.post('/notes', { about: order, text: '<@3>' })).json
      await support.del(`/notes?id=${note.id}`)
      expect((await manager.get('/notes/mentions')).json).toEqual({ unread: 0, notes: [] })
    })
  },

  seen: () => {
    test('makes what is new old, for oneself', async () => {
      const [owner, support] = [await as('owner'), await as('support')]
      await support.post('/notes', { about: order, text: '<@1> and <@3>' })
      const { unread, notes } = (await owner.get('/notes/mentions')).json
      expect(unread).toBe(2)
      expect((await owner.post('/notes/mentions/seen')).json).toEqual({ seen: 2 })
      const after = (await owner.get('/notes/mentions')).json
      expect(after).toEqual({ unread: 0, notes: notes.map((note: object) => ({ ...note, isNew: false })) })
      expect((await (await as('manager')).get('/notes/mentions')).json.unread).toBe(1)
    })
  },
})
