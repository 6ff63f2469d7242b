import { expect, test } from 'vitest'
import type { Field } from '../field.ts'
import { type Layout, layOutColumns } from './arrange.ts'

const field = (name: string, more: Partial<Field<object>> = {}): Field<object> => ({
  name,
  label: name,
  cell: () => name,
  skeleton: null,
  card: 'hidden',
  ...more,
})
const fields = [
  field('name', { grow: 3 }),
  field('email', { width: 200, minWidth: 150, priority: 1, grow: 1 }),
  field('phone', { width: 150, minWidth: 100, priority: 2 }),
  field('access', { width: 100, optional: true }),
]
const margins = { before: 50, after: 50 }
const usual: Layout = { widths: {}, pinned: {} }
const widths = (layout: Partial<Layout>, room: number) =>
  layOutColumns(fields, { ...usual, ...layout }, room, margins).map((column) => [column.field.name, column.width])

test('what is spare is shared by weight', () => {
  expect(widths({}, 1000)).toEqual([
    ['name', 410],
    ['email', 270],
    ['phone', 220],
  ])
})

test('no head is cut, in any script', () => {
  const long = [
    field('name', { label: 'Zahlungsmittel und Rechnungsnummer' }),
    field('at', { label: '登録日時', width: 64 }),
  ]
  const [first, second] = layOutColumns(long, usual, 0, margins).map(({ width }) => width)
  expect(first).toBeGreaterThan(240)
  expect(second).toBe(4 * 13 + 40)
})

test('columns shrink before one is left out, and only a first view leaves any out', () => {
  expect(widths({}, 500)).toEqual([
    ['name', 150],
    ['email', 150],
    ['phone', 100],
  ])
  expect(widths({}, 480).map(([name]) => name)).toEqual(['name', 'email'])
  expect(widths({}, 390).map(([name]) => name)).toEqual(['name'])
  expect(widths({ columns: ['phone', 'email', 'name'] }, 390).map(([name]) => name)).toEqual(['phone', 'email', 'name'])
})

test('a width that someone gave is kept, and the rest of the room still filled', () => {
  expect(widths({ columns: ['email', 'phone'], widths: { email: 300, phone: 120 } }, 1000)).toEqual([
    ['email', 300],
    ['phone', 600],
  ])
})

test('pinned columns stand at their side, each where the ones before it end', () => {
  const layout = {
    ...usual,
    columns: ['name', 'phone', 'email', 'access'],
    pinned: { email: 'left', phone: 'left', name: 'right' },
  } as const
  expect(layOutColumns(fields, layout, 750, margins).map(({ field: { name }, pin }) => [name, pin])).toEqual([
    ['phone', { side: 'left', offset: 50, isEdge: false }],
    ['email', { side: 'left', offset: 200, isEdge: true }],
    ['access', undefined],
    ['name', { side: 'right', offset: 50, isEdge: true }],
  ])
})
