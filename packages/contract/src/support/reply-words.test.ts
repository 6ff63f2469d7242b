import { expect, test } from 'vitest'
import { placeholdersIn } from '../kit/placeholders.ts'
import { replaceVariables } from './reply-words.ts'

test('variables that have a value are filled in, and all others stay', () => {
  const text = 'Hello {customer}, about {order}, {foo} and {toString}: {customer}'
  expect(replaceVariables(text, { customer: 'Mia {order}', order: '' })).toBe(
    'Hello Mia {order}, about {order}, {foo} and {toString}: Mia {order}',
  )
})

test('what stands in braces as a variable does is found in any script, each once', () => {
  expect(placeholdersIn('{order} { no } {} {注文} {order} {a-b} { "json": 1 }')).toEqual(['order', '注文'])
})
