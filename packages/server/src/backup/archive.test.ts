import { Buffer } from 'node:buffer'
import { expect, test } from 'vitest'
import { openArchive } from './archive.ts'
import { guardVersion, openBackup, verify } from './read.ts'
import { movedSnapshot } from './transplant.ts'

const rest = {
  tables: [],
  sequences: [],
  files: 0,
  missingFiles: [],
  transactions: { from: '3', until: '9' },
  wasServed: false,
}

/** A small backup of two parts. */
const backup = async (passphrase?: string) => {
  const archive = await openArchive({
    id: '4f1d5a7e-0d43-4a55-8d0f-000000000001',
    version: '1.0.0',
    migrations: ['0001-first'],
    now: new Date(0),
    passphrase,
  })
  const bytes = new Response(archive.stream).arrayBuffer()
  await archive.add('tables/one/000001.copy', Buffer.from('1\tone\n2\ttwo\n'))
  await archive.add('tables/two/000001.copy', Buffer.from('3\tthree\n'))
  await archive.finish(rest)
  return Buffer.from(await bytes)
}
const streamOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]).stream()
const read = async (bytes: Uint8Array, passphrase?: string) => verify(await openBackup(streamOf(bytes), passphrase))

/** Returns the same bytes with one changed. */
const changed = (bytes: Buffer, at: number) => {
  const copy = Buffer.from(bytes)
  copy[at] = (copy[at] ?? 0) ^ 1
  return copy
}

test('a backup is read as it was written, with and without a passphrase', async () => {
  expect((await read(await backup())).parts.map(({ name }) => name)).toEqual([
    'tables/one/000001.copy',
    'tables/two/000001.copy',
  ])
  const encrypted = await backup('correct horse battery')
  expect(encrypted.includes('three')).toBe(false)
  expect(await read(encrypted, 'correct horse battery')).toMatchObject(rest)
  await expect(read(encrypted)).rejects.toThrow('This backup is encrypted: set BACKUP_PASSPHRASE.')
  await expect(read(encrypted, 'battery horse correct')).rejects.toThrow('The passphrase is wrong')
})

test.each([undefined, 'correct horse battery'])('damage anywhere is found (passphrase: %s)', async (passphrase) => {
  const whole = await backup(passphrase)
  // A block of 512 bytes begins each part: its header, then what it holds.
  for (let block = 0; block < whole.length - 1024; block += 512) {
    const damaged = changed(whole, block + 1)
    await expect(read(damaged, passphrase), `a change at ${block}`).rejects.toThrow(
      /damaged|a Quarterdeck backup|newer|passphrase/,
    )
  }
})

test('a backup that is cut off anywhere is not whole', async () => {
  const whole = await backup()
  for (let end = 512; end < whole.length - 1024; end += 512)
    await expect(read(whole.subarray(0, end)), `cut off at ${end}`).rejects.toThrow(/damaged|a Quarterdeck backup/)
  await expect(read(Buffer.alloc(0))).rejects.toThrow("This file isn't a Quarterdeck backup.")
})

test('a backup of a newer version is refused in words', async () => {
  const { header } = await openBackup(streamOf(await backup()), undefined)
  expect(() => guardVersion(header, ['0001-first', '0002-second'])).not.toThrow()
  expect(() => guardVersion(header, [])).toThrow('made by Quarterdeck 1.0.0, which is newer than this version')
  const newer = Buffer.from((await backup()).toString('latin1').replace('{"format":1', '{"format":9'), 'latin1')
  await expect(read(newer)).rejects.toThrow('whose format is newer than this version knows')
})

test.each([
  ['100:110:101,105', 90n, '10:20:11,15'],
  ['100:110:', 105n, '3:5:'],
  ['100:110:101,109', 105n, '3:5:4'],
  ['100:110:101', 200n, '3:3:'],
])('the snapshot %s moved by %d is %s', (snapshot, by, moved) => {
  expect(movedSnapshot(snapshot, by)).toBe(moved)
})
