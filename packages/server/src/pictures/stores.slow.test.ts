import { type Client, clientOf, openTestApp } from '@quarterdeck/api/testing'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBucket } from '../testing/bucket.ts'
import { makeFolder } from '../testing/served-folder.ts'
import { openPictureStores } from './stores.ts'

const stores = ['folder', 's3', 'database'] as const
type Store = (typeof stores)[number]

const folder = makeFolder()
let bucket: Awaited<ReturnType<typeof openBucket>>
let testApp: Awaited<ReturnType<typeof openTestApp>>
let admin: Client
/** Changes the store of new pictures, as an operator does. */
let keepIn: (store: Store) => void
let hours = 0

beforeAll(async () => {
  bucket = await openBucket()
  const pictureStores = openPictureStores({ s3: bucket.settings, databaseUrl: undefined }, folder.path)
  keepIn = (current) => Object.assign(pictureStores, { current })
  testApp = await openTestApp(undefined, { pictureStores, now: () => new Date(Date.now() + hours * 3_600_000) })
  await testApp.reset()
  admin = clientOf(await testApp.as('admin@quarterdeck.test'))
})
afterAll(async () => {
  await testApp.close()
  await bucket.close()
  await folder.remove()
})

let made = 0
/** Creates a different picture each time, because identical ones are stored once. */
const upload = async (store: Store) => {
  keepIn(store)
  made += 1
  const background = { r: (made * 89) % 256, g: (made * 37) % 256, b: (made * 151) % 256 }
  const file = await sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .png()
    .toBuffer()
  return admin.post('/products/pictures', new Uint8Array(file), { 'content-type': 'application/octet-stream' })
}
const pathOf = ({ json }: { json: { url: string } }) => json.url.replace(/^\/api/, '')
const statusOf = async (path: string) => (await admin.get(path)).status

test('a picture stays readable in all its widths when new ones are kept elsewhere', async () => {
  for (const store of stores) {
    const path = pathOf(await upload(store))
    keepIn('database')
    expect([await statusOf(path), await statusOf(`${path}&width=480`)]).toEqual([200, 200])
  }
})

describe('a store that is away', () => {
  test('is told of as such to who uploads and to who reads, and nothing of it remains when it comes back', async () => {
    const [path, elsewhere] = [pathOf(await upload('s3')), pathOf(await upload('folder'))]
    await bucket.stop()
    made += 1
    const refused = await upload('s3')
    expect([refused.status, refused.json]).toEqual([
      503,
      { code: 'unavailable', message: 'The picture store cannot be reached at the moment' },
    ])
    expect([await statusOf(path), await statusOf(elsewhere)]).toEqual([503, 200])

    await bucket.comeBack()
    // The same picture again.
    made -= 1
    const again = await upload('s3')
    expect([again.status, await statusOf(pathOf(again)), await statusOf(path)]).toEqual([201, 200, 200])
  })
})

test('what nobody saved within a day goes from each store, what a product or its past shows stays', async () => {
  const { json } = await admin.get('/products?id=1')
  for (const store of stores) {
    const [forgotten, former, text] = [await upload(store), await upload(store), await upload(store)]
    const images = [former, text].map((each) => each.json.url)
    await admin.put('/products?id=1', { images })
    await admin.put('/products?id=1', { images: json.images })
    expect(await statusOf(pathOf(forgotten))).toBe(200)
    hours += 25
    testApp.resume()
    await testApp.idle()
    expect(await Promise.all([forgotten, former, text].map((each) => statusOf(pathOf(each))))).toEqual([404, 200, 200])
  }
})

test('the picture of a product that is created with it stays', async () => {
  const featured = await upload('folder')
  await admin.post('/products', { title: 'A new pot', price: 9, featureImage: featured.json.url })
  hours += 25
  testApp.resume()
  await testApp.idle()
  expect(await statusOf(pathOf(featured))).toBe(200)
})
