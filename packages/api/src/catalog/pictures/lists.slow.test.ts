import { allEndpoints } from '@quarterdeck/contract'
import { maxSmallBytes, smallPicture } from '@quarterdeck/contract/kit/picture-address'
import { isPictureAddress } from '@quarterdeck/contract/kit/pictures'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, clientOf } from '../../testing/client.ts'
import { overFetch } from '../../testing/home.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
let admin: Client
/** Weight of each requested picture, by its path. */
const weights = new Map<string, number>()

beforeAll(async () => {
  testApp = await openTestApp()
  await testApp.reset()
  const weighed = async (request: Request) => {
    const response = await testApp.fetch(request)
    const { pathname, search } = new URL(request.url)
    const isPicture = response.headers.get('content-type')?.startsWith('image/')
    if (isPicture) weights.set(pathname + search, (await response.clone().arrayBuffer()).byteLength)
    return response
  }
  admin = clientOf(await overFetch(weighed, 'http://quarterdeck.test')('admin@quarterdeck.test'))
})
afterAll(() => testApp.close())

const weightOf = async (address: string): Promise<number> => {
  const { status } = await admin.get(address.replace(/^\/api/, ''))
  expect([address, status]).toEqual([address, 200])
  return weights.get(address) ?? Number.NaN
}

/** Returns the addresses of pictures in an answer, at any depth. */
const picturesIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return value.startsWith('/api/pictures') && isPictureAddress(value) ? [value] : []
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(picturesIn) : []
}

/** Returns an image of noise, which no codec compresses. */
const noisy = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp(
    Uint8Array.from({ length: width * height * channels }, (_, at) => (Math.imul(at + 1, 2_654_435_761) >>> 13) % 256),
    { raw: { width, height, channels } },
  )

const upload = async (path: string, file: Uint8Array): Promise<string> => {
  const headers = { 'content-type': 'application/octet-stream' }
  return (await admin.post(path, new Uint8Array(file), headers)).json.url
}

test.each([
  ['a face', '/pictures', () => noisy(1000, 750).jpeg({ quality: 95 })],
  ['a product', '/products/pictures', () => noisy(1000, 750).jpeg({ quality: 95 })],
  ['a narrow product', '/products/pictures', () => noisy(60, 2000).png()],
  ['a transparent product', '/products/pictures', () => noisy(400, 400, 4).png()],
])('an uploaded picture of %s is light in a list', async (_, path, draw) => {
  const url = await upload(path, await draw().toBuffer())
  expect(await weightOf(smallPicture(url))).toBeLessThanOrEqual(maxSmallBytes)
  expect(await weightOf(url)).toBeGreaterThan(maxSmallBytes)
})

test('one that was kept before lists had small ones is made small when it is asked for', async () => {
  const url = await upload('/pictures', await noisy(900, 900).png().toBuffer())
  const { searchParams } = new URL(url, 'http://quarterdeck.test')
  await testApp.db
    .deleteFrom('pictureFiles')
    .where('key', '=', `${searchParams.get('hash')}-80`)
    .execute()
  expect(await weightOf(smallPicture(url))).toBeLessThanOrEqual(maxSmallBytes)
})

test('every picture of the first page of every list is light as lists show it', async () => {
  const image = await upload('/pictures', await noisy(500, 500).png().toBuffer())
  expect((await admin.put('/users?id=7', { image })).status).toBe(200)

  const lists = allEndpoints.filter(([, { method, list, by }]) => method === 'GET' && list && !by)
  const pages = await Promise.all(lists.map(([, { path }]) => admin.get(path)))
  const shown = new Set(pages.flatMap(({ json }) => picturesIn(json)))
  expect(shown).toContain(image)
  expect(shown.size).toBeGreaterThan(40)
  for (const address of shown) {
    expect([address, await weightOf(smallPicture(address))]).toEqual([
      address,
      expect.toSatisfy((weight: number) => weight <= maxSmallBytes),
    ])
  }
})
