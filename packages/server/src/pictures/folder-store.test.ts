import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/folder.ts'
import { openFolderStore } from './folder-store.ts'

const key = 'ab'.repeat(32)
const bytes = new TextEncoder().encode('a picture')

test('a file is there once it is put, twice is one, and goes when it is removed', async () => {
  const folder = temporaryFolder()
  const store = openFolderStore(folder)
  expect(await store.get(key)).toBeUndefined()
  await Promise.all([store.put(key, bytes), store.put(key, bytes), store.put(`${key}-160`, bytes)])
  expect(await openFolderStore(folder).get(key)).toEqual(bytes)
  expect((await readdir(join(folder, 'ab'))).toSorted()).toEqual([`${key}-160.webp`, `${key}.webp`])

  await store.remove([key, 'cd'.repeat(32)])
  expect([await store.get(key), await store.get(`${key}-160`)]).toEqual([undefined, bytes])
})

test('what is attached is kept apart from a picture of the same content', async () => {
  const folder = temporaryFolder()
  const store = openFolderStore(folder)
  await Promise.all([store.put(key, bytes), store.put(`file-${key}`, bytes), store.put(`mail-${key}`, bytes)])
  expect((await readdir(join(folder, 'ab'))).toSorted()).toEqual([`${key}.webp`, `file-${key}`, `mail-${key}`])
  await store.remove([key])
  expect([await store.get(key), await store.get(`file-${key}`)]).toEqual([undefined, bytes])
})

test.each([
  '../../secret',
  `file-../${key}`,
  `file-${key}-160`,
  `mail-${key}-160`,
  `${key}/../x`,
  `/${key}`,
  key.toUpperCase(),
  '',
])('%j leads nowhere', async (path) => {
  const store = openFolderStore(temporaryFolder())
  for (const work of [store.get(path), store.put(path, bytes), store.remove([path])]) {
    await expect(work).rejects.toThrow('No key of a picture')
  }
})

test('what a crash left half written is cleared away at the next start', async () => {
  const folder = temporaryFolder()
  await mkdir(join(folder, 'arriving'))
  await writeFile(join(folder, 'arriving', 'half'), 'ha')
  openFolderStore(folder)
  expect(await readdir(folder)).toEqual([])
})

test('a folder that cannot be written leaves nothing behind', async () => {
  const folder = temporaryFolder()
  await rm(folder, { recursive: true })
  await writeFile(folder, 'a file in its place')
  await expect(openFolderStore(folder).put(key, bytes)).rejects.toThrow()
  await rm(folder)
})
