import { importable } from '@quarterdeck/contract/kit/entities'
import { locales } from '@quarterdeck/contract/kit/locales'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collections } from '../../kinds.ts'
import { type Client, clientOf, type Json } from '../../testing/client.ts'
import { overFetch } from '../../testing/home.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
let owner: Client
/** Bytes of the last response, because a workbook is not text. */
let bytes = new Uint8Array()

const products = [
  { code: '0017', title: '-10 % sale', price: 9.1, discount: 12.5 },
  { code: '90.750', title: '=1+1', price: 1234, discount: 1.5 },
  { code: '1E5', title: '\'quoted; "and, more"', price: 0.05, discount: 0 },
  { code: '4006381333931', title: '会議用机', price: 19_800, discount: 7 },
]

beforeAll(async () => {
  testApp = await openTestApp()
  await testApp.reset()
  const keeping = async (request: Request) => {
    const response = await testApp.fetch(request)
    bytes = new Uint8Array(await response.clone().arrayBuffer())
    return response
  }
  owner = clientOf(await overFetch(keeping, 'http://quarterdeck.test')('admin@quarterdeck.test'))
  for (const [index, change] of products.entries())
    await sql`update "products" set "code" = ${change.code}, "title" = ${change.title}, "price" = ${change.price * 100},
      "discount" = ${change.discount} where "id" = ${index + 1}`.execute(testApp.db)
}, 120_000)
afterAll(() => testApp.close())

const kept = (entity: (typeof importable)[number]) => {
  const { fields } = collections[entity].kind
  return Object.entries(fields).flatMap(([name, { imported }]) => (imported ? [{ name, ...imported }] : []))
}

const ways = [
  ...locales.map(
    (language) => [`CSV for spreadsheets in ${language}`, `csv?spreadsheet=${language}&`, language] as const,
  ),
  ['CSV for programs', 'csv?', 'en'],
  ['a workbook', 'xlsx?', 'de'],
] as const

describe.each(importable)('%s', (entity) => {
  test.each(ways)('exported as %s and imported unchanged, nothing changes', async (_, way, language) => {
    const fields = kept(entity)
    const wish = {
      entity,
      selection: { query: '', except: [] },
      fields: fields.map(({ name }) => name),
      titles: fields.map(({ name, headings }) => headings[language][0] ?? name),
    }
    const { id } = (await owner.post('/exports', wish)).json
    expect((await owner.get(`/exports.${way}id=${id}`)).status).toBe(200)
    const file = bytes
    const uploaded = await owner.post(`/imports?entity=${entity}&language=${language}`, file, {
      'content-type': 'text/csv',
    })
    expect(uploaded.status).toBe(201)
    const { json }: { json: Json } = uploaded
    expect(Object.keys(json.mapping).toSorted()).toEqual(wish.fields.toSorted())
    const mode = json.modes.includes('update') ? 'update' : 'create'
    const planned = (await owner.put(`/imports?id=${json.id}`, { mapping: json.mapping, mode })).json
    const rejected = (await owner.get(`/imports/rejected?id=${json.id}`)).json
    // If a file can only create records, each row is rejected as existing.
    if (mode === 'create') {
      const codes = rejected.flatMap(({ problems }: Json) => problems.map(({ code }: Json) => code))
      expect([planned.ready, [...new Set(codes)]]).toEqual([0, ['taken']])
      return
    }
    expect(rejected).toEqual([])
    expect((await owner.get(`/imports/changes?id=${json.id}`)).json).toEqual([])
    expect([planned.ready, planned.unchanged]).toEqual([0, planned.rows])
  })
})
