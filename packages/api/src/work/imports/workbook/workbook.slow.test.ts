import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readFile } from '../read-file.ts'

const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

test('an archive that unpacks to more than anybody has is refused while it is unpacked', async () => {
  const bomb = zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns:r="${type}"><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8('<Relationships><Relationship Id="rId1" Target="s.xml"/></Relationships>'),
    'xl/s.xml': new Uint8Array(600 * 1024 * 1024).fill(0x20),
  })
  const pieces = [bomb].values()
  const read = readFile(
    async () => pieces.next().value,
    async () => undefined,
    {},
  )
  await expect(read).rejects.toMatchObject({ fields: { workbook: { code: 'too_long' } } })
})
