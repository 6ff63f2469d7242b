import { expect, test } from 'vitest'
import { formats } from '../../../kit/lib/i18n/formats.ts'
import { blankLine } from './invoice-input.ts'
import { linesOf, moved, undiscountedAt, withLine, withLines } from './lines.ts'

const line = (title: string, taxRate: number | null = null) => ({ ...blankLine(taxRate), title, price: 1 })

test('rows of a spreadsheet are read as numbers are written there, headings are none, and what is no number stays empty', () => {
  const rows = [
    ['Artikel', 'Menge', 'Preis', 'Rabatt', 'Steuer'],
    ['Eiche', '2', '1.200,50 €', '10 %', '19'],
    ['', '', ''],
    ['Ulme  rot', 'viele', '80'],
  ]
  expect(linesOf(rows, formats('de'), 7)).toEqual({
    lines: [
      {
        id: null,
        title: 'Eiche',
        quantity: 2,
        unit: 'C62',
        price: 1200.5,
        discount: 10,
        taxRate: 19,
        taxCategory: null,
      },
      {
        id: null,
        title: 'Ulme rot',
        quantity: null,
        unit: 'C62',
        price: 80,
        discount: 0,
        taxRate: 7,
        taxCategory: null,
      },
    ],
    unread: 1,
  })
})

test('a unit stands behind the quantity or in a column of its own, and prices keep their decimals', () => {
  const rows = [
    ['Beratung', '3,25 Std.', '96,50', '', '19'],
    ['Strom', '12.345', 'kWh', '0,2847', '', '8,875'],
    ['Kabel', '1,5', 'MTR', '2'],
  ]
  const { lines, unread } = linesOf(rows, formats('de'), null)
  expect(unread).toBe(0)
  expect(lines.map(({ quantity, unit, price, taxRate }) => [quantity, unit, price, taxRate])).toEqual([
    [3.25, 'HUR', 96.5, 19],
    [12_345, 'KWH', 0.2847, 8.875],
    [1.5, 'MTR', 2, null],
  ])
})

test('a row of titles alone is no row of headings', () => {
  expect(linesOf([['Oak'], ['Elm']], formats('en'), null).lines.map(({ title }) => title)).toEqual(['Oak', 'Elm'])
})

test('what is written below the lines is one more, with the tax of the last; what is emptied at the end is none', () => {
  const more = withLine([line('Oak', 19)], 1, { title: 'E' })
  expect(more).toEqual([line('Oak', 19), { ...blankLine(19), title: 'E' }])
  expect(withLine(more, 1, { title: '' })).toEqual([line('Oak', 19)])
})

test('lines are put in behind one that has something, and in the place of one that has nothing', () => {
  const names = (at: number) => withLines([line('Oak'), blankLine(null)], at, [line('Elm')]).map(({ title }) => title)
  expect([names(0), names(1)]).toEqual([
    ['Oak', 'Elm', ''],
    ['Oak', 'Elm'],
  ])
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
})

test('the discount of a product goes to its line, wherever that is by now, and to no other', () => {
  const [watch, lamp] = [
    { ...line('Watch'), id: 7 },
    { ...line('Lamp'), id: 8 },
  ]
  expect(undiscountedAt([lamp, watch], 1, 7)).toBe(1)
  expect(undiscountedAt([watch, lamp], 1, 7)).toBe(0)
  expect(undiscountedAt([watch, watch], 1, 7)).toBe(1)
  expect(undiscountedAt([lamp], 1, 7)).toBeUndefined()
  expect(undiscountedAt([{ ...watch, discount: 12 }], 0, 7)).toBeUndefined()
})
