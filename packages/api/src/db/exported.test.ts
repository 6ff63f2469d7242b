import { PGlite } from '@electric-sql/pglite'
import fc from 'fast-check'
import { Kysely, PGliteDialect, sql } from 'kysely'
import Papa from 'papaparse'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { safeCell } from './cell.ts'
import { asInstant, asText, linesOf, valuesOf } from './exported.ts'

let db: Kysely<unknown>

beforeAll(() => {
  db = new Kysely({ dialect: new PGliteDialect({ pglite: new PGlite() }) })
})
afterAll(() => db.destroy())

const columns = [asText('first'), asText('second'), asInstant('at')]
const names = ['first', 'second', 'at']

const exportOf = async (first: string, second: string | null, at: string): Promise<string> => {
  const rows = sql`select ${sql.join(valuesOf(columns, 'csv'))}
    from (select ${first}::text as "first", ${second}::text as "second", ${at}::timestamptz as "at") as "records"`
  const found = await linesOf('csv', names, columns, rows).execute(db)
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
)
const cell = fc.oneof(
  fc.string({ unit, maxLength: 8 }),
  fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\0', '')),
)
const instant = fc.date({ min: new Date(0), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })

test('a spreadsheet reads what was written, safe to open, and instants to the millisecond', async () => {
  await fc.assert(
    fc.asyncProperty(cell, fc.option(cell), instant, async (first, second, at) => {
      const { data } = Papa.parse(await exportOf(first, second, at.toISOString()), { newline: '\r\n', delimiter: ',' })
      expect(data).toEqual([[safeCell(first), safeCell(second ?? ''), at.toISOString()]])
    }),
    { numRuns: 300 },
  )
})

test('an instant between two milliseconds is told as the one before', async () => {
  expect(await exportOf('', '', '2026-02-03T23:59:59.999999Z')).toBe(',,2026-02-03T23:59:59.999Z')
  expect(await exportOf('', '', '2026-02-03T00:00:00Z')).toBe(',,2026-02-03T00:00:00.000Z')
})
