import { kinds } from '@quarterdeck/contract/kinds'
import { bulkable, entities, importable } from '@quarterdeck/contract/kit/entities'
import { fieldsWhere, isBulkEdited, isCellEdited, type Kind } from '@quarterdeck/contract/kit/kind'
import { sql } from 'kysely'
import Papa from 'papaparse'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collections } from './kinds.ts'
import { isCollection, personalFields, personalOf, type Stored } from './kit/records/collection.ts'
import { type Client, clientOf, type Json } from './testing/client.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'

/** Tests every field of every entity by its description in the contract: storage, list, export, import, editing and erasure. */

const dayMs = 24 * 60 * 60 * 1000
const today = Date.now()
let clock = new Date(today)
let testApp: TestApp
let owner: Client

beforeAll(async () => {
  testApp = await openTestApp(undefined, { now: () => clock })
})
afterAll(() => testApp.close())

/** Resets the sample data and adds records of kinds that it lacks. */
const begin = async () => {
  clock = new Date(today)
  await testApp.reset()
  owner = clientOf(await testApp.as('admin@quarterdeck.test'))
  // The sample data has no shipments.
  await owner.post('/shipments', { orderId: 9, lines: [{ line: 0, quantity: 1 }], trackingNumber: 'A-7' })
}

const kindOf = (entity: (typeof entities)[number]): Kind => kinds[entity]
const carried = ['id', 'version', 'updatedAt']

describe.each(entities)('each field of %s', (entity) => {
  beforeAll(begin)
  const kind = kindOf(entity)
  const stored: Stored = collections[entity]
  const names = Object.keys(kind.record.shape)

  test('is described', () => {
    expect(Object.keys(kind.fields).toSorted()).toEqual(names.filter((name) => !carried.includes(name)).toSorted())
  })

  test('is listed, with the others and by itself', async () => {
    const path = kind.endpoints.list?.path
    const [record] = (await owner.get(`${path}?perPage=1`)).json
    expect(Object.keys(record).toSorted()).toEqual(names.toSorted())
    expect(kind.record.safeParse(record).error).toBeUndefined()
    for (const name of names) {
      const [only] = (await owner.get(`${path}?perPage=1&fields=${name}`)).json
      expect(Object.keys(only)).toEqual(expect.arrayContaining([name]))
    }
  })

  test('is named as it likes, also where the list is searched', async () => {
    expect((await owner.get(`${kind.endpoints.list?.path}?perPage=1&q=again`)).status).toBeLessThan(500)
  })

  test('is declared as personal or not, wherever it is stored', async () => {
    const { rows } = await sql<{ name: string }>`
      select "column_name" as "name" from "information_schema"."columns"
      where "table_schema" = 'public' and "table_name" = ${entity}`.execute(testApp.db)
    const known = [...Object.keys(personalOf(stored)), ...carried, 'deletedAt']
    expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([])
  })
})

describe.each(bulkable)('each field of %s', (entity) => {
  beforeAll(begin)
  const kind = kindOf(entity)
  const names = Object.keys(kind.record.shape)

  test('is exported', async () => {
    const { id } = (await owner.post('/exports', { entity, selection: { query: '', except: [] }, fields: names })).json
    const [first = ''] = (await owner.get(`/exports.jsonl?id=${id}`)).text.split('\n')
    const [listed] = (await owner.get(`/${entity}?perPage=1`)).json
    expect(JSON.parse(first)).toEqual(listed)
    const usual = (await owner.post('/exports', { entity, selection: { query: '', except: [] } })).json
    const [head] = (await owner.get(`/exports.csv?id=${usual.id}`)).text.replace(/^\uFEFF/, '').split('\r\n')
    expect(head).toBe(kind.exported?.join())
  })

  test('that is edited in cells or in bulk is let through, and no other', async () => {
    const [record] = (await owner.get(`/${entity}?perPage=1`)).json
    for (const name of names) {
      const change = { [name]: record[name] }
      const { refused } = (await owner.post('/edits', { entity, edits: [{ id: String(record.id), change }] })).json
      const isRefused = refused.some(({ message }: Json) => message === "This field can't be set to this value")
      expect([name, isRefused]).toEqual([name, !fieldsWhere(kind, isCellEdited).includes(name)])
      const action = { type: 'edit', change }
      const { json } = await owner.post('/plans', { entity, selection: { ids: [String(record.id)] }, action })
      const isBulk = fieldsWhere(kind, isBulkEdited).includes(name)
      expect([name, json.fields?.[name]?.code ?? json.fields?.['']?.code]).toEqual([
        name,
        isBulk ? undefined : expect.any(String),
      ])
    }
  })
})

/** Changes unique values, so that a row of a file is a new record. */
const renewed = (text: string) => text.replace(/^/, 'new-')

describe.each(importable)('each field of %s', (entity) => {
  beforeAll(begin)
  const kind = kindOf(entity)
  const fields = fieldsWhere(kind, ({ imported }) => imported !== undefined)
  const unique = collections[entity].importer.unique.field

  test.each(['en', 'es', 'de', 'ja'] as const)('is known by its heading in %s', async (locale) => {
    const headings = fields.map((name) => kind.fields[name]?.imported?.headings[locale][0] ?? name)
    const file = Papa.unparse([headings, fields.map(() => 'x')])
    const path = `/imports?entity=${entity}&fileName=x.csv`
    const { mapping } = (await owner.post(path, file, { 'content-type': 'text/csv' })).json
    expect(mapping).toEqual(Object.fromEntries(fields.map((name, index) => [name, index])))
  })

  test('comes back from the file that it was exported to', async () => {
    const [{ id }] = (await owner.get(`/${entity}?perPage=1`)).json
    const wish = (await owner.post('/exports', { entity, selection: { ids: [String(id)] }, fields })).json
    const { text } = await owner.get(`/exports.csv?id=${wish.id}`)
    const [row = {}] = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), { header: true }).data
    const file = Papa.unparse([{ ...row, [unique]: renewed(row[unique] ?? '') }])
    const path = `/imports?entity=${entity}&fileName=x.csv`
    const { id: job, mapping } = (await owner.post(path, file, { 'content-type': 'text/csv' })).json
    await owner.put(`/imports?id=${job}`, { mapping })
    await owner.post('/imports/run', { id: job })
    await testApp.idle()
    expect((await owner.get(`/imports?id=${job}`)).json).toMatchObject({ state: 'done', created: 1 })
    const only = (record: Json) => Object.fromEntries(fields.map((name) => [name, record[name]]))
    const [made] = (await owner.get(`/${entity}?sort=-id&perPage=1`)).json
    const before = (await owner.get(`/${entity}?id=${id}`)).json
    expect(only(made)).toEqual({ ...only(before), [unique]: renewed(before[unique]) })
  })
})

const isBlank = (value: unknown) => value === '' || value === null

test.each(Object.entries(collections).filter(([, each]) => isCollection(each)))(
  '%s keep nothing that is declared personal once they are erased',
  async (entity, collection) => {
    await begin()
    clock = new Date(today - 31 * dayMs)
    await owner.post('/notes', { about: { entity: 'orders', record: '9' }, text: 'Rings at the back' })
    // A person with orders is erased but not removed.
    const [person] = (await owner.get('/users?email=layla.hassan@quarterdeck.test')).json
    await owner.patch('/orders?id=5', { customer: { id: person.id } })
    const table = sql.table(entity)
    const wanted = entity === 'users' ? sql`where "id" = ${person.id}` : sql`order by "id" limit 1`
    const { rows } = await sql<{ row: Json }>`select to_jsonb(t) as "row" from ${table} t ${wanted}`.execute(testApp.db)
    const row = rows[0]?.row
    const isErasable = isCollection(collection) && collection.erasable
    const declared = personalFields(collection)
    const unsaid = isErasable ? declared.filter((field) => row[field] === '') : []
    for (const field of unsaid) {
      await sql`update ${table} set ${sql.id(field)} = 'said' where "id" = ${row.id}`.execute(testApp.db)
    }
    // Journal entries of a created and of a deleted record.
    await sql`
    insert into "changes" ("entity", "record", "action", "at", "after", "before", "batch", "version")
    select ${entity}, "id"::text, 'delete', now(), to_jsonb(t), to_jsonb(t), 'whole', 1 from ${table} t
    where "id" = ${row.id}`.execute(testApp.db)
    await sql`update ${table} set "deletedAt" = ${new Date(today - 31 * dayMs)} where "id" = ${row.id}`.execute(
      testApp.db,
    )

    clock = new Date(today + 6 * 60 * 60 * 1000)
    testApp.resume()
    await testApp.idle()

    expect(testApp.logged).toEqual([])
    const left = await sql<{ row: Json }>`select to_jsonb(t) as "row" from ${table} t where "id" = ${row.id}`.execute(
      testApp.db,
    )
    expect(left.rows).toHaveLength(isErasable ? 1 : 0)
    for (const { row: empty } of left.rows) expect(declared.filter((field) => !isBlank(empty[field]))).toEqual([])
    const entries = await sql<Json>`
    select "before", "after" from "changes" where "entity" = ${entity} and "record" = ${String(row.id)}`.execute(
      testApp.db,
    )
    expect(entries.rows.length).toBeGreaterThan(0)
    const said = entries.rows.flatMap(({ before, after }) => [
      ...Object.keys(before ?? {}),
      ...Object.keys(after ?? {}),
    ])
    expect(declared.filter((field) => said.includes(field))).toEqual([])
    // Fields without personal data stay, so the journal still shows what happened.
    const kept = Object.keys(personalOf(collection)).filter((field) => field in row && !declared.includes(field))
    expect(said).toEqual(expect.arrayContaining(kept))
  },
)
