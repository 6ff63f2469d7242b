import { expect, test } from 'vitest'
import { openSigns } from './numbers.ts'

test.each([
  [['2.500', '12,50'], 'comma'],
  [['2,500', '12.50'], 'point'],
  [['1.234,50 €', '1’000'], 'comma'],
  [['0.500', '1.000'], 'point'],
  [['1.234.567'], 'comma'],
  [['-1,5', '１２,５'], 'comma'],
  [['2.500', '1.000'], 'unclear'],
  [['12', 'A-1.5', ''], 'none'],
  [['1.5', '1,5', '2,5'], 'comma'],
])('a column of %j is read as %s', (cells, sign) => {
  const signs = openSigns()
  for (const cell of cells) signs.add([cell])
  expect(signs.found(2)).toEqual([sign, 'none'])
})
