import { kinds } from '@quarterdeck/contract/kinds'
import { entities } from '@quarterdeck/contract/kit/entities'
import type { Kind } from '@quarterdeck/contract/kit/kind'
import { type Locale, locales } from '@quarterdeck/contract/kit/locales'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collections } from '../../kinds.ts'
import { type Client, clientOf } from '../../testing/client.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Stored } from '../records/collection.ts'
import { collated, refreshCollations } from '../sql/collations.ts'

let testApp: TestApp
let owner: Client

beforeAll(async () => {
  testApp = await openTestApp()
  await testApp.reset()
  owner = clientOf(await testApp.as('admin@quarterdeck.test'))
})
afterAll(() => testApp.close())

/** Names in no alphabetical order, one of them twice. */
const names = [
  ...['Zorn', 'たかはし', 'Nuñez', 'ohara', 'abel', 'タナカ', 'Nunzio', 'Özil', 'Strasse', 'アベ', 'Ñandú', 'Nunez'],
  ...['ﾀｶﾊｼ', 'Lamp 2', 'さとう', 'Ähre', 'Abel', 'O’Hara', 'straße', 'あべ', 'Oda', 'Nunez', 'Éric', 'erica'],
]
const made = 'Aachen'

/** Stored text columns that are computed from others. */
const writtenAs: Readonly<Record<string, string>> = { articles: 'titleEn' }

const wordsOf = ({ list: { filters, sort } }: Kind): readonly string[] =>
  sort.filter((field) => filters[field]?.kind === 'text' && !filters[field].isCode)

const sorted = entities.flatMap((entity) => wordsOf(kinds[entity]).map((field) => [entity, field] as const))

interface Named {
  readonly id: number | string
  readonly key: number | string
  readonly name: string
}

/** Compares texts that a language considers equal, such as hiragana and katakana. */
const byLetters = (a: string, b: string) => Number(a > b) - Number(a < b)

/** Sorts records as a language does; ties by key. */
const inOrder = (records: readonly Named[], language: Locale): readonly unknown[] => {
  const { compare } = new Intl.Collator(language)
  return records
    .toSorted((a, b) => compare(a.name, b.name) || byLetters(a.name, b.name) || Number(a.key) - Number(b.key))
    .map(({ id }) => id)
}

const idsIn = (json: readonly { readonly id: unknown }[]) => json.map(({ id }) => id)

describe.each(sorted)('%s by %s', (entity, field) => {
  const { listed }: Stored = collections[entity]
  const [table, key] = [sql.table(listed.table), sql.ref(listed.key)]
  const column = listed.columns[field]?.sql ?? sql``
  const written = writtenAs[entity] ? sql.ref(writtenAs[entity]) : column
  const path = (kinds[entity] as Kind).endpoints.list?.path ?? ''
  const named = async (): Promise<readonly Named[]> =>
    (
      await sql<Named>`select "id", ${key} as "key", ${column} as "name" from ${table}
        where "deletedAt" is null order by ${key}`.execute(testApp.db)
    ).rows

  beforeAll(async () => {
    const ids = (await named()).map(({ id }) => id)
    for (const [at, id] of ids.entries())
      await sql`update ${table} set ${written} = ${names[at % names.length]} where "id" = ${id}`.execute(testApp.db)
  })

  test.each(locales)('is sorted as those sort who speak %s, equal ones by their key', async (language) => {
    const expected = inOrder(await named(), language)
    const { json } = await owner.get(`${path}?sort=${field}&alphabet=${language}`)
    expect(idsIn(json)).toEqual(expected)
    const backwards = await owner.get(`${path}?sort=-${field}&alphabet=${language}`)
    expect(idsIn(backwards.json)).toEqual(expected.toReversed())
  })

  test.each(['', '-'])('comes page by page, each once, while others are made (%s)', async (sign) => {
    // The last one, because the first user is the one who sends the request.
    const [first, ...others] = (await named()).toReversed()
    await sql`update ${table} set "deletedAt" = now(), ${written} = ${made} where "id" = ${first?.id}`.execute(
      testApp.db,
    )
    const expected = inOrder(others, 'es')
    const found: unknown[] = []
    let next: string | undefined = `${path}?page=1&perPage=9&sort=${sign}${field}&alphabet=es`
    while (next) {
      const page = await owner.get(next)
      found.push(...idsIn(page.json))
      next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1]?.replace(/^\/api/, '')
      await sql`update ${table} set "deletedAt" = null where "id" = ${first?.id}`.execute(testApp.db)
    }
    expect(found.filter((id) => id !== first?.id)).toEqual(sign ? expected.toReversed() : expected)
  })
})

/** Kinds with possibly very many records; lists of the others are sorted without an index. */
const many = ['users', 'orders', 'products', 'invoices', 'tickets', 'expenses', 'enrolments', 'applicants']

test.each(sorted.filter(([entity]) => many.includes(entity)))(
  'an index has %s by %s in each order',
  async (entity, field) => {
    const { listed }: Stored = collections[entity]
    for (const language of locales) {
      const order = collated(listed.columns[field]?.sql ?? sql``, language)
      const plan = await testApp.db.transaction().execute(async (tx) => {
        await sql`set local enable_seqscan = off`.execute(tx)
        await sql`set local enable_bitmapscan = off`.execute(tx)
        // With few rows, PostgreSQL would prefer to sort.
        await sql`set local enable_sort = off`.execute(tx)
        return sql<Record<string, string>>`explain select * from ${sql.table(listed.table)} where "deletedAt" is null
        order by ${order}, ${sql.ref(listed.key)} limit 50`.execute(tx)
      })
      const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n')
      expect([language, lines]).toEqual([language, expect.not.stringContaining('Sort')])
    }
  },
)

test('a cursor of one language is none of another', async () => {
  const { headers } = await owner.get('/users?perPage=5&sort=name&alphabet=es')
  const link = /<\/api([^>]+)>/.exec(headers.get('link') ?? '')?.[1] ?? ''
  expect((await owner.get(link)).status).toBe(200)
  expect((await owner.get(link.replace('alphabet=es', 'alphabet=ja'))).status).toBe(400)
  expect((await owner.get('/users?sort=name&alphabet=xx')).status).toBe(400)
})

test('where the order of Unicode is another one now, what was sorted by it is sorted anew', async () => {
  const versions = () =>
    sql`select "collname" from pg_collation where "collname" like 'alphabet%'
      and "collversion" is distinct from pg_collation_actual_version("oid")`.execute(testApp.db)
  await sql`create collation alphabet_old (provider = icu, locale = 'es', version = '1')`.execute(testApp.db)
  await sql`create index "old" on "users" ("name" collate alphabet_old)`.execute(testApp.db)
  const fileOf = () => sql`select pg_relation_filepath('old') as "path"`.execute(testApp.db)
  const before = await fileOf()
  expect((await versions()).rows).toEqual([{ collname: 'alphabet_old' }])
  await refreshCollations(testApp.db)
  expect((await versions()).rows).toEqual([])
  expect((await fileOf()).rows).not.toEqual(before.rows)
  await sql`drop collation alphabet_old cascade`.execute(testApp.db)
})
