import { expect, test } from 'vitest'
import type { Record as Row } from '../../../system/imports/cells.ts'
import { openWorkbook } from '../../../system/imports/workbook/index.ts'
import { workbookOf } from './write.ts'

const bytesOf = (pieces: readonly (string | Uint8Array)[]) =>
  new Uint8Array(pieces.flatMap((piece) => [...(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece)]))

const written = async (rows: Readonly<Record<string, string | null>>[]) => {
  const titles = ['Name <b>', 'Price', 'Day', 'Moment']
  const { write, tail } = workbookOf({ name: 'products', titles, columns: [undefined, 'money', 'day', 'instant'] })
  const first = await write(rows as never[], true)
  return bytesOf([first, typeof tail === 'string' ? tail : tail()])
}

const allOf = async (rows: AsyncIterable<readonly Row[]>) => {
  const all: Row[] = []
  for await (const some of rows) all.push(...some)
  return all
}

test('what is written is read again as it was, texts as texts and numbers as numbers', async () => {
  const texts = ['=1+1', ' <b>&"x"', 'a\u0001b', '_x0041_', 'line\nbreak', '0017', '山 🦊']
  const bytes = await written([
    ...texts.map((c0) => ({ c0, c1: '9.10', c2: '45717', c3: '45717.5' })),
    { c0: null, c1: '-1234.50', c2: null, c3: null },
  ])
  const { sheets, rows } = await openWorkbook(bytes, undefined)
  const [head, ...found] = (await allOf(rows)).map(({ values }) => values)
  expect({ sheets, head }).toEqual({ sheets: ['products'], head: ['Name <b>', 'Price', 'Day', 'Moment'] })
  expect(found).toEqual([...texts.map((text) => [text, '9.1', '2025-03-01', '2025-03-01T12:00:00']), ['', '-1234.5']])
})

test('a list of nobody is a workbook with its titles', async () => {
  const { rows } = await openWorkbook(await written([]), undefined)
  expect((await allOf(rows)).map(({ values }) => values)).toEqual([['Name <b>', 'Price', 'Day', 'Moment']])
})

test('others have their turn while many long rows are written', async () => {
  const { write, tail } = workbookOf({ name: 'notes', titles: ['Note'], columns: [undefined] })
  let turns = 0
  const others = setInterval(() => turns++, 1)
  await write(Array.from({ length: 1000 }, (_, row) => ({ c0: `${row} <b>&"x" `.repeat(100) })) as never[], true)
  clearInterval(others)
  if (typeof tail !== 'string') tail()
  expect(turns).toBeGreaterThan(2)
})
