import { expect, test } from 'vitest'
import { parseCells } from './parse-cells.ts'

test.each([
  ['12.5', [['12.5']]],
  [
    '1\t2\r\n3\t4\r\n',
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  [
    '1\t\n\t2',
    [
      ['1', ''],
      ['', '2'],
    ],
  ],
  [
    '"a\tb"\t"say ""hi"""\n" two\nlines "\tx',
    [
      ['a\tb', 'say "hi"'],
      ['two\nlines', 'x'],
    ],
  ],
  ['5" wide\t2', [['5" wide', '2']]],
  ['1\n2\n3', [['1'], ['2'], ['3']]],
])('%j', (text, rows) => {
  expect(parseCells(text)).toEqual(rows)
})
