import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, clientOf } from '../../testing/client.ts'
import { names } from '../../testing/names.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
let viewer: Client
beforeAll(async () => {
  testApp = await openTestApp()
  await testApp.reset()
  const written = names.map(([name]) => name)
  await sql`insert into "users" ("name", "email", "createdAt", "updatedAt")
    select "name", 'someone' || "n" || '@example.com', now(), now()
    from unnest(${written}::text[]) with ordinality as "given"("name", "n")`.execute(testApp.db)
  viewer = clientOf(await testApp.as('admin@quarterdeck.test'))
}, 120_000)
afterAll(() => testApp.close())

const namesOf = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name)

test.each(names)('%s is found as it is written and typed, in all searches', async (written, ...typed) => {
  for (const q of [written, ...typed]) {
    const [word = q] = q.split(/\s+/)
    const list = await viewer.get(`/users?perPage=100&q=${encodeURIComponent(q)}`)
    const filter = await viewer.get(`/users?perPage=100&name.has=${encodeURIComponent(word)}`)
    const everywhere = await viewer.get(`/search?q=${encodeURIComponent(q)}`)
    for (const found of [list.json, filter.json, everywhere.json.users]) {
      expect([q, namesOf(found)]).toEqual([q, expect.arrayContaining([written])])
    }
  }
})
