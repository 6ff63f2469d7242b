import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, clientOf } from '../../testing/client.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { deleteUnused, storePicture } from './store.ts'

const reach = {
  log: () => undefined,
  pictureStores: { current: 'database', folder: undefined, s3: undefined },
} as const

let testApp: TestApp
let admin: Client

beforeAll(async () => {
  testApp = await openTestApp()
  await testApp.reset()
  admin = clientOf(await testApp.as('admin@quarterdeck.test'))
})
afterAll(() => testApp.close())

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)

const store = async (content: string, at: Date) => {
  const bytes = new TextEncoder().encode(content)
  const file = { bytes, width: 1, height: 1 }
  const hash = await storePicture(reach, testApp.db, { small: file, whole: [file], width: null }, at)
  return `/api/pictures?hash=${hash}`
}

test('what nobody saved within a day goes, what a record or its past shows stays', async () => {
  const [forgotten, fresh, current, former] = await Promise.all([
    store('forgotten', hoursAgo(25)),
    store('fresh', hoursAgo(23)),
    store('current', hoursAgo(48)),
    store('former', hoursAgo(48)),
  ])
  await admin.put('/users?id=7', { image: former })
  await admin.put('/users?id=7', { image: '' })
  await admin.post('/users', { name: 'New', email: 'new@example.com', image: current })

  await testApp.db.transaction().execute((tx) => deleteUnused(reach, tx, new Date()))
  const status = async (url: string) => (await admin.get(url.replace('/api', ''))).status
  expect(await Promise.all([forgotten, fresh, current, former].map(status))).toEqual([404, 200, 200, 200])
})
