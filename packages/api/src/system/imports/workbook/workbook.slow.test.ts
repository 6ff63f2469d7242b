import { monitorEventLoopDelay } from 'node:perf_hooks'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readFile } from '../read-file.ts'

const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const megabyte = 1024 * 1024
const bookWith = (sheet: Uint8Array) =>
  zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns:r="${type}"><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8('<Relationships><Relationship Id="rId1" Target="s.xml"/></Relationships>'),
    'xl/s.xml': sheet,
  })

const reading = (bytes: Uint8Array) => {
  const pieces = [bytes].values()
  return readFile(
    async () => pieces.next().value,
    async () => undefined,
    {},
  )
}

test('an archive that unpacks to more than anybody has is refused while it is unpacked', async () => {
  const bomb = bookWith(new Uint8Array(600 * megabyte).fill(0x20))
  await expect(reading(bomb)).rejects.toMatchObject({ fields: { workbook: { code: 'too_long' } } })
})

test('others have their turn while a sheet without rows is read', async () => {
  // More than 64 MB that is packed as tight as this is refused before it is read.
  const empty = bookWith(strToU8('<c/>'.repeat((60 * megabyte) / 4)))
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  await expect(reading(empty)).rejects.toMatchObject({ fields: { file: { code: 'required' } } })
  delay.disable()
  // A busy machine takes longer for a piece; without yielding, it would be a single one of seconds.
  expect(delay.max / 1e6).toBeLessThan(500)
})
