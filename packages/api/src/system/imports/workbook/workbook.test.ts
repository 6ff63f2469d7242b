import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Record } from '../cells.ts'
import { previewFile } from '../preview.ts'
import { readFile } from '../read-file.ts'

const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const sheets = (names: readonly string[]) =>
  names.map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')

const book = (bodies: Readonly<{ [name: string]: string }>, more = '') =>
  zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns:r="${type}">${more}<sheets>${sheets(Object.keys(bodies))}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships>${Object.keys(bodies).map((_, index) => `<Relationship Id="rId${index + 1}" Target="worksheets/sheet${index + 1}.xml"/>`)}</Relationships>`,
    ),
    'xl/sharedStrings.xml': strToU8(
      '<sst><si><t>Code</t></si><si><r><t>Pri</t></r><r><t>ce</t></r></si><si><t>東京</t><rPh><t>トウキョウ</t></rPh></si></sst>',
    ),
    'xl/styles.xml': strToU8(
      `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="0000"/><numFmt numFmtId="165" formatCode="[$-407]d. mmmm yyyy"/>
      <numFmt numFmtId="166" formatCode="0.00&quot; days&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
      <cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="9"/><xf numFmtId="166"/></cellXfs></styleSheet>`,
    ),
    ...Object.fromEntries(
      Object.values(bodies).map((body, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        strToU8(`<worksheet><sheetData>${body}</sheetData></worksheet>`),
      ]),
    ),
  })

const header = '<row r="3"><c r="A3" t="s"><v>0</v></c><c r="B3" t="s"><v>1</v></c></row>'
const row = (cells: string) => `${header}<row r="5">${cells}</row>`

const read = async (bytes: Uint8Array, sheet?: string) => {
  const records: Record[] = []
  let at = 0
  const next = async () => {
    const piece = at < bytes.length ? bytes.subarray(at, at + 1000) : undefined
    at += 1000
    return piece
  }
  const table = await readFile(next, async (some) => void records.push(...some), { sheet })
  return { ...table, records }
}
const valuesOf = async (cells: string, more?: string) =>
  (await read(book({ One: row(cells) }, more))).records[0]?.values

test('a sheet reads as its rows, with texts that are shared and without how they are spoken', async () => {
  const { columns, records, encoding } = await read(
    book({ One: row('<c r="A5" t="s"><v>2</v></c><c r="B5"><v>9.1</v></c>') }),
  )
  expect({ columns, encoding }).toEqual({ columns: ['Code', 'Price'], encoding: null })
  expect(records).toEqual([{ row: 5, values: ['東京', '9.1'], malformed: undefined }])
})

test('numbers are as they are shown where that is more than a number', async () => {
  expect(await valuesOf('<c r="A5" s="1"><v>17</v></c><c r="B5"><v>1.234</v></c>')).toEqual(['0017', '1.2340'])
  expect(await valuesOf('<c r="A5" s="2"><v>45717</v></c><c r="B5" s="2"><v>45717.5</v></c>')).toEqual([
    '2025-03-01',
    '2025-03-01T12:00:00',
  ])
  expect(await valuesOf('<c r="A5" s="3"><v>0.19</v></c><c r="B5" s="4"><v>2</v></c>')).toEqual(['19%', '2'])
  expect(await valuesOf('<c r="A5" s="2"><v>44255</v></c>', '<workbookPr date1904="1"/>')).toEqual(['2025-03-01'])
  expect(await valuesOf('<c r="A5"><v>4006381333931</v></c><c r="B5" t="b"><v>1</v></c>')).toEqual([
    '4006381333931',
    'true',
  ])
})

test('a formula is what it came to, and one that fetches from elsewhere is refused', async () => {
  expect(
    await valuesOf('<c r="A5"><f>SUM(Prices[Net],Other!A2)</f><v>3</v></c><c r="B5" t="str"><f>"a"</f><v>a</v></c>'),
  ).toEqual(['3', 'a'])
  for (const formula of [
    '_xlfn.WEBSERVICE("http://a.example")',
    "cmd|'/c calc'!A1",
    '[1]Sheet1!A1',
    "'http://a.example/[b.xlsx]Sheet 1'!A1",
    'RTD("a","","b")',
  ]) {
    await expect(valuesOf(`<c r="A5"><f>${formula}</f><v>3</v></c>`)).rejects.toMatchObject({
      fields: { workbook: { code: 'forbidden' } },
    })
  }
})

test('one of several sheets is chosen, and shown before it is sent', async () => {
  const bytes = book({
    One: row('<c r="A5"><v>1</v></c>'),
    'Two &amp; more': row('<c r="A5" t="inlineStr"><is><t>x</t></is></c>'),
  })
  expect(await previewFile(bytes, {})).toMatchObject({ sheets: ['One', 'Two & more'], sheet: 'One', rows: [['1']] })
  expect(await previewFile(bytes, { sheet: 'Two & more' })).toMatchObject({ columns: ['Code', 'Price'], rows: [['x']] })
  expect((await read(bytes, 'Two & more')).records[0]?.values).toEqual(['x'])
  await expect(read(bytes, 'Three')).rejects.toMatchObject({ fields: { sheet: { code: 'choice' } } })
})

test('what is no workbook, or one with a password, is refused', async () => {
  const old = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  const whole = book({ One: row('<c r="A5"><v>1</v></c>') })
  const bent = whole.slice()
  bent.fill(0xff, bent.length - 60, bent.length - 30)
  for (const bytes of [old, zipSync({ 'a.txt': strToU8('a') }), whole.slice(0, 400), bent])
    await expect(read(bytes)).rejects.toMatchObject({ fields: { workbook: { code: 'invalid' } } })
})

test.each([
  [
    'a cell of more letters than there are',
    `<row><c t="inlineStr"><is><t>${'x'.repeat(300_000)}</t></is></c></row>`,
    'too_long',
  ],
  ['a formula of as many', `<row><c><f>${'1+'.repeat(150_000)}1</f><v>1</v></c></row>`, 'too_long'],
  ['tags within each other without end', '<a>'.repeat(1_000_000), 'invalid'],
  ['a tag that does not end', `<row x="${'x'.repeat(2_000_000)}`, 'invalid'],
  ['a remark that does not end', `<!--${'x'.repeat(2_000_000)}`, 'invalid'],
])('%s is refused, and at once', async (_, body, code) => {
  const since = performance.now()
  await expect(read(book({ One: body }))).rejects.toMatchObject({ fields: { workbook: { code } } })
  expect(performance.now() - since).toBeLessThan(5000)
})

test('entities that a file names are none, and what they would fetch is not fetched', async () => {
  const bytes = book(
    { One: row('<c r="A5" t="inlineStr"><is><t>&amp;&y;</t></is></c>') },
    '<!ENTITY y SYSTEM "file:///etc/passwd">',
  )
  expect((await read(bytes)).records[0]?.values).toEqual(['&&y;'])
})
