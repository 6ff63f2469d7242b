import fc from 'fast-check'
import { type Kysely, sql } from 'kysely'
import Papa from 'papaparse'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmptyDatabase } from '../../testing/empty-database.ts'
import { sized } from '../../testing/size.ts'
import { plainCell, safeCell } from './cell.ts'
import { asInstant, asText, linesOf, valuesOf } from './exported.ts'

let db: Kysely<unknown>

beforeAll(async () => {
  db = await openEmptyDatabase()
})
afterAll(() => db.destroy())

const columns = [asInstant('at'), asText('first'), asText('second')]
const names = ['at', 'first', 'second']

const exportOf = async (first: string, second: string | null, at: string): Promise<string> => {
  const rows = sql`select ${sql.join(valuesOf(columns, 'programs'))}
    from (select ${first}::text as "first", ${second}::text as "second", ${at}::timestamptz as "at") as "records"`
  const found = await linesOf('programs', names, columns, rows).execute(db)
  return found.rows.map(({ line }) => line).join('\r\n')
}

const unit = fc.constantFrom(
  '=',
  '+',
  '-',
  '@',
  '\t',
  '\r',
  '\n',
  ',',
  '"',
  "'",
  ' ',
  '1',
  '.',
  '(',
  'a',
  'ü',
  '山',
  '\\',
  '/',
  '0',
  '\u200b',
  '\u202f',
  '\ufeff',
  '＝',
  '＋',
  '﹣',
  '＠',
  '\u{e0001}',
)
const cell = fc.oneof(
  fc.string({ unit, maxLength: 12 }),
  fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\0', '')),
)
const instant = fc.date({ min: new Date(0), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })

test('a spreadsheet reads what was written, safe to open, and instants to the millisecond', async () => {
  await fc.assert(
    fc.asyncProperty(cell, fc.option(cell), instant, async (first, second, at) => {
      const { data } = Papa.parse(await exportOf(first, second, at.toISOString()), { newline: '\r\n', delimiter: ',' })
      expect(data).toEqual([[at.toISOString(), safeCell(first), safeCell(second ?? '')]])
      expect(plainCell(safeCell(first))).toBe(first)
    }),
    { numRuns: sized(50, 500) },
  )
})

test('an instant between two milliseconds is told as the one before', async () => {
  expect(await exportOf('', '', '2026-02-03T23:59:59.999999Z')).toBe('2026-02-03T23:59:59.999Z,,')
  expect(await exportOf('', '', '2026-02-03T00:00:00Z')).toBe('2026-02-03T00:00:00.000Z,,')
})

test.each([
  ...['=1+1', '＝1+1', '＋1', '－1', '＠sum', '\u200b=1', ' \u00a0=1', '\ufeff+x', '\u2066=1', '\t1', '@a', '+x', '-a'],
  ...['-1-1', '+1/1-1', '-(1)', '+1+1234567', '--1', '+1*2', "'=1", '-1\n-1', '+49 30 12345678 ext'],
])('%j is guarded, and an import takes the guard off', async (cell) => {
  expect(safeCell(cell)).toBe(`'${cell}`)
  expect(plainCell(`'${cell}`)).toBe(cell)
})

test.each([
  ...['-5', '+1.5', '-1,234.50', '-1.234,50', '-1\u00a0234,5', '-.5', '-', 'a=b', "O'Neil", '1-1', '(030) 123'],
  ...[
    '+49 30 12345678',
    '+1-555-010-0100',
    '+1 (555) 010-0100',
    '+33 1 23 45 67 89',
    '+49 (0) 30/123456',
    '+81.3.1234.5678',
  ],
])('%j stays as it is', (cell) => {
  expect(safeCell(cell)).toBe(cell)
})
