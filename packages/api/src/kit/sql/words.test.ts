import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEmptyDatabase } from '../../testing/empty-database.ts'
import { up as search } from './migrations/0830-0-search.ts'
import type { Rarity } from './rarity.ts'
import { matches } from './words.ts'

const texts = [
  '1001 inv-777 hugo smith hugo.smith@example.com 12 hill street, berlin',
  '1002 inv-778 hugo smyth hugo@example.org smith lane 3, bern',
  '1003 anna müller anna.mueller@example.com königstraße 5, köln',
  '1004 anna muller anna.muller@example.com 5 king street, cologne',
  '1005 50%_off ab_c\\d percent@example.com',
  '1006 500 off abxc/d percents@example.com',
  '1007 山田 太郎 taro@example.jp 東京都渋谷区 1-2-3',
  '1008 山田太一 たいち taichi@example.jp 東京都港区',
  '1009 олена коваленко olena@example.com вул. садова 21, київ',
  '1010 𠮷野家 yoshino 𠮷𠮷𠮷 ok',
  '1011 smi hug ith ugo letters in a row of other words',
  '1012 al bo cy short@example.com',
]

const searches = [
  ...[
    'hugo smith',
    'smith hugo',
    'HUGO  Smith',
    'hugo smi',
    'ugo mith',
    'hug',
    'smith',
    'hugo s',
    'h s',
    'hugo nobody',
  ],
  ...['müller', 'anna müller', 'ANNA MÜLLER', 'muller anna', 'königstraße köln', 'straße'],
  ...['50%', '50%_off', '%', '_', 'ab_c', 'ab_c\\d', '\\', 'c\\d percent', '% off', '%%% ___', '%off% percent'],
  ...['山田', '山田 東京', '山', '東京都渋谷区 太郎', 'たいち 港区', '太一'],
  ...['олена', 'коваленко олена', 'ОЛЕНА київ', '𠮷野家', '𠮷𠮷𠮷 yoshino', '𠮷'],
  ...['#1001', '# hugo', 'inv-777', 'inv-777 smith', 'inv-7 1001 berlin street hill', 'example.com hugo', '1-2-3 1007'],
  ...[
    'al',
    'al bo',
    'bo short',
    'l',
    'a b c',
    "hugo's",
    'hugo smith hugo.smith@example.com 12 hill street, berlin',
    '',
  ],
]

const rarity = (known: Partial<Rarity>): Rarity => ({
  records: 1_000_000,
  looked: 1000,
  counts: new Map(),
  isWorldly: true,
  ...known,
})

/** Statistics of the text, right or wrong. */
const beliefs: Readonly<Record<string, Rarity>> = {
  'all is rare': rarity({}),
  'the letters of English alone are known': rarity({ isWorldly: false }),
  'what few have is thought to be everywhere': rarity({
    counts: new Map(['hug', 'ugo', 'smi', 'mit', 'ith', 'nna'].map((three) => [three, 990])),
  }),
  'one of them is rare': rarity({ records: 90_000, counts: new Map([['smi', 400]]) }),
  'all is rare in many': rarity({ records: 90_000_000 }),
}

let db: Kysely<{ texts: { id: number } }>
const searched = sql`folded("text")`

beforeAll(async () => {
  db = await openEmptyDatabase()
  await search(db as never)
  await sql`create table texts (id int generated always as identity, text text not null)`.execute(db)
  await sql`insert into texts (text) values ${sql.join(texts.map((text) => sql`(${text})`))}`.execute(db)
  await sql`create index on texts using gin ((folded("text")) gin_trgm_ops)`.execute(db)
  await sql`create index on texts using gin ("pairs"(folded("text")))`.execute(db)
})
afterAll(() => db.destroy())

const idsOf = async (q: string, known?: Rarity) =>
  (
    await db
      .selectFrom('texts')
      .select('id')
      .where(matches(searched, q, known))
      .orderBy('id')
      .execute()
  ).map(({ id }) => id)

describe.each(Object.entries(beliefs))('where %s', (_, known) => {
  test.each(['on', 'off'])('what is found is the same, with a scan of the table %s', async (scan) => {
    await sql`select set_config('enable_seqscan', ${scan}, false)`.execute(db)
    for (const q of searches) expect([q, await idsOf(q, known)]).toEqual([q, await idsOf(q)])
  })
})

test('a word is found wherever it is, and two letters where a word begins', async () => {
  const all = beliefs['all is rare']
  expect(await idsOf('ugo mith', all)).toEqual([1, 2])
  expect(await idsOf('anna müller', all)).toEqual([3, 4])
  expect(await idsOf('50%_off', all)).toEqual([5])
  expect(await idsOf('山田 東京', all)).toEqual([7, 8])
  expect(await idsOf('bo short', all)).toEqual([12])
})

test.each<[string, number[]]>([
  ['山田', [7, 8]],
  ['渋谷', [7]],
  ['太一', [8]],
  ['山', [7, 8]],
  ['野家', [10]],
  ['𠮷', [10]],
  ['たい', [8]],
  ['渋山', []],
])('one or two signs are found wherever they are, by an index: %s', async (q, ids) => {
  await sql`set enable_seqscan = off`.execute(db)
  expect(await idsOf(q)).toEqual(ids)
  const plan = await db.selectFrom('texts').select('id').where(matches(searched, q)).explain('json')
  expect(JSON.stringify(plan)).toMatch(/Index Scan.*pairs/)
})

test('the index is asked for the rarest three letters of as many words as it takes', () => {
  const counts = new Map([...['hug', 'smi'].map((three) => [three, 12] as const), ['ith', 300] as const])
  const { sql: text, parameters } = db
    .selectFrom('texts')
    .where(matches(searched, 'hugo smith street', rarity({ counts })))
    .compile()
  expect(text.match(/folded\("text"\) like/g)).toHaveLength(2)
  expect(parameters).toEqual(['%ugo%', '%mit%', '%hugo%', '%smith%', '%street%'])
})
