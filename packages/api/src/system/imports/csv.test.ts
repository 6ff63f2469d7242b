import { separators } from '@quarterdeck/contract/system/import-files'
import { maxImportRows } from '@quarterdeck/contract/system/imports'
import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { sized } from '../../testing/size.ts'
import type { Record } from './cells.ts'
import { readTable } from './csv.ts'
import type { Reading } from './reading.ts'

/** Reads a file in pieces of `size` bytes. */
const read = async (bytes: Uint8Array, size: number, reading: Reading = {}) => {
  const records: Record[] = []
  let at = 0
  const table = await readTable(
    async () => {
      const piece = at < bytes.length ? bytes.subarray(at, at + size) : undefined
      at += size
      return piece
    },
    async (some) => void records.push(...some),
    reading,
  )
  return { ...table, records }
}

const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', ' ', 'ü', '山', '🦊', '1'), maxLength: 12 })
const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 2, maxLength: 12 })
const newline = fc.constantFrom<'\n' | '\r\n'>('\n', '\r\n')

test('what comes in pieces reads as the file as a whole, wherever it is cut', async () => {
  await fc.assert(
    fc.asyncProperty(table, newline, fc.integer({ min: 1, max: 40 }), async (rows, ending, size) => {
      const text = `name,email${ending}${Papa.unparse(rows, { newline: ending })}`
      const whole = new TextEncoder().encode(text)
      // The first piece decides the separators, like the first 64 KB of a file.
      const first = `name,email${ending}`.length + 1
      let at = 0
      const pieces = async (records: Record[], step: (at: number) => number) => {
        at = 0
        await readTable(
          async () => {
            const from = at
            at += step(at)
            return from < whole.length ? whole.subarray(from, at) : undefined
          },
          async (some) => void records.push(...some),
        )
        return records
      }
      const expected = Papa.parse<string[]>(text, { delimiter: ',', newline: ending }).data.slice(1)
      const kept = expected.flatMap((values, index) =>
        values.every((value) => value.trim() === '') ? [] : [{ row: index + 2, values }],
      )
      fc.pre(kept.length > 0)
      const found = await pieces([], (from) => (from === 0 ? first : size))
      expect(found.map(({ row, values }) => ({ row, values }))).toEqual(kept)
      expect(found.every(({ malformed }) => malformed === undefined)).toBe(true)
    }),
    { numRuns: sized(50, 300) },
  )
})

const lines = (text: string) => `name,city\n${text},Köln – Zürich\n`

test.each([1, 2, 3, 7, 64])('a file is decoded by its marks and by its bytes, in pieces of %i', async (size) => {
  const expected = ['Łukasz 山 🦊', 'Köln – Zürich']
  const utf16 = Buffer.from(`\uFEFF${lines('Łukasz 山 🦊')}`, 'utf16le')
  const files = [Buffer.from(lines('Łukasz 山 🦊')), Buffer.from(`\uFEFF${lines('Łukasz 山 🦊')}`)]
  for (const file of size > 1 ? [...files, utf16, Buffer.from(utf16).swap16()] : files) {
    const { columns, records } = await read(file, size)
    expect([columns, records.map(({ values }) => values)]).toEqual([['name', 'city'], [expected]])
  }
  const old = Buffer.from([...Buffer.from('name,city\nM'), 0xfc, ...Buffer.from('ller,'), 0x80, 0x0a])
  expect((await read(old, size)).records[0]?.values).toEqual(['Müller', '€'])
})

test('bytes that are none of an encoding refuse the file, and nothing is made up in their place', async () => {
  const late = Buffer.concat([Buffer.from(`name,city\n${'Zoë,Köln\n'.repeat(10_000)}`), Buffer.from([0xfc, 0x0a])])
  await expect(read(late, 64 * 1024)).rejects.toMatchObject({ fields: { encoding: { code: 'characters' } } })
  const old = Buffer.from([...Buffer.from('name,city\nM'), 0xfc, ...Buffer.from('ller,x\n')])
  await expect(read(old, 64, { encoding: 'utf-8' })).rejects.toMatchObject({ fields: { encoding: {} } })
})

type Shape = readonly [what: string, text: string, columns: string[], values: string[][]]

const shapes: readonly Shape[] = [
  ['a row that names the separator', 'sep=;\r\na;b\r\n1,5;2\r\n', ['a', 'b'], [['1,5', '2']]],
  ['an unusual separator that is named', 'sep=|\na|b\n1;2|3;4\n', ['a', 'b'], [['1;2', '3;4']]],
  ...Object.values(separators).map(
    (sign): Shape => [
      `two columns and two rows between ${JSON.stringify(sign)}`,
      `name${sign}email\nA${sign}a@b.example\nB${sign}b@b.example\n`,
      ['name', 'email'],
      [
        ['A', 'a@b.example'],
        ['B', 'b@b.example'],
      ],
    ],
  ),
  ['two columns, one row', 'name;email\nA;a@b.example\n', ['name', 'email'], [['A', 'a@b.example']]],
  ['tabs', 'name\tcity\r\nA, B\tC\r\n', ['name', 'city'], [['A, B', 'C']]],
  ['bars', 'name|city\nA|B\n', ['name', 'city'], [['A', 'B']]],
  [
    'decimal commas',
    'name;price\nA;12,50\nB;3,20\n',
    ['name', 'price'],
    [
      ['A', '12,50'],
      ['B', '3,20'],
    ],
  ],
  [
    'line ends of two kinds',
    'a,b\r\n1,2\n3,4\r\n',
    ['a', 'b'],
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  [
    'line ends that changed later',
    'a,b\n1,2\r\n3,4\r\n',
    ['a', 'b'],
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  [
    'line ends of an old Mac',
    'a,b\r1,2\r3,4',
    ['a', 'b'],
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  ['empty lines above the header', '\n;;\n\na;b;c\n1;2;3\n', ['a', 'b', 'c'], [['1', '2', '3']]],
  ['columns without a title', 'a;b;;\n1;2;;\n', ['a', 'b', '', ''], [['1', '2', '', '']]],
  ['two columns of one title', 'a,b,b\n1,2,3\n', ['a', 'b', 'b'], [['1', '2', '3']]],
  ['line ends that were doubled', 'a,b\r\r\n1,2\r\r\n', ['a', 'b'], [['1', '2']]],
  ['a line end within marks', 'a,b\n"1\r\n2",3\n', ['a', 'b'], [['1\r\n2', '3']]],
  ['spaces around marks', 'a, b, c\nA-1, "Lamp, brass" , 12.50\n', ['a', 'b', 'c'], [['A-1', 'Lamp, brass', ' 12.50']]],
]

test.each(shapes)('%s', async (_, text, columns, values) => {
  for (const size of [1, 5, 1000]) {
    const table = await read(Buffer.from(text), size)
    expect([table.columns, table.records.map((record) => record.values)]).toEqual([columns, values])
    expect(table.records.every(({ malformed }) => malformed === undefined)).toBe(true)
  }
})

test('text behind a closed quotation mark is told', async () => {
  const { records } = await read(Buffer.from('a,b\n"Lamp" of brass,1\nx,2\n'), 100)
  expect(records.map(({ malformed }) => malformed !== undefined)).toEqual([true, false])
})

test('a quotation mark that is never closed does not make a record of all the rest', async () => {
  const file = Buffer.from(`name,email\n"Ana,ana@example.com\n${'Ben,ben@example.com\n'.repeat(100_000)}`)
  await expect(read(file, 64 * 1024)).rejects.toMatchObject({ fields: { file: { code: 'invalid' } } })
})

test('a file of more rows than may be is refused, and says how many may be', async () => {
  const row = Buffer.from('a,b\n'.repeat(16 * 1024))
  let rows = 0
  const next = async () => {
    rows += 16 * 1024
    return row
  }
  await expect(readTable(next, async () => undefined)).rejects.toMatchObject({
    fields: { file: { code: 'too_long', limit: maxImportRows } },
  })
  expect(rows).toBeLessThan(maxImportRows * 1.1)
})
