import { type Permission, permissions } from '@quarterdeck/contract/kit/permission'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { type Client, clientOf } from './testing/client.ts'
import { changeOfUsers, emailOf } from './testing/contract/given.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'

let testApp: TestApp
let owner: Client

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())
beforeEach(async () => {
  await testApp.reset()
  owner = clientOf(await testApp.as(emailOf('owner')))
})

/** Returns a client with an API key of the owner. */
const keyWith = async (...scope: readonly Permission[]): Promise<Client> => {
  const { secret } = (await owner.post('/api-keys', { name: 'Key', scope, days: null })).json
  const stranger = await testApp.as(undefined)
  return clientOf((sent) => stranger({ ...sent, headers: { ...sent.headers, authorization: `Bearer ${secret}` } }))
}

const csv = { 'content-type': 'text/csv' }
const upload = async (client: Client, entity: string, text: string) =>
  client.post(`/imports?entity=${entity}&fileName=file.csv`, text, csv)

/** Selects the accounts with their credentials. */
const accounts = () =>
  testApp.db.selectFrom('users').select(['id', 'email', 'status', 'accessRole', 'deletedAt']).orderBy('id').execute()

test('a key that may import, and not write what is imported, has nothing to do with its files', async () => {
  const { code } = (await owner.get('/products?id=1')).json
  const prices = `code,price\n${code},0.01\n`
  const { id } = (await upload(owner, 'products', prices)).json
  const mapping = { code: 0, price: 1 }
  const plan = (client: Client) => client.put(`/imports?id=${id}`, { mapping, mode: 'update' })
  const key = await keyWith('imports:run')
  expect((await upload(key, 'products', prices)).json).toMatchObject({ code: 'forbidden', needs: 'products:write' })
  expect((await plan(key)).status).toBe(403)
  expect((await plan(owner)).json).toMatchObject({ state: 'planned', changing: 1 })
  for (const path of ['/imports', '/imports/rejected', '/imports/rejected.csv']) {
    expect([path, (await key.get(`${path}?id=${id}`)).status]).toEqual([path, 403])
  }
  expect((await key.post('/imports/run', { id })).status).toBe(403)
  const both = await keyWith('imports:run', 'products:write')
  expect((await both.post('/imports/run', { id })).status).toBe(202)
  await testApp.idle()
  expect((await owner.get('/products?id=1')).json.price).toBe(0.01)
})

test('a key lets nobody in by a file, also where a person planned it', async () => {
  const file = 'name,email,status\nAda,ada@example.com,Active\nGrace,grace@example.com,Pending\n'
  const mapping = { name: 0, email: 1, status: 2 }
  const { id } = (await upload(owner, 'users', file)).json
  expect((await owner.put(`/imports?id=${id}`, { mapping })).json).toMatchObject({ ready: 2, rejected: 0 })
  const key = await keyWith('imports:run', 'users:write')
  expect((await key.post('/imports/run', { id })).status).toBe(202)
  await testApp.idle()
  const { json } = await owner.get(`/imports/rejected?id=${id}`)
  expect(json).toMatchObject([{ row: 2, problems: [{ field: 'status', code: 'forbidden' }] }])
  const came = (await accounts()).map(({ email }) => email).filter((email) => /^(ada|grace)@/.test(email))
  expect(came).toEqual(['grace@example.com'])
})

test('a key takes over nobody’s account, its holder’s included', async () => {
  const before = await accounts()
  const key = await keyWith('users:write', 'users:access', 'users:delete', 'changes:undo', 'users:read')
  const ids = before.filter(({ deletedAt }) => deletedAt === null).map(({ id }) => id)
  for (const id of ids) {
    for (const change of [
      { email: 'takeover@example.com' },
      { status: before.find((one) => one.id === id)?.status === 'Active' ? 'Banned' : 'Active' },
      { accessRole: before.find((one) => one.id === id)?.accessRole === 'support' ? 'viewer' : 'support' },
    ]) {
      const { status, json } = await key.put(`/users?id=${id}`, { ...change, name: 'Renamed' })
      const [field] = Object.keys(change)
      expect({ id, change, status, fields: Object.keys(json.fields ?? {}) }).toEqual({
        id,
        change,
        status: 422,
        fields: [field],
      })
    }
  }
  const banned = await key.post('/jobs', changeOfUsers(ids, { status: 'Banned' }))
  expect(banned.status).toBe(403)
  expect(await accounts()).toEqual(before)
})

test('a key takes back no change of who gets in, and lets nobody in anew', async () => {
  const { user } = (await owner.post('/users', { name: 'Ada', email: 'ada@example.com', status: 'Active' })).json
  const moved = await owner.put(`/users?id=${user.id}`, { email: 'lovelace@example.com', name: 'Lovelace' })
  const removed = await owner.del('/users?id=3')
  const before = await accounts()
  const key = await keyWith('users:write', 'users:access', 'users:delete', 'changes:undo', 'users:read')
  const restore = { entity: 'users', record: String(user.id), version: 1, fields: ['email'] }
  expect((await key.post('/changes/restore', restore)).status).toBe(422)
  for (const { headers } of [moved, removed]) {
    const { json } = await key.post('/changes/undo', { batch: headers.get('x-change-batch') })
    expect(json).toMatchObject({ undone: 0, kept: [{ reason: 'forbidden' }] })
  }
  expect((await key.post('/users', { name: 'Eve', email: 'eve@example.com', status: 'Active' })).status).toBe(422)
  const invited = await key.post('/invitations', { email: 'eve@example.com', accessRole: 'viewer', locale: 'en' })
  expect(Object.keys(invited.json.fields)).toEqual(['status'])
  expect(await accounts()).toEqual(before)
  // Pending people depend on the scope.
  expect((await key.post('/users', { name: 'Eve', email: 'eve@example.com' })).status).toBe(201)
})

test('what is done after the answer to a key has no more rights than the key', async () => {
  const key = await keyWith('users:write', 'changes:undo')
  const ids = Array.from({ length: 1100 }, (_, index) => `Person ${index},person${index}@example.com`)
  const { id } = (await upload(owner, 'users', `name,email\n${ids.join('\n')}\n`)).json
  await owner.put(`/imports?id=${id}`, { mapping: { name: 0, email: 1 } })
  await owner.post('/imports/run', { id })
  await testApp.idle()
  const everybody = { entity: 'users', selection: { query: 'q=person', except: [] } }
  const job = (await owner.post('/jobs', { ...everybody, action: { type: 'edit', change: { status: 'Active' } } })).json
  await testApp.idle()
  const before = await accounts()
  const undone = await key.post('/changes/undo', { batch: job.batch })
  expect(undone.json.job).toEqual(expect.any(String))
  await testApp.idle()
  expect((await owner.get(`/jobs?id=${undone.json.job}`)).json).toMatchObject({ state: 'done', changed: 0 })
  expect(await accounts()).toEqual(before)
})

test('a key sees plans and jobs of what it may read', async () => {
  const selection = { ids: ['5'] }
  const action = { type: 'edit', change: { address: 'Peru' } }
  const plan = (await owner.post('/plans', { entity: 'users', selection, action })).json
  const job = (await owner.post('/jobs', { entity: 'users', selection, action })).json
  const seen = async (client: Client) => [
    (await client.get(`/plans?id=${plan.id}`)).status,
    (await client.get(`/jobs?id=${job.id}`)).status,
    (await client.get(`/jobs/refused?id=${job.id}`)).status,
    (await client.get('/jobs')).json.map(({ id }: { id: string }) => id),
  ]
  expect(await seen(await keyWith('orders:read', 'changes:read'))).toEqual([403, 404, 404, []])
  expect((await (await keyWith('billing:read')).get('/jobs')).json).toEqual([])
  expect((await (await keyWith('changes:read')).get('/changes')).json).toEqual([])
  expect(await seen(await keyWith('users:read', 'changes:read'))).toEqual([200, 200, 200, [job.id]])
})

test('a key reads nothing that lets somebody in', async () => {
  const stranger = clientOf(await testApp.as(undefined))
  await stranger.post('/password-reset', { email: emailOf('viewer') })
  await testApp.idle()
  const invitation = (
    await owner.post('/invitations', { email: 'ada@example.com', accessRole: 'viewer', locale: 'en' })
  ).json
  const key = await keyWith(...permissions)
  const mails = (await key.get('/outbox')).json
  expect(mails.map(({ template }: { template: string }) => template).sort()).toEqual(
    expect.arrayContaining(['invitation', 'passwordReset']),
  )
  for (const { id, template } of mails) {
    const { json } = await key.get(`/outbox?id=${id}`)
    expect([template, json.content === null]).toEqual([template, ['invitation', 'passwordReset'].includes(template)])
  }
  expect((await key.get(`/invitations/link?id=${invitation.id}`)).status).toBe(403)
})

test('a key reads of a mail what it may read of what it is about, and never its link', async () => {
  const draft = { customer: { id: 6 }, products: [{ title: 'x', quantity: 1, price: 1 }] }
  const { id } = (await owner.post('/invoices', { ...draft, billingAddress: { email: 'ada@example.com' } })).json
    .invoice
  expect((await owner.post('/invoices/send', { ids: [id] })).status).toBe(200)
  await owner.post('/messages', { ticketId: 1, body: 'A reply that is mailed' })
  await owner.post('/notices/test')
  await testApp.idle()
  const mails = (await owner.get('/outbox')).json
  const mailOf = (template: string) => mails.find((mail: { template: string }) => mail.template === template).id
  const file = (mail: number) => `/outbox/file?id=${mail}&name=${id}.pdf`
  for (const [template, needs] of [
    ['invoice', 'invoices:read'],
    ['ticketReply', 'tickets:read'],
    ['notice', 'notices:read'],
  ] as const) {
    const mail = mailOf(template)
    const { link } = (await owner.get(`/outbox?id=${mail}`)).json.content
    const blind = await keyWith('outbox:read')
    expect([template, (await blind.get(`/outbox?id=${mail}`)).json.content]).toEqual([template, null])
    expect((await blind.get(file(mail))).json.needs).toBe(needs)
    const { content } = (await (await keyWith('outbox:read', needs)).get(`/outbox?id=${mail}`)).json
    expect([template, content.link]).toEqual([template, null])
    if (link !== null) expect(content.text + content.html).not.toContain(link)
    expect(content.text).not.toContain('/admin/i/')
  }
  const reader = await keyWith('outbox:read', 'invoices:read')
  expect([
    (await reader.get(file(mailOf('invoice')))).status,
    (await owner.get(file(mailOf('invoice')))).status,
  ]).toEqual([200, 200])
})

test('mails of before it was known whom they let in are nobody’s to read, but those to an account', async () => {
  await clientOf(await testApp.as(undefined)).post('/password-reset', { email: emailOf('viewer') })
  await owner.post('/invitations', { email: 'ada@example.com', accessRole: 'viewer', locale: 'en' })
  await testApp.idle()
  await testApp.db.updateTable('outbox').set({ accessRole: null }).execute()
  for (const [template, isShown] of [
    ['invitation', false],
    ['passwordReset', true],
  ] as const) {
    const [{ id }] = (await owner.get(`/outbox?template=${template}`)).json
    expect([template, (await owner.get(`/outbox?id=${id}`)).json.content !== null]).toEqual([template, isShown])
  }
})

test('a key reads what its holder is told only where its scope says so', async () => {
  for (const path of ['/notices', '/notices/unread', '/notices/settings']) {
    const refused = await (await keyWith('orders:read', 'users:read')).get(path)
    expect([path, refused.status, refused.json.needs]).toEqual([path, 403, 'notices:read'])
    expect([path, (await (await keyWith('notices:read')).get(path)).status]).toEqual([path, 200])
  }
  const viewer = clientOf(await testApp.as(emailOf('viewer')))
  expect((await viewer.get('/notices')).status).toBe(200)
})

test('on a full disk a key reads on, and is told why it cannot write', async () => {
  const key = await keyWith('users:read', 'users:write')
  await sql`create function no_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(testApp.db)
  const tables = ['apiKeys', 'users']
  const refuse = (table: string) =>
    sql`create trigger no_room before insert or update on ${sql.id(table)} execute function no_room()`.execute(
      testApp.db,
    )
  for (const table of tables) await refuse(table)
  onTestFinished(() => void sql`drop function no_room cascade`.execute(testApp.db))
  expect((await key.get('/users?page=1&perPage=1')).status).toBe(200)
  const written = await key.post('/users', { name: 'x', email: 'full@example.com' })
  expect([written.status, written.json.code]).toEqual([507, 'storage_full'])
  await sql`delete from "apiKeys"`.execute(testApp.db)
  expect((await key.get('/users?page=1&perPage=1')).status).toBe(401)
})

test('a mail that lets somebody in is shown to nobody whose sign-in is long ago, one’s own included', async () => {
  const stranger = clientOf(await testApp.as(undefined))
  await stranger.post('/password-reset', { email: emailOf('owner') })
  await testApp.idle()
  const [mail] = (await owner.get('/outbox?template=passwordReset')).json
  const stale = { createdAt: new Date(Date.now() - 3_600_000), provenAt: null }
  await testApp.db.updateTable('sessions').set(stale).execute()
  const refused = await owner.get(`/outbox?id=${mail.id}`)
  expect([refused.status, refused.json.code, refused.text.includes('token=')]).toEqual([403, 'fresh_sign_in', false])
  expect((await owner.post('/security/fresh', { password: 'quarterdeck-demo' })).status).toBe(200)
  expect((await owner.get(`/outbox?id=${mail.id}`)).json.content.link).toContain('token=')
})

test('a key that only writes reads nothing by what its writes answer', async () => {
  const [key, both] = [await keyWith('tickets:write'), await keyWith('tickets:write', 'tickets:read')]
  const draft = { subject: 'Printer', describe: 'It is on fire', userId: 6 }
  const made = await key.post('/tickets', draft)
  expect([made.status, made.json]).toEqual([201, { ticket: { id: expect.any(Number), version: 1 } }])
  const { id } = made.json.ticket
  const changed = await key.put(`/tickets?id=${id}`, { status: 'Pending' })
  expect([changed.status, changed.json]).toEqual([200, { ticket: { id, version: 2 } }])
  const late = await key.put(`/tickets?id=${id}`, { status: 'Open' }, { 'if-match': '"1"' })
  expect([late.status, late.json.conflicts, late.json.current]).toEqual([409, ['status'], undefined])
  expect((await both.put(`/tickets?id=${id}`, { status: 'Open' })).json.ticket).toMatchObject(draft)

  await owner.put('/messages/drafts', { ticketId: id, body: 'Not sent yet' })
  const take = { ticketId: id, authorId: 1 }
  for (const reply of [await key.get(`/messages/drafts?ticketId=${id}`), await key.post('/messages/drafts/take', take)])
    expect([reply.status, reply.json.needs]).toEqual([403, 'tickets:read'])
  expect((await both.get(`/messages/drafts?ticketId=${id}`)).json).toMatchObject([{ body: 'Not sent yet' }])
  const removing = await keyWith('tickets:write', 'tickets:delete')
  const removed = await removing.del(`/tickets?id=${id}`)
  expect([removed.status, removed.json]).toEqual([200, { ticket: { id, version: expect.any(Number) } }])
})

test('no key that only writes is answered more of records than which they are', async () => {
  for (const [scope, path, body] of [
    ['products:write', '/products?id=1', { name: 'Renamed' }],
    ['users:write', '/users?id=6', { company: 'Acme' }],
    ['boards:write', '/cards?id=1', { title: 'Renamed' }],
  ] as const) {
    const { status, json } = await (await keyWith(scope)).put(path, body)
    expect([path, status, Object.values(json).map((one) => Object.keys(one as object).sort())]).toEqual([
      path,
      200,
      [['id', 'version']],
    ])
  }
})
