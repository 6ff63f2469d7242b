import { expect, test } from 'vitest'
import { countMarked, everything, isMarked, type Marks, mark, nothing, selectionOf } from './selection.ts'

const rows = (...ids: string[]) => ids.map((id) => [id, { id }] as const)

test('rows are ticked one by one and keep their order', () => {
  const marks = mark(mark(mark<object>(nothing, rows('3', '1'), true), rows('1'), false), rows('2', '3'), true)
  expect(selectionOf(marks, 'q=x')).toEqual({ ids: ['3', '2'] })
  expect(countMarked(marks, 100)).toBe(2)
  expect(isMarked(marks, '2')).toBe(true)
  expect(isMarked(marks, '1')).toBe(false)
})

test('all that match are a query, and what is taken away an exception', () => {
  const some: Marks<object> = mark<object>(everything, rows('5', '6'), false)
  const marks = mark(some, rows('6'), true)
  expect(selectionOf(marks, 'status=New')).toEqual({ query: 'status=New', except: ['5'] })
  expect(countMarked(marks, 1_000_000)).toBe(999_999)
  expect(isMarked(marks, 'never seen')).toBe(true)
  expect(isMarked(marks, '5')).toBe(false)
})
