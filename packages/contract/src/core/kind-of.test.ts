import { expect, test } from 'vitest'
import { z } from 'zod'
import { openingKind } from '../career/openings.ts'
import { courseKind } from '../courses/courses.ts'
import { expenseKind } from '../sales/expenses.ts'
import { draftOf } from './fields.ts'

test('filters and sorting follow from the types of fields', () => {
  const { filters, sort } = expenseKind.list
  expect(filters).toMatchObject({
    id: { kind: 'number', isKey: true },
    date: { kind: 'date', isDay: true },
    category: { kind: 'choice' },
    vendor: { kind: 'text' },
    amount: { kind: 'money' },
    recurring: { kind: 'choice', values: ['yes', 'no'] },
  })
  expect(filters).not.toHaveProperty('note')
  expect(filters).not.toHaveProperty('files')
  expect(sort).toContain('amount')
  expect(sort).not.toContain('recurring')
})

test('a filter that is no field has its place in the order, and is not sorted by', () => {
  const names = Object.keys(openingKind.list.filters)
  expect(names.indexOf('risk')).toBe(names.indexOf('status') + 1)
  expect(openingKind.list.sort).not.toContain('risk')
  expect(courseKind.list.sort).not.toContain('instructorId')
})

test('a draft has defaults that a change of the same fields has not', () => {
  const fields = z.object({ name: z.string(), note: z.string() })
  expect(draftOf(fields, { note: '' }).parse({ name: 'Ada' })).toEqual({ name: 'Ada', note: '' })
  expect(fields.partial().parse({})).toEqual({})
})
