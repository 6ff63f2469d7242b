import { maxMessage } from '@quarterdeck/contract/support/messages'
import { expect, test } from 'vitest'
import { safeMarkup } from './safe-markup.ts'

const openings = ['<b>', '<div>', '<ul><li>', '<b><p>', '<table><tr><td>', '<svg><p>', '<p title="/">', '<button><p>']

test.each(openings)('what is nested beyond measure by %s does not come to the end of the stack', (opening) => {
  const deep = safeMarkup(`${opening.repeat((maxMessage - 5) / opening.length)}words`)
  expect(deep).toMatch(/^$|^words$|words</)
  expect(safeMarkup(deep)).toBe(deep)
})

test('what is nested beyond measure is kept as its words', () => {
  expect(safeMarkup(`<p>Hello</p>${'<b>'.repeat(5000)}<script`)).toBe('Hello')
})

test('what only looks nested keeps its format', () => {
  expect(safeMarkup('<p>One <b>two</b>'.repeat(1000))).toBe('<p>One <strong>two</strong></p>'.repeat(1000))
  expect(safeMarkup(`<ul>${'<li>One'.repeat(1000)}</ul>`)).toBe(`<ul>${'<li>One</li>'.repeat(1000)}</ul>`)
})
