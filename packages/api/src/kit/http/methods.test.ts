import { allEndpoints } from '@quarterdeck/contract'
import { isForPeople } from '@quarterdeck/contract/kit/endpoint'
import { problems } from '@quarterdeck/contract/kit/problem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openAuthPaths } from '../../account/auth/index.ts'
import { type Client, clientOf } from '../../testing/client.ts'
import { emailOf } from '../../testing/contract/given.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { addressOf } from './addresses.ts'
import { withETag } from './render.ts'

let testApp: TestApp
let owner: Client
beforeAll(async () => {
  testApp = await openTestApp()
})
beforeEach(async () => {
  await testApp.reset()
  owner = clientOf(await testApp.as(emailOf('owner')))
})
afterAll(() => testApp.close())

const ask = async (path: string, init: RequestInit = {}): Promise<Response> =>
  testApp.fetch(new Request(`http://localhost/api${path}`, init))

const paths = new Map<string, Set<string>>([
  ...[...Map.groupBy(allEndpoints, ([, { path }]) => path)].map(
    ([path, group]) => [path, new Set<string>(group.map(([, { method }]) => method))] as const,
  ),
  ...[...openAuthPaths].map(([path, methods]) => [`/auth${path}`, new Set<string>(methods)] as const),
  ['/openapi.json', new Set(['GET'])],
])

test('each path says which methods it has, to OPTIONS and to any other that it has not', async () => {
  for (const [path, methods] of paths) {
    const allowed = [...methods, ...(methods.has('GET') ? ['HEAD'] : []), 'OPTIONS'].sort()
    const told = await ask(path, { method: 'OPTIONS', headers: { origin: 'https://elsewhere.example' } })
    const names = [...told.headers.keys()].filter((name) => name.startsWith('access-control'))
    const said = (told.headers.get('allow') ?? '').split(', ').sort()
    expect([path, told.status, said, names]).toEqual([path, 204, allowed, []])
    const other = ['PATCH', 'DELETE', 'PUT', 'POST'].find((method) => !methods.has(method)) ?? ''
    const refused = await ask(path, { method: other })
    expect([path, refused.status, refused.headers.get('allow')?.split(', ').sort()]).toEqual([path, 405, allowed])
  }
  expect((await ask('/nonsense', { method: 'OPTIONS' })).status).toBe(404)
})

test('whoever is not known is told how to show who they are', async () => {
  for (const [, { method, path, needs }] of allEndpoints.filter(([, endpoint]) => isForPeople(endpoint))) {
    const { status, headers } = await ask(path, { method })
    expect([path, needs, status, headers.get('www-authenticate')]).toEqual([
      ...[path, needs, 401, 'Bearer realm="Quarterdeck"'],
    ])
  }
  const wrong = await ask('/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: emailOf('owner'), password: 'wrong password' }),
  })
  expect([wrong.status, wrong.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="Quarterdeck"'])
})

test('a refusal is problem+json for whoever prefers it, and says all that it says otherwise', async () => {
  const typeFor = async (accept: string) => (await ask('/users', { headers: { accept } })).headers.get('content-type')
  for (const accept of [
    'application/problem+json',
    'application/json, application/problem+json',
    'application/problem+json, application/json;q=0.5',
  ]) {
    expect([accept, await typeFor(accept)]).toEqual([accept, 'application/problem+json'])
  }
  for (const accept of [
    '*/*',
    'application/json',
    'application/problem+json;q=0',
    'application/json, application/problem+json;q=0.2',
  ]) {
    expect([accept, await typeFor(accept)]).toEqual([accept, expect.stringMatching(/^application\/json/)])
  }

  const sent = { name: '', email: 'x' }
  const plain = await owner.post('/users', sent, { accept: 'application/json' })
  const detailed = await owner.post('/users', sent, { accept: 'application/problem+json' })
  expect(JSON.parse(detailed.text)).toEqual({
    type: 'urn:quarterdeck:problem:invalid_fields',
    title: problems.invalid_fields.message,
    status: 422,
    detail: plain.json.message,
    ...plain.json,
  })
  const found = await ask('/status', { headers: { accept: 'application/problem+json' } })
  expect([found.status, found.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8'])
})

/** Paths of sample records. */
const records: readonly string[] = ['/users?id=5', '/products?id=3', '/orders?id=1', '/invoices?id=INV-001', '/company']

test('a record that is known already is not sent again, until anything of it is different', async () => {
  for (const path of records) {
    const first = await owner.get(path)
    const etag = first.headers.get('etag') ?? ''
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await owner.get(path, { 'if-none-match': known })
      expect([path, again.status, again.text, again.headers.get('etag')]).toEqual([path, 304, '', etag])
      expect([again.headers.get('cache-control'), again.headers.get('vary')]).toEqual([
        ...['no-store', 'Cookie, Authorization'],
      ])
    }
    const other = await owner.get(path, { 'if-none-match': '"0-other"' })
    expect([path, other.status, other.text]).toEqual([path, 200, first.text])
  }
  // Parts of a record, such as the name of its customer, change without its version.
  const answered = (body: string) => withETag({ status: 200, headers: [['etag', '"3"']], body }, null).headers
  expect(answered('{"version":3,"customer":"Ada"}')).not.toEqual(answered('{"version":3,"customer":"Bo"}'))
})

test('the ETag of a record that was read says the version that a change is based on', async () => {
  const etag = (await owner.get('/users?id=5')).headers.get('etag') ?? ''
  const changed = await owner.put('/users?id=5', { phone: '1' }, { 'if-match': etag })
  expect(changed.status).toBe(200)
  const late = await owner.put('/users?id=5', { phone: '2' }, { 'if-match': etag })
  expect([late.status, late.json.code]).toEqual([409, 'conflict'])
})

test('what is created says where it is read', async () => {
  const addressed = allEndpoints.filter(([, endpoint]) => addressOf(endpoint)).map(([name]) => name)
  expect(addressed).toEqual(
    expect.arrayContaining(['users.create', 'products.create', 'tickets.create', 'plans.create']),
  )
  const drafts: readonly (readonly [string, unknown])[] = [
    ['/users', { name: 'Ada', email: 'ada@example.com' }],
    ['/products', { title: 'A lamp', price: 1, code: 'LAMP-77' }],
    ['/invoices/drafts', { customer: { id: 1 } }],
  ]
  for (const [path, draft] of drafts) {
    const created = await owner.post(path, draft)
    const location = created.headers.get('location') ?? ''
    expect([path, created.status, location]).toEqual([path, 201, expect.stringMatching(/^\/api\/\w+\?id=\w+/)])
    expect((await owner.get(location.replace('/api', ''))).status).toBe(200)
  }
})
