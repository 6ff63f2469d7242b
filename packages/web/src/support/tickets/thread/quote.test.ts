import { expect, test } from 'vitest'
import { splitQuote } from './quote.ts'

test.each([
  ['No quote at all', 'No quote at all', ''],
  ['Thanks!\n\n> When does it come?\n> Soon?', 'Thanks!', '> When does it come?\n> Soon?'],
  ['Yes.\n\nOn Monday Ana wrote:\n> Hello\n', 'Yes.', 'On Monday Ana wrote:\n> Hello'],
  ['> Hello\n\nYes.', '> Hello\n\nYes.', ''],
  ['> Only a quote', '> Only a quote', ''],
  ['<p>Yes.</p><p>Ana wrote:</p><p>&gt; Hello</p>', '<p>Yes.</p>', '<p>Ana wrote:</p><p>&gt; Hello</p>'],
  ['<p>A &gt; B</p>', '<p>A &gt; B</p>', ''],
])('parts %j', (text, own, quoted) => {
  expect(splitQuote(text)).toEqual({ own, quoted })
})
