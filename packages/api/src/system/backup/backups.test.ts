import { afterEach, expect, test } from 'vitest'
import type { Backups, StoredBackup } from '../../kit/ports.ts'
import { resetToSample } from '../../sample/index.ts'
import { clientOf, type Json } from '../../testing/client.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { backUpWhenDue, checkNewest, notifyOfBackups } from './index.ts'

let testApp: TestApp
afterEach(() => testApp.close())

const hourMs = 3_600_000
const night = new Date('2026-05-06T01:59:00Z')

/** An installation with a host that makes backups of nothing, by a clock of its own. */
const open = async () => {
  let clock = night
  let kept: StoredBackup[] = []
  const failing = { write: '', check: '' }
  const backups: Backups = {
    place: { kind: 'folder', name: '/backups', isSameDisk: true },
    isEncrypted: false,
    list: async () => kept,
    write: async (now) => {
      if (failing.write) throw new Error(failing.write)
      const name = `quarterdeck-${now.toISOString()}.backup`
      kept = [{ name, bytes: 5, createdAt: now }, ...kept]
      return { name, seconds: 1.5 }
    },
    check: async () => (failing.check ? { state: 'damaged', reason: failing.check } : { state: 'good' }),
    read: async () => new Blob(['12345']).stream(),
  }
  testApp = await openTestApp(undefined, { backups })
  await resetToSample(testApp.db, new Date())
  await testApp.db.deleteFrom('installation').where('key', '=', 'backups').execute()
  await testApp.db.deleteFrom('work').execute()
  const world = { db: testApp.db, backups, now: () => clock }
  const owner = clientOf(await testApp.as('admin@quarterdeck.test'))
  return {
    owner,
    failing,
    kept: () => kept,
    forget: () => {
      kept = []
    },
    at: (time: Date) => {
      clock = time
    },
    round: async () => {
      await backUpWhenDue(world).catch(() => undefined)
      await checkNewest(world)
      await notifyOfBackups(world)
    },
    notices: async (): Promise<Json[]> =>
      (await owner.get('/notices')).json.notices.filter(({ event }: Json) => event === 'backup_overdue'),
  }
}
const later = (hours: number) => new Date(night.getTime() + hours * hourMs)

test('a backup is made once in each night, from the first one on, and tried', async () => {
  const { at, round, kept, owner } = await open()
  await round()
  expect(kept()).toEqual([])
  at(later(1))
  await round()
  await round()
  expect(kept()).toHaveLength(1)
  at(later(23))
  await round()
  expect(kept()).toHaveLength(1)
  at(later(25))
  await round()
  expect(kept()).toHaveLength(2)
  const { json } = await owner.get('/backups')
  expect(json).toMatchObject({ place: { isSameDisk: true }, isRunning: false, failure: null })
  expect(json.backups[0]).toMatchObject({ seconds: 1.5, checkedAt: later(25).toISOString(), error: '' })
})

test('owners are told once a day while the newest good backup is older than a day', async () => {
  const { at, round, failing, notices } = await open()
  await round()
  failing.write = 'The disk is full'
  at(later(20))
  await round()
  expect(await notices()).toEqual([])
  at(later(28))
  await round()
  await round()
  expect(await notices()).toMatchObject([{ data: { since: '', reason: 'The disk is full' } }])
  failing.write = ''
  failing.check = 'The backup is damaged: its end is missing.'
  at(later(54))
  await round()
  expect(await notices()).toHaveLength(2)
  failing.check = ''
  at(later(80))
  await round()
  expect(await notices()).toHaveLength(2)
})

test('what a clock wrote that was years ahead keeps no backup from being made, and counts for none', async () => {
  const { at, round, kept, notices } = await open()
  const ahead = 24 * 365
  at(later(ahead))
  await round()
  at(later(ahead + 25))
  await round()
  expect(kept()).toHaveLength(1)
  at(later(1))
  await round()
  expect(kept()).toHaveLength(2)
  expect(await notices()).toEqual([])
})

test('an owner who has just shown who they are makes one now and downloads it', async () => {
  const { round, kept, owner } = await open()
  await round()
  expect((await owner.post('/backups')).json).toMatchObject({ isRunning: true })
  await round()
  const [made] = kept()
  expect((await owner.get('/backups')).json).toMatchObject({ isRunning: false, backups: [{ name: made?.name }] })
  expect((await owner.post('/backups/permit', { name: made?.name })).json).toEqual({ bytes: 5 })
  const address = `/backups/file?name=${encodeURIComponent(made?.name ?? '')}`
  const file = await owner.get(address)
  expect([file.status, file.headers.get('content-disposition')]).toEqual([200, `attachment; filename="${made?.name}"`])

  await testApp.db
    .updateTable('sessions')
    .set({ createdAt: new Date(Date.now() - 2 * hourMs), provenAt: null })
    .execute()
  expect((await owner.post('/backups')).json).toMatchObject({ code: 'fresh_sign_in' })
  expect((await owner.get(address)).json).toMatchObject({ code: 'fresh_sign_in' })
})
