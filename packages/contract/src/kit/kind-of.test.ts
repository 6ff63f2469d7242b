import { expect, test } from 'vitest'
import { z } from 'zod'
import { openingKind } from '../career/openings.ts'
import { courseKind } from '../courses/courses.ts'
import { expenseKind } from '../sales/expenses.ts'
import { orderKind } from '../sales/orders.ts'
import { draftOf, id, text, timestamp, versioned } from './fields.ts'
import { kindOf } from './kind-of.ts'

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

test('a kind keeps its own order of filters, and has none that it takes away', () => {
  const { filters, sort } = orderKind.list
  expect(Object.keys(filters).slice(0, 5)).toEqual(['id', 'ids', 'invoiceId', 'customerId', 'customer'])
  expect(filters).not.toHaveProperty('createdAt')
  expect(filters).not.toHaveProperty('taxAmount')
  expect(sort).toEqual(['id', 'createAt', 'deliveredAt', 'customer', 'status', 'totalAmount'])
})

test('a kind without a draft has no endpoint that creates a record', () => {
  expect(orderKind).not.toHaveProperty('draft')
  expect(orderKind.endpoints).not.toHaveProperty('create')
})

const named = z.object({ name: text(20), note: text(20) })
const Named = named.extend({ id, createdAt: timestamp, updatedAt: timestamp, ...versioned.shape })
const of = { one: 'note', record: Named, draft: named, patch: named.partial(), exported: ['id'] } as const
const words = { one: 'a note', all: 'notes', facets: 'nothing' }
const described = { name: { personal: false }, note: { personal: false, filter: false } } as const

test('a field that a record does not have, or that nobody describes, does not compile', () => {
  // @ts-expect-error the record has no `title`
  kindOf('notes', { ...described, title: { personal: false } }, { ...of, words })
  // @ts-expect-error `note` is not described
  kindOf('notes', { name: { personal: false } }, { ...of, words })
  // @ts-expect-error the record has no `title` for files
  kindOf('notes', described, { ...of, words, exported: ['title'] })
})

test('an order of filters, or of records, by a name that there is not does not compile', () => {
  // @ts-expect-error there is no filter over `note`
  kindOf('notes', described, { ...of, words, order: ['note'] })
  // @ts-expect-error there is no field `title`
  kindOf('notes', described, { ...of, words, sort: ['title'] })
  // @ts-expect-error lists are not sorted by `note`
  kindOf('notes', described, { ...of, words, screenSort: 'note' })
  const { list } = kindOf('notes', described, { ...of, words, order: ['name'], sort: ['name'], screenSort: '-name' })
  expect(list.sort).toEqual(['name'])
})

test('countries, emails and telephone numbers are filtered as texts that sort alike in every language', () => {
  const kind = kindOf(
    'replies',
    {
      country: { personal: true, as: 'country' },
      email: { personal: true, as: 'email' },
      phone: { personal: true, as: 'phone', filter: false },
    },
    {
      one: 'reply',
      record: z.object({ country: z.string(), email: z.string(), phone: z.string() }),
      draft: z.object({}),
      patch: z.object({}),
      words: { one: 'a reply', all: 'replies', facets: 'country' },
      screenSort: 'country',
      exported: [],
    },
  )
  expect(kind.list.filters).toMatchObject({
    country: { kind: 'text', isCode: true },
    email: { kind: 'text', isCode: true },
  })
  expect(kind.list.filters).not.toHaveProperty('phone')
  expect(kind.list.sort).toEqual(['id', 'country', 'email', 'createdAt', 'updatedAt'])
})
