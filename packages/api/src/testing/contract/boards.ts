import { expect, test } from 'vitest'
import type { Client, Json } from '../client.ts'
import type { Given, Tests } from './given.ts'
import type { UpdateExample } from './updates.ts'

const column = (id: string, more: object = {}) => ({
  id,
  name: id,
  color: 'gray',
  limit: null,
  isStrict: false,
  ...more,
})

const undo = (client: Client, { headers }: { headers: Headers }) =>
  client.post('/changes/undo', { batch: headers.get('x-change-batch') })

const inColumn = async (client: Client, columnId: string): Promise<string[]> => {
  const { json } = await client.get(`/cards?boardId=1&columnId=${columnId}&archived=no&sort=rank`)
  return json.map(({ id }: Json) => String(id))
}

const columnsOf = async (client: Client): Promise<string[]> =>
  (await client.get('/boards?id=1')).json.columns.map(({ id }: Json) => id)

export const boardUpdate: UpdateExample = {
  read: async (owner) => (await owner.get('/boards?id=1')).json,
  change: [{ name: 'One' }, { name: 'Two' }],
}

export const boardTests = ({ as }: Given): Tests<'boards'> => ({
  list: () => {
    test('answers all boards with their columns', async () => {
      const { json } = await (await as('viewer')).get('/boards')
      expect(json).toMatchObject([{ id: 1, name: 'Shop team', columns: { length: 5 } }])
    })
  },

  read: () => {
    test('answers one board', async () => {
      const viewer = await as('viewer')
      expect((await viewer.get('/boards?id=1')).json.columns[2]).toMatchObject({
        id: 'doing',
        limit: 5,
        isStrict: true,
      })
    })
  },

  create: () => {
    test('makes a board of one’s own, of which nobody else knows until it is shown to everyone', async () => {
      const [support, admin] = [await as('support'), await as('admin')]
      const { id: me } = (await support.get('/me')).json
      const draft = { name: 'My week', columns: [column('a'), column('b')] }
      const other = await support.post('/boards', { ...draft, ownerId: 1 })
      expect([other.status, other.json.fields.ownerId.code]).toEqual([422, 'unknown_record'])
      const { board } = (await support.post('/boards', { ...draft, ownerId: me })).json
      const { card } = (await support.post('/cards', { boardId: board.id, columnId: 'a', title: 'Secret plan' })).json
      const about = { entity: 'cards', record: String(card.id) }
      await support.post('/notes', { about, text: 'Tell nobody' })

      const told = async (path: string) => JSON.stringify((await admin.get(path)).json)
      const reads = [
        '/boards',
        '/cards?q=secret',
        '/notes?entity=cards',
        '/search?q=secret%20plan',
        '/changes?perPage=20',
      ]
      for (const path of reads)
        expect([path, await told(path)]).toEqual([path, expect.not.stringMatching(/My week|Secret plan|Tell nobody/)])
      const refused = await Promise.all([
        admin.get(`/boards?id=${board.id}`),
        admin.get(`/cards?id=${card.id}`),
        admin.get(`/cards/summary?boardId=${board.id}`),
        admin.get(`/cards/flow?boardId=${board.id}`),
        admin.get(`/cards/stays?boardId=${board.id}&columnId=a`),
        admin.put(`/boards?id=${board.id}`, { name: 'Mine' }, { 'if-match': '"0"' }),
        admin.del(`/boards?id=${board.id}`),
        admin.post('/boards/remove-column', { id: board.id, columnId: 'a', to: 'b' }),
        admin.post('/cards', { boardId: board.id, columnId: 'a', title: 'x' }),
        admin.put(`/cards?id=${card.id}`, { title: 'x' }, { 'if-match': '"0"' }),
        admin.post('/cards/move', { id: card.id, columnId: 'b', after: null }),
        admin.post('/cards/move-some', { ids: [card.id], columnId: 'b', after: null }),
        admin.del(`/cards?id=${card.id}`),
      ])
      expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404))

      expect((await support.get(`/cards?boardId=${board.id}`)).json).toMatchObject([
        { title: 'Secret plan', version: 1 },
      ])
      await support.put(`/boards?id=${board.id}`, { ownerId: null })
      expect((await admin.get(`/cards?boardId=${board.id}`)).json).toMatchObject([{ title: 'Secret plan' }])
      expect(await told('/changes?perPage=20')).toContain('Secret plan')
    })

    test('makes a board with columns', async () => {
      const support = await as('support')
      const { status, json } = await support.post('/boards', { name: 'Fair', columns: [column('a'), column('b')] })
      expect([status, json.board.columns.length]).toEqual([201, 2])
      expect((await support.get(`/cards/summary?boardId=${json.board.id}`)).json).toMatchObject({
        columns: {},
        archived: 0,
      })
    })

    test.each([
      [{ columns: [column('a')] }, 'name', 'required'],
      [{ name: 'x', columns: [] }, 'columns', 'too_short'],
      [{ name: 'x', columns: [column('a'), column('a')] }, 'columns', 'taken'],
      [{ name: 'x', columns: [column('A b')] }, 'columns.0.id', 'invalid'],
      [{ name: 'x', columns: [column('a', { color: 'mauve' })] }, 'columns.0.color', 'choice'],
      [{ name: 'x', columns: [column('a', { limit: 0 })] }, 'columns.0.limit', 'too_small'],
    ])('refuses %j', async (body, field, code) => {
      const { status, json } = await (await as('support')).post('/boards', body)
      expect([status, json.fields[field]?.code]).toEqual([422, code])
    })
  },

  update: () => {
    test('renames, adds and sorts columns, and takes away one without cards', async () => {
      const support = await as('support')
      const { columns } = (await support.get('/boards?id=1')).json
      const added = await support.put('/boards?id=1', { columns: [column('new'), ...columns] })
      expect([added.status, (await columnsOf(support))[0]]).toEqual([200, 'new'])
      await support.put('/boards?id=1', { columns })
      expect(await columnsOf(support)).not.toContain('new')
    })

    test('keeps a column that has cards, archived ones too', async () => {
      const manager = await as('manager')
      const { columns } = (await manager.get('/boards?id=1')).json
      const without = { columns: columns.filter(({ id }: Json) => id !== 'doing') }
      const { status, json } = await manager.put('/boards?id=1', without)
      expect([status, json.fields.columns.code]).toEqual([422, 'has_cards'])
      for (const id of await inColumn(manager, 'doing')) await manager.put(`/cards?id=${id}`, { archived: true })
      expect((await manager.put('/boards?id=1', without)).status).toBe(422)
    })
  },

  removeColumn: () => {
    test('takes its cards to the end of another one, and Undo brings all of it back', async () => {
      const support = await as('support')
      const [doing, waiting] = [await inColumn(support, 'doing'), await inColumn(support, 'waiting')]
      const removed = await support.post('/boards/remove-column', { id: 1, columnId: 'doing', to: 'waiting' })
      expect([removed.status, await inColumn(support, 'waiting')]).toEqual([200, [...waiting, ...doing]])
      expect(await columnsOf(support)).not.toContain('doing')
      expect((await undo(support, removed)).json).toMatchObject({ kept: [] })
      expect(await inColumn(support, 'doing')).toEqual(doing)
      expect(await columnsOf(support)).toContain('doing')
    })

    test('is not taken back half, where a card would be left without a column', async () => {
      const support = await as('support')
      const { columns } = (await support.get('/boards?id=1')).json
      const added = await support.put('/boards?id=1', { columns: [...columns, column('new')] })
      await support.post('/cards', { boardId: 1, columnId: 'new', title: 'Stays' })
      const { status } = await undo(support, added)
      expect([status, await columnsOf(support)]).toEqual([409, expect.arrayContaining(['new'])])
    })

    test.each([
      [{ columnId: 'gone', to: 'done' }, 'columnId'],
      [{ columnId: 'done', to: 'done' }, 'to'],
      [{ columnId: 'done', to: 'gone' }, 'to'],
    ])('refuses %j', async (body, field) => {
      const { status, json } = await (await as('support')).post('/boards/remove-column', { id: 1, ...body })
      expect([status, json.fields[field].code]).toEqual([422, 'unknown_record'])
    })
  },

  remove: () => {
    test('moves a board to the bin with its cards, and Undo brings both back', async () => {
      const manager = await as('manager')
      const before = (await manager.get('/cards?boardId=1')).json.length
      const removed = await manager.del('/boards?id=1')
      expect([removed.status, (await manager.get('/boards')).json, (await manager.get('/cards')).json]).toEqual([
        200,
        [],
        [],
      ])
      await undo(manager, removed)
      expect((await manager.get('/cards?boardId=1')).json).toHaveLength(before)
      expect((await (await as('support')).del('/boards?id=1')).status).toBe(403)
    })
  },
})
