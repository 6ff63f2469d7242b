import { expect, test } from 'vitest'
import { readDecimal } from './decimal.ts'

test.each([
  ['12.5', 12.5, 12.5],
  ['12,5', 12.5, 12.5],
  ['1,234', 1234, 1.234],
  ['1.234', 1.234, 1234],
  ['1.234,50 €', 1234.5, 1234.5],
  ['$1,234.50', 1234.5, 1234.5],
  ['1 234 567,89', 1234567.89, 1234567.89],
  ["1'234.50", 1234.5, 1234.5],
  ['1.234.567', 1234567, 1234567],
  ['１２．５', 12.5, 12.5],
  ['15%', 15, 15],
  ['-3', -3, -3],
  ['−3', -3, -3],
  ['0,285', 0.285, 0.285],
  ['0.285', 0.285, 0.285],
  ['.5', 0.5, 0.5],
  ['', undefined, undefined],
  ['about 3', undefined, undefined],
  ['1-2', undefined, undefined],
])('%j is %j in English and %j in German', (text, inEnglish, inGerman) => {
  expect([readDecimal(text, '.'), readDecimal(text, ',')]).toEqual([inEnglish, inGerman])
})
