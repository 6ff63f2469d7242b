import { expect, test } from 'vitest'
import { accentInsensitiveOptions } from './accent-insensitive-options.ts'

const options = ['Zürich', 'Đà Nẵng', 'Straße', 'ｶﾀｶﾅ', 'Ελλάς'].map((label) => ({ value: label, label }))

test.each([
  ['zurich', 'Zürich'],
  ['da nang', 'Đà Nẵng'],
  [' STRASSE ', 'Straße'],
  ['カタ', 'ｶﾀｶﾅ'],
  ['ελλασ', 'Ελλάς'],
])('what is typed as %j finds %s, in a group too', (search, label) => {
  const found = [{ value: label, label }]
  expect(accentInsensitiveOptions({ options, search, limit: 9 })).toEqual(found)
  expect(accentInsensitiveOptions({ options: [{ group: 'All', items: options }], search, limit: 9 })).toEqual([
    { group: 'All', items: found },
  ])
})
