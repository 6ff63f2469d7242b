import { expect, test } from 'vitest'
import { arrangedRows, withCardMoved, withCardShown } from './arrange.ts'
import type { Card } from './dashboard.ts'

const card = (name: string, width: Card['width']): Card => ({ name, width, metrics: ['orders'], shape: 'figure' })
const rows = [
  [card('one', 6), card('two', 6)],
  [card('three', 4), card('four', 8)],
]
const namesIn = (some: readonly (readonly Card[])[]) => some.map((cards) => cards.map(({ name }) => name))
const usual = { order: [], hidden: [] }

test('cards stand as they come until somebody puts them otherwise', () => {
  expect(arrangedRows(rows, undefined)).toBe(rows)
  expect(namesIn(arrangedRows(rows, withCardShown(usual, 'three', false)))).toEqual([['one', 'two'], ['four']])
  expect(withCardShown(withCardShown(usual, 'three', false), 'three', true)).toEqual(usual)
})

test('a card changes places with its neighbor, and rows are filled anew', () => {
  const own = withCardMoved(rows, usual, 'three', -1)
  expect(own.order).toEqual(['one', 'three', 'two', 'four'])
  expect(namesIn(arrangedRows(rows, own))).toEqual([['one', 'three'], ['two'], ['four']])
  expect(withCardMoved(rows, own, 'one', -1)).toBe(own)
})

test('what came since stands at the end, and what is gone is left out', () => {
  const own = { order: ['four', 'gone', 'one'], hidden: ['two'] }
  expect(namesIn(arrangedRows(rows, own))).toEqual([['four'], ['one', 'three']])
})
