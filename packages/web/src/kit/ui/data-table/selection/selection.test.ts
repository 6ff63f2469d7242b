import { expect, test } from 'vitest'
import {
  countSelected,
  everything,
  isSelected,
  nothing,
  type SelectedRows,
  selectionOf,
  setSelected,
} from './selection.ts'

const rows = (...ids: string[]) => ids.map((id) => [id, { id }] as const)

test('rows are ticked one by one and keep their order', () => {
  const marks = setSelected(
    setSelected(setSelected<object>(nothing, rows('3', '1'), true), rows('1'), false),
    rows('2', '3'),
    true,
  )
  expect(selectionOf(marks, 'q=x')).toEqual({ ids: ['3', '2'] })
  expect(countSelected(marks, 100)).toBe(2)
  expect(isSelected(marks, '2')).toBe(true)
  expect(isSelected(marks, '1')).toBe(false)
})

test('all that match are a query, and what is taken away an exception', () => {
  const some: SelectedRows<object> = setSelected<object>(everything, rows('5', '6'), false)
  const marks = setSelected(some, rows('6'), true)
  expect(selectionOf(marks, 'status=New')).toEqual({ query: 'status=New', except: ['5'] })
  expect(countSelected(marks, 1_000_000)).toBe(999_999)
  expect(isSelected(marks, 'never seen')).toBe(true)
  expect(isSelected(marks, '5')).toBe(false)
})
