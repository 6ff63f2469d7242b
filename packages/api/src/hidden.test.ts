import { allEndpoints } from '@quarterdeck/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fieldNames } from './kit/http/shape.ts'
import { type Client, clientOf } from './testing/client.ts'
import { emailOf } from './testing/contract/given.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'

let testApp: TestApp
let author: Client
let other: Client
/** Records on the author's private board by type, and missing ones for comparison. */
let hidden: Readonly<Record<'boards' | 'cards' | 'notes' | 'files', string>>
const missing = { boards: '999', cards: '999', notes: '999', files: 'none' }

const own = async () => {
  const { id: ownerId } = (await author.get('/me')).json
  const columns = [{ id: 'a', name: 'A', color: 'blue', limit: null, isStrict: false }]
  const { board } = (await author.post('/boards', { name: 'Mine', columns, ownerId })).json
  const sent = await author.post('/cards/files?name=plan.txt', new TextEncoder().encode('secret'), {
    'content-type': 'application/octet-stream',
  })
  const draft = { boardId: board.id, columnId: 'a', title: 'Secret', files: [sent.json.key] }
  const { card } = (await author.post('/cards', draft)).json
  const about = { entity: 'cards', record: String(card.id) }
  const { note } = (await author.post('/notes', { about, text: '<@1>, tell nobody' })).json
  await author.post('/presence', { ...about, state: 'typing' })
  return { boards: String(board.id), cards: String(card.id), notes: String(note.id), files: sent.json.key as string }
}

beforeAll(async () => {
  testApp = await openTestApp()
  await testApp.reset()
  author = clientOf(await testApp.as(emailOf('support')))
  other = clientOf(await testApp.as(emailOf('owner')))
  hidden = await own()
})
afterAll(() => testApp.close())

type Ids = typeof missing
type Ask = (client: Client, ids: Ids) => ReturnType<Client['get']>

const restricted = ['boards', 'cards', 'notes'] as const

/** Requests for everything attached to a record, by endpoint. */
const ways: Readonly<Record<string, readonly Ask[]>> = {
  'notes.list': [
    (client, { cards }) => client.get(`/notes?entity=cards&record=${cards}`),
    (client, { notes }) => client.get(`/notes?ids=${notes}`),
  ],
  'notes.create': [
    (client, { cards }) => client.post('/notes', { about: { entity: 'cards', record: cards }, text: 'Hello' }),
  ],
  'notes.update': [
    (client, { notes }) => client.put(`/notes?id=${notes}`, { text: 'Changed' }),
    (client, { notes }) => client.put(`/notes?id=${notes}`, { text: 'Changed' }, { 'if-match': '"7"' }),
    (client, { notes }) => client.put(`/notes?id=${notes}`, { text: '<@1>, tell nobody' }),
  ],
  'notes.remove': [
    (client, { notes }) => client.del(`/notes?id=${notes}`),
    (client, { notes }) => client.del(`/notes?id=${notes}`, undefined, { 'if-match': '"7"' }),
  ],
  'presence.read': restricted.map(
    (entity) => (client, ids) => client.get(`/presence?entity=${entity}&record=${ids[entity]}`),
  ),
  'presence.tell': restricted.flatMap((entity) =>
    ['here', 'typing', 'gone'].map(
      (state): Ask =>
        (client, ids) =>
          client.post('/presence', { entity, record: ids[entity], state }),
    ),
  ),
  'cards.download': [(client, { files }) => client.get(`/cards/files?key=${files}`)],
  'versions.restore': restricted.map(
    (entity) => (client, ids) =>
      client.post('/versions/restore', { entity, record: ids[entity], version: 1, fields: ['version'] }),
  ),
  'changes.list': restricted.map(
    (entity) => (client, ids) => client.get(`/changes?entity=${entity}&record=${ids[entity]}`),
  ),
}

/** Returns the relevant parts of a response. */
const told = ({ status, json, text }: Awaited<ReturnType<Client['get']>>) => ({ status, body: json ?? text })

describe.each(Object.entries(ways))('%s', (_, asks) => {
  test.each(asks.map((ask, index) => [index, ask] as const))(
    'answers of what is hidden as of what is not there (%i)',
    async (_, ask) => {
      const [ofHidden, ofMissing] = [await ask(other, hidden), await ask(other, missing)]
      expect(told(ofHidden)).toEqual(told(ofMissing))
      expect([200, 404]).toContain(ofHidden.status)
      if (ofHidden.status === 200) expect(ofHidden.json).toEqual([])
    },
  )
})

test('nobody hears of a note that they may not read', async () => {
  expect((await other.get('/notes/mentions')).json).toMatchObject({ unread: expect.any(Number) })
  const mentions = JSON.stringify((await other.get('/notes/mentions')).json)
  expect(mentions).not.toContain('tell nobody')
  const about = expect.objectContaining({ event: 'mentioned', data: expect.objectContaining({ record: hidden.cards }) })
  expect((await other.get('/notices')).json.notices).not.toContainEqual(about)
})

test('what is told of a shared board is no longer read once that is somebody’s own', async () => {
  const { id: ownerId } = (await author.get('/me')).json
  await author.put(`/boards?id=${hidden.boards}`, { ownerId: null })
  const about = { entity: 'cards', record: hidden.cards }
  await author.post('/notes', { about, text: 'For <@1>' })
  const unread = async () => [
    (await other.get('/notes/mentions')).json.unread,
    (await other.get('/notices')).json.notices.filter(({ event }: { event: string }) => event === 'mentioned').length,
  ]
  const [mentions, notices] = await unread()
  expect((await other.get(`/cards/files?key=${hidden.files}`)).status).toBe(200)
  await author.put(`/boards?id=${hidden.boards}`, { ownerId })
  expect(await unread()).toEqual([mentions - 2, notices - 1])
  expect((await other.get(`/cards/files?key=${hidden.files}`)).status).toBe(404)
  expect((await author.get(`/cards/files?key=${hidden.files}`)).text).toBe('secret')
})

test('its author finds everything as before', async () => {
  expect((await author.get(`/notes?entity=cards&record=${hidden.cards}`)).json[0]).toMatchObject({ text: 'For <@1>' })
  expect((await author.get(`/presence?entity=cards&record=${hidden.cards}`)).status).toBe(200)
  const { status } = await author.put(`/notes?id=${hidden.notes}`, { text: 'Tell nobody at all' })
  expect(status).toBe(200)
})

test('every endpoint that takes a record of any kind is among them', () => {
  const taking = allEndpoints.flatMap(([name, { query, body }]) => {
    const names = [...fieldNames(query), ...fieldNames(body)]
    return (names.includes('entity') && names.includes('record')) || names.includes('about') ? [name] : []
  })
  expect(Object.keys(ways)).toEqual(expect.arrayContaining(taking))
})
