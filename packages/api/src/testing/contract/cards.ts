import { expect, test } from 'vitest'
import type { Client, Json } from '../client.ts'
import type { Given, Tests } from './given.ts'
import type { UpdateExample } from './updates.ts'

const undo = (client: Client, { headers }: { headers: Headers }) =>
  client.post('/changes/undo', { batch: headers.get('x-change-batch') })

const inColumn = async (client: Client, columnId: string): Promise<number[]> => {
  const { json } = await client.get(`/cards?boardId=1&columnId=${columnId}&archived=no&sort=rank`)
  return json.map(({ id }: Json) => id)
}

const columnsOf = (...ids: readonly string[]) =>
  ids.map((id) => ({ id, name: id, color: 'gray', limit: null, isStrict: false }))

/** Creates cards in a column. */
const write = async (client: Client, columnId: string, count: number): Promise<number[]> => {
  const ids: number[] = []
  for (let card = 0; card < count; card++) {
    const { json } = await client.post('/cards', { boardId: 1, columnId, title: `Card ${card}` })
    ids.push(json.card.id)
  }
  return ids
}

export const cardUpdate: UpdateExample = {
  read: async (owner) => (await owner.get('/cards?id=1')).json,
  change: [{ title: 'One' }, { title: 'Two' }],
}

export const cardTests = ({ as }: Given): Tests<'cards'> => ({
  list: () => {
    test('filters by column, person, label, archive and text', async () => {
      const viewer = await as('viewer')
      const found = async (query: string) =>
        (await viewer.get(`/cards?boardId=1&${query}`)).json.map(({ id }: Json) => id)
      expect(await found('columnId=waiting&sort=rank')).toEqual([16, 17, 18, 19])
      expect(await found('assigneeIds=2')).toEqual([14, 15, 22])
      expect(await found('labels=urgent')).toEqual([12, 13])
      expect(await found('archived=yes')).toEqual([25])
      expect(await found('q=hand%20luggage')).toEqual([6])
      expect(await found('assigneeIds=4&labels=urgent')).toEqual([12, 13])
      const [dueOn] = (await viewer.get('/cards?boardId=1&dueOn.empty=false&sort=id')).json.map(
        (card: Json) => card.dueOn,
      )
      expect(await found(`dueOn=${dueOn}`)).not.toEqual([])
      expect(await found('dueOn.lt=2000-01-01')).toEqual([])
      const all = await found('')
      const [nobody, somebody] = [await found('assigneeIds.empty=true'), await found('assigneeIds.empty=false')]
      expect([nobody.length > 0, nobody.length + somebody.length]).toEqual([true, all.length])
      expect(await found('labels.empty=true')).not.toContain(12)
    })
  },

  read: () => {
    test('answers one card', async () => {
      const viewer = await as('viewer')
      expect((await viewer.get('/cards?id=12')).json).toMatchObject({
        columnId: 'doing',
        checklist: [{ isDone: true }, { isDone: true }, { isDone: false }],
        links: [
          { entity: 'products', id: '11' },
          { entity: 'orders', id: '12' },
          { entity: 'tickets', id: '20' },
        ],
      })
    })
  },

  summary: () => {
    test('counts what stands in each column, and names people and labels', async () => {
      const { json } = await (await as('viewer')).get('/cards/summary?boardId=1')
      expect(json).toMatchObject({
        columns: { ideas: 5, next: 6, doing: 4, waiting: 4, done: 5 },
        archived: 1,
        assigneeIds: [1, 2, 3, 4],
        labels: expect.arrayContaining(['urgent', 'shipping']),
      })
      expect((await (await as('viewer')).get('/cards/summary?boardId=9')).status).toBe(404)
    })
  },

  flow: () => {
    test('says how long cards stay, and leaves out what was taken back', async () => {
      const support = await as('support')
      const { board } = (await support.post('/boards', { name: 'Fair', columns: columnsOf('a', 'b') })).json
      const flow = async () => (await support.get(`/cards/flow?boardId=${board.id}`)).json
      expect((await flow()).columns).toEqual([
        { columnId: 'a', cards: 0, median: null, most: null },
        { columnId: 'b', cards: 0, median: null, most: null },
      ])
      const { card } = (await support.post('/cards', { boardId: board.id, columnId: 'a', title: 'Stall' })).json
      const moved = await support.post('/cards/move', { id: card.id, columnId: 'b', after: null })
      const { columns, weeks } = await flow()
      expect(columns.map(({ cards }: Json) => cards)).toEqual([0, 1])
      expect(columns[0].median).toBeLessThan(3600)
      expect([weeks.length, weeks.at(-1).cards]).toEqual([12, 1])
      await undo(support, moved)
      expect(await flow()).toMatchObject({ columns: [{ cards: 1 }, { cards: 0, median: null }] })
      expect((await flow()).weeks.at(-1).cards).toBe(0)
      const [ideas] = (await support.get('/cards/flow?boardId=1')).json.columns
      expect(ideas.most).toBeGreaterThan(ideas.median)
    })

    test('does not find an unknown board', async () => {
      expect((await (await as('viewer')).get('/cards/flow?boardId=99')).json.message).toBe('Board not found')
    })
  },

  stays: () => {
    test('lists the stays that the times of a column are of, the longest first', async () => {
      const support = await as('support')
      const stays = async (columnId: string) => (await support.get(`/cards/stays?boardId=1&columnId=${columnId}`)).json
      const before = await stays('ideas')
      const seconds: number[] = before.stays.map((stay: Json) => stay.seconds)
      expect([before.total, seconds]).toEqual([5, seconds.toSorted((a, b) => b - a)])
      const [longest] = before.stays
      await support.post('/cards/move', { id: longest.cardId, columnId: 'done', after: null })
      expect(await stays('ideas')).toMatchObject({
        total: 5,
        stays: [{ cardId: longest.cardId, isHere: false }, {}, {}, {}, {}],
      })
      expect((await stays('gone')).total).toBe(0)
      expect((await support.get('/cards/stays?boardId=99&columnId=a')).status).toBe(404)
    })
  },

  create: () => {
    test('keeps of a description only what formats it', async () => {
      const support = await as('support')
      const description = '<p onclick="x()">Ask <b>twice</b><script>alert(1)</script></p>'
      const { json } = await support.post('/cards', { boardId: 1, columnId: 'next', title: 'x', description })
      expect(json.card.description).toBe('<p>Ask <strong>twice</strong></p>')
      const saved = await support.put(`/cards?id=${json.card.id}`, { description: 'Plain <img src=x onerror=y> words' })
      expect(saved.json.card.description).toBe('<p>Plain  words</p>')
    })

    test('writes a card at the end of its column', async () => {
      const support = await as('support')
      const { status, json } = await support.post('/cards', { boardId: 1, columnId: 'next', title: 'Call the carrier' })
      expect([status, json.card]).toMatchObject([201, { labels: [], checklist: [], archived: false, dueOn: null }])
      expect((await inColumn(support, 'next')).at(-1)).toBe(json.card.id)
    })

    test.each([
      [{ title: '' }, 'title', 'required'],
      [{ columnId: 'gone' }, 'columnId', 'unknown_record'],
      [{ assigneeIds: [999] }, 'assigneeIds', 'unknown_record'],
      [{ dueOn: 'tomorrow' }, 'dueOn', 'date'],
      [{ dueOn: '2026-02-30' }, 'dueOn', 'date'],
      [{ labels: ['a', 'A'] }, 'labels', 'taken'],
      [{ links: [{ entity: 'cards', id: 1 }] }, 'links.0.entity', 'choice'],
      [{ checklist: [{ text: '', isDone: false }] }, 'checklist.0.text', 'required'],
    ])('refuses %j', async (body, field, code) => {
      const support = await as('support')
      const { status, json } = await support.post('/cards', { boardId: 1, columnId: 'next', title: 'x', ...body })
      expect([status, json.fields?.[field]?.code]).toEqual([422, code])
    })

    test('needs a board, and somebody who may write', async () => {
      const draft = { columnId: 'next', title: 'x' }
      expect((await (await as('support')).post('/cards', { boardId: 9, ...draft })).json.message).toBe(
        'Board not found',
      )
      expect((await (await as('viewer')).post('/cards', { boardId: 1, ...draft })).status).toBe(403)
    })
  },

  update: () => {
    test('lets two people change two fields of one card', async () => {
      const support = await as('support')
      const seen = { 'if-match': '"1"' }
      await support.put('/cards?id=6', { title: 'Daypack' }, seen)
      const { status } = await support.put('/cards?id=6', { labels: ['catalog'] }, seen)
      const refused = await support.put('/cards?id=6', { title: 'Another' }, seen)
      expect([status, refused.status, refused.json.conflicts]).toEqual([200, 409, ['title']])
    })

    test('archives and restores: into a full column that blocks it does not come back', async () => {
      const support = await as('support')
      await support.put('/cards?id=12', { archived: true })
      expect(await inColumn(support, 'doing')).toEqual([13, 14, 15])
      const [first] = await write(support, 'doing', 2)
      const { status, json } = await support.put('/cards?id=12', { archived: false })
      expect([status, json.fields.columnId]).toMatchObject([422, { code: 'column_full', limit: 5 }])
      await support.del(`/cards?id=${first}`)
      await support.put('/cards?id=12', { archived: false })
      expect((await inColumn(support, 'doing'))[0]).toBe(12)
    })
  },

  move: () => {
    const move = (client: Client, id: number, columnId: string, after: number | null) =>
      client.post('/cards/move', { id, columnId, after })

    test('puts a card first, between two and into another column, as one change of it alone', async () => {
      const support = await as('support')
      await move(support, 19, 'waiting', null)
      expect(await inColumn(support, 'waiting')).toEqual([19, 16, 17, 18])
      await move(support, 19, 'waiting', 17)
      expect(await inColumn(support, 'waiting')).toEqual([16, 17, 19, 18])
      const over = await move(support, 19, 'done', 20)
      expect([over.status, await inColumn(support, 'done')]).toEqual([200, [20, 19, 21, 22, 23, 24]])
      expect((await support.get('/cards?id=16')).json.version).toBe(1)
    })

    test('begins its age anew in another column, and Undo gives place and age back', async () => {
      const support = await as('support')
      const before = (await support.get('/cards?id=17')).json
      const within = (await move(support, 17, 'waiting', null)).json.card
      expect(within.enteredAt).toBe(before.enteredAt)
      const moved = await move(support, 17, 'done', null)
      expect(moved.json.card.enteredAt > before.enteredAt).toBe(true)
      await undo(support, moved)
      const after = (await support.get('/cards?id=17')).json
      expect([after.columnId, after.enteredAt]).toEqual(['waiting', before.enteredAt])
    })

    test('goes to the end where the card before has gone elsewhere', async () => {
      const support = await as('support')
      await move(support, 16, 'done', null)
      await move(support, 12, 'waiting', 16)
      expect((await inColumn(support, 'waiting')).at(-1)).toBe(12)
    })

    test('refuses a full column that blocks, not one that warns', async () => {
      const support = await as('support')
      await write(support, 'doing', 1)
      const { status, json } = await move(support, 6, 'doing', null)
      expect([status, json.fields.columnId]).toMatchObject([422, { code: 'column_full', limit: 5 }])
      expect((await move(support, 12, 'doing', 13)).status).toBe(200)
      expect((await move(support, 6, 'waiting', null)).status).toBe(200)
    })

    test('refuses a column that has gone, a card that is archived or gone, and who may not', async () => {
      const support = await as('support')
      await support.post('/boards/remove-column', { id: 1, columnId: 'ideas', to: 'done' })
      expect((await move(support, 6, 'ideas', null)).json.fields.columnId.code).toBe('unknown_record')
      expect((await move(support, 25, 'next', null)).json.fields.id.code).toBe('archived')
      await support.del('/cards?id=7')
      expect((await move(support, 7, 'done', null)).status).toBe(404)
      expect((await move(await as('viewer'), 6, 'done', null)).status).toBe(403)
    })

    test('gives it the label or person of another lane along with its place, and Undo takes all of that back', async () => {
      const support = await as('support')
      const moveTo = (lane: Json) => support.post('/cards/move', { id: 12, columnId: 'waiting', after: 16, lane })
      const before = (await support.get('/cards?id=12')).json
      expect([before.labels.includes('urgent'), before.assigneeIds.includes(4)]).toEqual([true, true])
      const moved = await moveTo({ field: 'labels', from: 'urgent', to: 'wholesale' })
      expect(moved.status).toBe(200)
      expect(moved.json.card).toMatchObject({ columnId: 'waiting', assigneeIds: before.assigneeIds })
      expect(moved.json.card.labels).toEqual([
        ...before.labels.filter((each: string) => each !== 'urgent'),
        'wholesale',
      ])
      await undo(support, moved)
      expect((await support.get('/cards?id=12')).json).toMatchObject({
        columnId: 'doing',
        labels: before.labels,
        rank: before.rank,
      })
      expect((await moveTo({ field: 'assigneeIds', from: 4, to: 2 })).json.card.assigneeIds).toContain(2)
      expect((await moveTo({ field: 'assigneeIds', from: 2, to: null })).json.card.assigneeIds).toEqual([])
      expect((await moveTo({ field: 'labels', from: null, to: 'Shipping' })).json.card.labels).toContain('Shipping')
      await support.put('/cards?id=12', { labels: Array.from({ length: 20 }, (_, at) => `Label ${at}`) })
      const { status, json } = await moveTo({ field: 'labels', from: null, to: 'shipping' })
      expect([status, json.fields.lane.code]).toEqual([422, 'too_long'])
      const nobody = await moveTo({ field: 'assigneeIds', from: null, to: 99_999 })
      expect([nobody.status, nobody.json.fields.assigneeIds.code]).toEqual([422, 'unknown_record'])
    })

    test('a hundred at one moment leave every card there once', async () => {
      const support = await as('support')
      const ids = [...(await inColumn(support, 'next')), ...(await write(support, 'next', 14))]
      const replies = await Promise.all(
        Array.from({ length: 100 }, (_, index) => {
          const [id, after] = [ids[(index * 7) % ids.length] ?? 0, ids[(index * 11 + 3) % ids.length] ?? 0]
          return move(support, id, 'next', id === after ? null : after)
        }),
      )
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
      expect((await inColumn(support, 'next')).toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b))
      const { json } = await support.get('/cards?boardId=1&columnId=next')
      expect(new Set(json.map(({ rank }: Json) => rank)).size).toBe(ids.length)
    })
  },

  moveSome: () => {
    test('puts cards one behind the other, as one step to undo', async () => {
      const support = await as('support')
      const [ideas, waiting] = [await inColumn(support, 'ideas'), await inColumn(support, 'waiting')]
      const [first = 0, second = 0, third = 0] = ideas
      const moved = await support.post('/cards/move-some', {
        ids: [third, first],
        columnId: 'waiting',
        after: waiting[0],
      })
      expect([moved.status, moved.json.cards.map(({ id }: Json) => id)]).toEqual([200, [third, first]])
      expect(await inColumn(support, 'waiting')).toEqual([waiting[0], third, first, ...waiting.slice(1)])
      expect((await inColumn(support, 'ideas'))[0]).toBe(second)
      await undo(support, moved)
      expect([await inColumn(support, 'ideas'), await inColumn(support, 'waiting')]).toEqual([ideas, waiting])
    })

    test('moves none where one has no room, or is not there', async () => {
      const support = await as('support')
      const [ideas, doing] = [await inColumn(support, 'ideas'), await inColumn(support, 'doing')]
      const full = await support.post('/cards/move-some', { ids: ideas, columnId: 'doing', after: null })
      expect([full.status, full.json.fields.columnId.code]).toEqual([422, 'column_full'])
      const gone = await support.post('/cards/move-some', { ids: [ideas[0], 999], columnId: 'waiting', after: null })
      expect(gone.status).toBe(404)
      const twice = await support.post('/cards/move-some', { ids: [1, 1], columnId: 'waiting', after: null })
      expect(twice.status).toBe(422)
      expect([await inColumn(support, 'ideas'), await inColumn(support, 'doing')]).toEqual([ideas, doing])
    })
  },

  remove: () => {
    test('moves cards to the bin, from which Undo brings them back to their place', async () => {
      const support = await as('support')
      const removed = await support.del('/cards', { ids: [17, 18] })
      expect(await inColumn(support, 'waiting')).toEqual([16, 19])
      await undo(support, removed)
      expect(await inColumn(support, 'waiting')).toEqual([16, 17, 18, 19])
      expect((await (await as('viewer')).del('/cards?id=17')).status).toBe(403)
    })
  },

  upload: () => {
    test('keeps a file for a card, which can be sent back as it was read, and Undo takes it off', async () => {
      const support = await as('support')
      const bytes = new TextEncoder().encode('%PDF-1.7 a price list')
      const sent = await support.post('/cards/files?name=prices.pdf', bytes, {
        'content-type': 'application/octet-stream',
      })
      const added = await support.put('/cards?id=1', { files: [sent.json.key] })
      expect(added.json.card.files).toEqual([{ ...sent.json, name: 'prices.pdf' }])
      const { links, version, ...card } = added.json.card
      const again = await support.put('/cards?id=1', { title: card.title, links, files: card.files })
      expect(again.json.card.version).toBe(version)
      await undo(support, added)
      expect((await support.get('/cards?id=1')).json.files).toEqual([])
      const unknown = await support.put('/cards?id=1', { files: ['0'.repeat(32)] })
      expect([unknown.status, unknown.json.fields.files.code]).toEqual([422, 'unknown_record'])
    })
  },

  download: () => {
    test('answers a file to whoever may read boards', async () => {
      expect((await (await as('viewer')).get('/cards/files?key=none')).status).toBe(404)
      expect((await (await as('stranger')).get('/cards/files?key=none')).status).toBe(401)
    })
  },
})
