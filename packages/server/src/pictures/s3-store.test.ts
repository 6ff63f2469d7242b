import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBucket } from '../testing/bucket.ts'
import { openS3Store } from './s3-store.ts'

let bucket: Awaited<ReturnType<typeof openBucket>>
beforeAll(async () => {
  bucket = await openBucket()
})
afterAll(() => bucket.close())

const key = 'ab'.repeat(32)
const bytes = Uint8Array.from({ length: 5000 }, (_, at) => at % 251)

test('a file is there once it is put, twice is one, and goes when it is removed', async () => {
  const store = openS3Store(bucket.settings)
  expect(await store.get(key)).toBeUndefined()
  await Promise.all([store.put(key, bytes), store.put(key, bytes), store.put(`${key}-160`, bytes)])
  expect(await openS3Store(bucket.settings).get(key)).toEqual(bytes)

  await store.remove([key, ...Array.from({ length: 30 }, (_, at) => `${key}-${at}`)])
  expect([await store.get(key), await store.get(`${key}-160`)]).toEqual([undefined, bytes])
})

test.each([
  ['secretAccessKey', 'wrong', 'SignatureDoesNotMatch'],
  ['accessKeyId', 'nobody', 'InvalidAccessKeyId'],
  ['bucket', 'elsewhere', 'NoSuchBucket'],
])('with another %s nothing is read or written, and the reason is the store’s', async (name, value, reason) => {
  const store = openS3Store({ ...bucket.settings, [name]: value })
  await Promise.all([store.put(key, bytes), store.get(key)].map((work) => expect(work).rejects.toThrow(reason)))
})
