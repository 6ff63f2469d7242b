import { expect, test } from 'vitest'
import type { Db, PictureStore } from '../ports.ts'
import { storeOf } from './stores.ts'

/** Returns an external store that fails with one code. */
const failing = (code: string): PictureStore => {
  const fail = async () => {
    throw Object.assign(new Error('cannot write'), { code })
  }
  return { put: fail, get: fail, remove: fail }
}

test.each([
  ['ENOSPC', 'storage_full'],
  ['ECONNREFUSED', 'unavailable'],
])('a store that fails by %s is told as %s', async (code, told) => {
  const pictureStores = { current: 'folder', folder: failing(code), s3: undefined } as const
  const store = storeOf({ log: () => undefined, pictureStores }, {} as Db, 'folder')
  await expect(store.put('a', new Uint8Array())).rejects.toMatchObject({ code: told })
})
