import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Client, clientOf, type Json, type Reply } from '../../testing/client.ts'
import { emailOf } from '../../testing/contract/given.ts'
import { addManyUsers } from '../../testing/many-users.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const password = 'quarterdeck-demo'
const heir = 'heir@example.com'
let testApp: TestApp
let owner: Client
let admin: Json
let viewer: Json

const userBy = async (email: string): Promise<Json> => (await owner.get(`/users?q=${email}`)).json[0]

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())
beforeEach(async () => {
  await testApp.reset()
  owner = clientOf(await testApp.as(emailOf('owner')))
  admin = await userBy(emailOf('admin'))
  viewer = await userBy(emailOf('viewer'))
})

/** Makes all proofs of identity too old. */
const goStale = () =>
  testApp.db
    .updateTable('sessions')
    .set({ createdAt: new Date(Date.now() - 3_600_000), provenAt: null })
    .execute()

/** Returns the active and invited users with their access roles. */
const access = async () => ({
  users: await testApp.db
    .selectFrom('users')
    .select(['id', 'email', 'status', 'accessRole', 'deletedAt'])
    .orderBy('id')
    .execute(),
  invited: await testApp.db.selectFrom('invitations').select(['id', 'accessRole', 'round']).orderBy('id').execute(),
})

const all = (id: number, action: object) => ({ entity: 'users', selection: { ids: [String(id)] }, action })
const edit = (change: object) => ({ type: 'edit', change })
const done = async (asking: Promise<Reply>): Promise<Reply> => {
  const reply = await asking
  expect(reply.status).toBeLessThan(300)
  return reply
}
const draft = { name: 'Heir', email: heir, status: 'Active' }
const invite = (accessRole: string) => owner.post('/invitations', { email: heir, accessRole, locale: 'en' })
const undo = (reply: Reply) => owner.post('/changes/undo', { batch: reply.headers.get('x-change-batch') })

type Act = () => Promise<Reply>

/** All ways to give a user more access. Preparations run in a fresh session. */
const ways: Readonly<Record<string, () => Act | Promise<Act>>> = {
  'an update': () => () => owner.put(`/users?id=${viewer.id}`, { accessRole: 'owner' }),
  'an update to less, which shuts others out': () => () => owner.put(`/users?id=${admin.id}`, { accessRole: 'viewer' }),
  'a new user': () => () => owner.post('/users', { ...draft, accessRole: 'owner' }),
  'a cell': () => () => {
    const edits = [{ id: String(viewer.id), version: viewer.version, change: { accessRole: 'admin' } }]
    return owner.post('/edits', { entity: 'users', edits })
  },
  'a job': () => () => owner.post('/jobs', all(viewer.id, edit({ accessRole: 'admin' }))),
  'a plan': () => () => owner.post('/plans', all(viewer.id, edit({ accessRole: 'admin' }))),
  'a plan that was made before': async () => {
    const { id } = (await done(owner.post('/plans', all(viewer.id, edit({ accessRole: 'admin' }))))).json
    return () => owner.post(`/plans/apply?id=${id}`)
  },
  'an account that is opened again': async () => {
    await done(owner.put(`/users?id=${admin.id}`, { status: 'Banned' }))
    return () => owner.put(`/users?id=${admin.id}`, { status: 'Active' })
  },
  'a job that opens accounts again': async () => {
    await done(owner.put(`/users?id=${admin.id}`, { status: 'Banned' }))
    return () => owner.post('/jobs', all(admin.id, edit({ status: 'Active' })))
  },
  'an undo of what took access away': async () => {
    const lowered = await done(owner.put(`/users?id=${admin.id}`, { accessRole: 'viewer' }))
    return () => undo(lowered)
  },
  'an undo of a ban': async () => {
    const banned = await done(owner.put(`/users?id=${admin.id}`, { status: 'Banned' }))
    return () => undo(banned)
  },
  'an undo of a deletion': async () => {
    const removed = await done(owner.del(`/users?id=${admin.id}`))
    return () => undo(removed)
  },
  'an undo of a creation': async () => {
    const created = await done(owner.post('/users', { ...draft, accessRole: 'admin' }))
    return () => undo(created)
  },
  'a restore of a version': async () => {
    const lowered = (await done(owner.put(`/users?id=${admin.id}`, { accessRole: 'viewer' }))).json.user
    const wish = { entity: 'users', record: String(admin.id), version: lowered.version - 1, fields: ['accessRole'] }
    return () => owner.post('/changes/restore', wish)
  },
  'a restore from the bin': async () => {
    await done(owner.del(`/users?id=${admin.id}`))
    return () => owner.post('/jobs', all(admin.id, { type: 'restore' }))
  },
  'an answer to who asks for access': async () => {
    const theirs = clientOf(await testApp.as(viewer.email))
    const asked = await done(theirs.post('/access/requests', { permission: 'orders:write' }))
    return () => owner.post('/access/requests/answer', { id: asked.json.request.id, accessRole: 'manager' })
  },
  'an invitation': () => () => invite('owner'),
  'an invitation that is sent again': async () => {
    const { id } = (await done(invite('owner'))).json
    return () => owner.post(`/invitations/resend?id=${id}`)
  },
  'the link of an invitation': async () => {
    const { id } = (await done(invite('viewer'))).json
    return () => owner.get(`/invitations/link?id=${id}`)
  },
  'a deletion': () => () => owner.del(`/users?id=${admin.id}`),
  'a deletion of several': () => () => owner.del('/users', { ids: [viewer.id, admin.id] }),
  'a job that deletes': () => () => owner.post('/jobs', all(admin.id, { type: 'delete' })),
}

test.each(Object.keys(ways))('%s wants a fresh sign-in where it is about an access role', async (way) => {
  const act = await ways[way]?.()
  await goStale()
  const before = await access()
  expect(await act?.()).toMatchObject({ status: 403, json: { code: 'fresh_sign_in' } })
  expect(await access()).toEqual(before)
  expect((await owner.post('/security/fresh', { password })).status).toBe(200)
  expect((await act?.())?.status).toBeLessThan(300)
})

describe('an old session is enough', () => {
  test('for people who may no more than look', async () => {
    await goStale()
    const { id } = (await done(owner.post('/users', draft))).json.user
    await done(owner.post('/jobs', all(id, edit({ status: 'Banned', address: 'Japan' }))))
    await done(owner.post('/jobs', all(id, edit({ status: 'Active' }))))
    await undo(await done(owner.del(`/users?id=${id}`)))
    await done(owner.post('/jobs', all(id, { type: 'delete' })))
    await done(owner.post(`/invitations/resend?id=${(await done(invite('viewer'))).json.id}`))
  })

  test('for what else a record with an access role has, and to shut its person out at once', async () => {
    await goStale()
    const change = { phone: '+1 555 0100', accessRole: admin.accessRole, status: 'Banned' }
    await done(owner.put(`/users?id=${admin.id}`, change))
  })

  test('for whoever follows the link of an invitation, who has none', async () => {
    const { id } = (await done(invite('owner'))).json
    const { link } = (await done(owner.get(`/invitations/link?id=${id}`))).json
    const token = new URLSearchParams(link.split('#')[1]).get('invite')
    const stranger = clientOf(await testApp.as(undefined))
    await done(
      stranger.post('/invitations/accept', { token, name: 'Heir', password: 'a long one of mine', locale: 'en' }),
    )
    expect(await userBy(heir)).toMatchObject({ accessRole: 'owner', status: 'Active' })
  })

  test('for a file, which gives nobody an access role', async () => {
    await goStale()
    const file = `name,email,access role\nHeir,${heir},owner\n`
    const { id } = (await owner.post('/imports?entity=users&fileName=file.csv', file, { 'content-type': 'text/csv' }))
      .json
    expect((await owner.put(`/imports?id=${id}`, { mapping: { name: 0, email: 1, accessRole: 2 } })).status).toBe(422)
    await done(owner.put(`/imports?id=${id}`, { mapping: { name: 0, email: 1 } }))
    await done(owner.post('/imports/run', { id }))
    await testApp.idle()
    expect((await userBy(heir)).accessRole).toBe('viewer')
  })
})

test('what many are changed by in the background is proven before it begins', async () => {
  await addManyUsers(testApp.db, 1100)
  const some = await testApp.db.selectFrom('users').select('id').where('name', 'like', 'Person %').limit(201).execute()
  const ids = some.map(({ id }) => String(id))
  const plan = async (selection: object, action: object) =>
    (await done(owner.post('/plans', { entity: 'users', selection, action }))).json.id
  const moving = await plan({ query: 'q=Person', except: [] }, edit({ address: 'Japan' }))
  const raising = await plan({ ids }, edit({ accessRole: 'support' }))
  await goStale()
  const moved = await done(owner.post(`/plans/apply?id=${moving}`))
  await testApp.idle()
  // What may be among so much that is taken back is not looked at.
  expect(await undo(moved)).toMatchObject({ status: 403, json: { code: 'fresh_sign_in' } })
  const raise = () => owner.post(`/plans/apply?id=${raising}&anyway=true`)
  expect(await raise()).toMatchObject({ status: 403, json: { code: 'fresh_sign_in' } })
  expect((await owner.post('/security/fresh', { password })).status).toBe(200)
  const { job } = (await done(raise())).json
  await goStale()
  await testApp.idle()
  expect((await owner.get(`/jobs?id=${job.id}`)).json).toMatchObject({ state: 'done', changed: 201, refused: 0 })
})
