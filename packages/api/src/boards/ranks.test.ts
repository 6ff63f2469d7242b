import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, clientOf } from '../testing/client.ts'
import { emailOf } from '../testing/contract/given.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let support: Client
beforeAll(async () => {
  app = await openTestApp()
  await app.reset()
  support = clientOf(await app.as(emailOf('support')))
})
afterAll(() => app.close())

const ranks = async (boardId: number) =>
  (
    await sql<{
      id: number
      rank: string
    }>`select "id", "rank" from "cards" where "boardId" = ${boardId} order by "rank"`.execute(app.db)
  ).rows

test('ranks that grew by many moves into one place are made short again, in the order that they had', async () => {
  const column = (id: string) => ({ id, name: id, color: 'blue', limit: null, isStrict: false })
  const { board } = (await support.post('/boards', { name: 'Busy', columns: [column('a'), column('b')] })).json
  const made: number[] = []
  for (const title of ['first', 'second', 'binned', 'archived', 'last', 'moved'])
    made.push((await support.post('/cards', { boardId: board.id, columnId: 'a', title })).json.card.id)
  const [first, second, binned, archived, last, moved] = made as [number, number, number, number, number, number]
  await support.put(`/cards?id=${archived}`, { archived: true })
  const removed = await support.del(`/cards?id=${binned}`)
  // As thousands of moves leave them.
  const long = `i${'0'.repeat(5000)}`
  for (const [index, id] of made.entries())
    await sql`update "cards" set "rank" = ${`${long}${index + 1}`} where "id" = ${id}`.execute(app.db)
  const version = (await support.get(`/cards?id=${second}`)).json.version

  const { status, headers } = await support.post('/cards/move', { id: moved, columnId: 'a', after: first })
  expect(status).toBe(200)
  const after = await ranks(board.id)
  expect(after.map(({ id }) => id)).toEqual([first, moved, second, binned, archived, last])
  expect(Math.max(...after.map(({ rank }) => rank.length))).toBeLessThan(16)
  expect((await support.get(`/cards?id=${second}`)).json.version).toBe(version)

  await support.post('/changes/undo', { batch: headers.get('x-change-batch') })
  expect((await ranks(board.id)).at(-1)).toMatchObject({ id: moved })
  await support.post('/changes/undo', { batch: removed.headers.get('x-change-batch') })
  expect((await support.get(`/cards?boardId=${board.id}&sort=rank`)).json.map(({ id }: { id: number }) => id)).toEqual([
    ...[first, second, binned, archived, last, moved],
  ])
})
