import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('a file has a line for each row, and no formula that somebody typed', () => {
  const columns = [
    { name: 'now', label: 'Now', tone: 'one' },
    { name: 'before', label: 'Before, "then"', tone: 'before' },
  ] as const
  const rows = [
    { name: 'a', label: '=1+1', short: '', values: [1.5, null] },
    { name: 'b', label: 'Lamps, large', short: '', values: [-2, 3] },
  ]
  expect(csvOf({ head: 'Product', columns, rows }).split('\r\n')).toEqual([
    'Product,Now,"Before, ""then"""',
    "'=1+1,1.5,",
    '"Lamps, large",-2,3',
  ])
})
