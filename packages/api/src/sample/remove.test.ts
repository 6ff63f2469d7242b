import { hashPassword } from 'better-auth/crypto'
import { afterEach, expect, test } from 'vitest'
import type { StoredBackup } from '../kit/ports.ts'
import { examine } from '../system/doctor/index.ts'
import { clientOf } from '../testing/client.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { resetToSample } from './index.ts'

let testApp: TestApp
afterEach(() => testApp.close())

const open = async () => {
  const kept: StoredBackup[] = []
  testApp = await openTestApp(undefined, {
    backups: {
      place: { kind: 'folder', name: '/backups', isSameDisk: false },
      isEncrypted: false,
      list: async () => kept,
      write: async () => ({ name: 'a', seconds: 1 }),
      check: async () => ({ state: 'good' }),
      read: async () => new ReadableStream(),
    },
  })
  await resetToSample(testApp.db, new Date())
  return {
    owner: clientOf(await testApp.as('admin@quarterdeck.test')),
    addBackup: () => kept.push({ name: 'a', bytes: 1, createdAt: new Date() }),
  }
}

const setPassword = async () => {
  const password = await hashPassword('a password of one’s own')
  const mine = testApp.db.selectFrom('users').select('id').where('email', '=', 'admin@quarterdeck.test')
  await testApp.db.updateTable('credentials').set({ password }).where('userId', '=', mine).execute()
}

test('an owner with a password of their own and a backup turns a trial into a real installation', async () => {
  const { owner, addBackup } = await open()
  expect((await owner.post('/sample/remove')).json.message).toMatch(/^Choose a password/)
  await setPassword()
  expect((await owner.post('/sample/remove')).json.message).toBe('Back up first')
  addBackup()
  expect((await owner.get('/sample')).json).toEqual({ isSample: true, hasOwnPassword: true, hasBackup: true })
  const me = (await owner.get('/me')).json
  expect((await owner.post('/sample/remove')).json).toMatchObject({ isSample: false })

  expect((await owner.get('/me')).json).toEqual(me)
  for (const list of ['orders', 'products', 'invoices', 'tickets', 'boards'])
    expect((await owner.get(`/${list}?page=1&perPage=5`)).json, list).toEqual([])
  const users = await owner.get('/users?page=1&perPage=5')
  expect([users.json.length, users.headers.get('x-total-count')]).toEqual([1, '1'])
  expect((await examine(testApp.db)).filter(({ wrong }) => wrong > 0)).toEqual([])
  expect((await owner.post('/sample/remove')).json.message).toBe('This installation has no sample data')

  const created = await owner.post('/users', { name: 'Anna Berg', email: 'anna@example.com' })
  const ids = await testApp.db.selectFrom('users').select('id').orderBy('id').execute()
  expect([created.status, ids.map(({ id }) => id)]).toEqual([201, [me.id, me.id + 1]])
  const marks = await testApp.db
    .selectFrom('installation')
    .select('key')
    .where('key', 'in', ['sample', 'empty'])
    .execute()
  expect(marks).toEqual([{ key: 'empty' }])
})
