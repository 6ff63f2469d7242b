import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from '../../testing/home.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const origin = 'http://quarterdeck.test'
const pieceBytes = 64 * 1024
let testApp: TestApp
let cookie: string
/** Characters that were handed to the database as rows of files. */
let stored = 0

beforeAll(async () => {
  testApp = await openTestApp((text, parameters) => {
    if (text.includes('insert into "importRows"')) stored += String(parameters[1]).length
  })
  await testApp.reset()
  cookie = await signIn(testApp.fetch, origin, 'admin@quarterdeck.test')
})
afterAll(() => testApp.close())

const line = (index: number) => `Person ${index},person${index}@example.com,${'x'.repeat(200)}\n`

interface Source {
  readonly body: ReadableStream<Uint8Array>
  readonly pulled: () => number
  /** Lets the rest through. */
  readonly open: () => void
}

/** Creates an upload of a file; its first piece can be held back for a while. */
const sourceOf = (rows: number, onPull: (pulled: number) => void, isHeld = false): Source => {
  const encoder = new TextEncoder()
  const held = Promise.withResolvers<void>()
  if (!isHeld) held.resolve()
  let row = 0
  let pulled = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        if (row > 0) await held.promise
        let text = row === 0 ? 'name,email,bio\n' : ''
        while (row < rows && text.length < pieceBytes) text += line(row++)
        controller.enqueue(encoder.encode(text))
        pulled += text.length
        onPull(pulled)
        if (row === rows) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  return { body, pulled: () => pulled, open: held.resolve }
}

const upload = async ({ body }: Source) => {
  const init = { method: 'POST', headers: { cookie, 'content-type': 'text/csv' }, body, duplex: 'half' } as const
  const response = await testApp.fetch(new Request(`${origin}/api/imports?entity=users&fileName=x.csv`, init))
  return { status: response.status, wait: response.headers.get('retry-after'), json: await response.json() }
}

test('a large file is read no further than a few pieces ahead of what is stored', async () => {
  const before = stored
  let ahead = 0
  const source = sourceOf(12_000, (pulled) => {
    ahead = Math.max(ahead, pulled - (stored - before))
  })
  const { status, json } = await upload(source)
  expect([status, json.rows]).toEqual([201, 12_000])
  expect(source.pulled()).toBeGreaterThan(40 * pieceBytes)
  expect(ahead).toBeLessThan(5 * pieceBytes)
})

test('two files are read at a time, some wait unread, and the next is refused; none is lost', async () => {
  const sources = Array.from({ length: 11 }, () => sourceOf(1000, () => undefined, true))
  const answers = sources.map(upload)
  // None of the others is answered while all are held.
  const refused = { status: 429, wait: '30', json: { code: 'too_many_requests' } }
  expect(await Promise.race(answers)).toMatchObject(refused)
  const begun = () => sources.filter(({ pulled }) => pulled() > 0).length
  await expect.poll(begun).toBe(2)
  for (const { open } of sources) open()
  const rows = (await Promise.all(answers)).map(({ status, json }) => `${status} ${json.rows}`)
  expect(rows.toSorted()).toEqual([...Array.from({ length: 10 }, () => '201 1000'), '429 undefined'])
})

test('nothing stays of a file that breaks off', async () => {
  const broken = sourceOf(1000, (pulled) => {
    if (pulled > 2 * pieceBytes) throw new Error('The line is gone')
  })
  const before = await testApp.db.selectFrom('importRows').select('row').execute()
  expect((await upload(broken)).status).toBe(400)
  expect(await testApp.db.selectFrom('importRows').select('row').execute()).toHaveLength(before.length)
  expect(await testApp.db.selectFrom('imports').select('id').where('state', '=', 'uploading').execute()).toEqual([])
})

test('a file that ends before the length it was announced with is refused, and leaves nothing', async () => {
  const imports = () => testApp.db.selectFrom('imports').select('id').orderBy('id').execute()
  const before = await imports()
  const { body } = sourceOf(3, () => undefined)
  const headers = { cookie, 'content-type': 'text/csv', 'content-length': '5000' }
  const init = { method: 'POST', headers, body, duplex: 'half' } as const
  const response = await testApp.fetch(new Request(`${origin}/api/imports?entity=users&fileName=x.csv`, init))
  expect([response.status, await response.json()]).toMatchObject([400, { message: 'The body broke off' }])
  expect(await imports()).toEqual(before)
})
