import { expect, test } from 'vitest'
import { pagesBetween, sizeOf } from './window-pages.ts'

const page = (length: number, total: number, totalIsExact = true) => ({
  rows: Array.from({ length }, () => ({})),
  total,
  totalIsExact,
})

test('rows stand on pages of a hundred', () => {
  expect(pagesBetween(-20, 30, undefined)).toEqual([1])
  expect(pagesBetween(80, 101, 5000)).toEqual([1, 2])
  expect(pagesBetween(4990, 5090, 5000)).toEqual([50])
  expect(pagesBetween(0, 40, 0)).toEqual([1])
})

test('a page that is not full is the last one, whatever was estimated', () => {
  expect(sizeOf(new Map([[1, undefined]]))).toBeUndefined()
  expect(sizeOf(new Map([[1, page(100, 12_345, false)]]))).toMatchObject({ total: 12_345, isExact: false })
  expect(sizeOf(new Map([[3, page(40, 12_345, false)]]))).toMatchObject({ total: 240, isExact: true })
  expect(sizeOf(new Map([[1, page(0, 0)]]))).toMatchObject({ total: 0 })
  expect(sizeOf(new Map([[9, page(0, 12_345, false)]]))).toMatchObject({ total: 800, isExact: false }) // Going back from there does not lead beyond it again.
  expect(sizeOf(new Map([[7, page(100, 12_345, false)]]), 800)).toMatchObject({ total: 800, isExact: false })
  expect(sizeOf(new Map([[8, page(100, 12_345, false)]]), 800)).toMatchObject({ total: 800, isExact: true })
})
