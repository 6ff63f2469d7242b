import type { Condition } from '@quarterdeck/contract/core/list'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Facet } from '../../field.ts'
import { exampleOf } from './example.ts'
import { merge, readLine, together } from './read.ts'
import { vocabularyOf } from './vocabulary.ts'
import { hasWords, writeLine } from './write.ts'

const facets: readonly Facet[] = [
  {
    field: 'status',
    label: 'Estado',
    options: [
      { value: 'New', label: 'Nuevo' },
      { value: 'On hold', label: 'En espera' },
    ],
  },
  { kind: 'money', field: 'totalAmount', label: 'Importe total', words: ['total'] },
  { kind: 'days', field: 'createdAt', label: 'Creado' },
  { kind: 'text', field: 'name', label: 'Nombre', empties: true },
  { field: 'address', label: 'País' },
  { field: 'priceBand', label: 'Precio', words: ['price'], options: [{ value: '0-25', label: 'Menos de 25' }] },
  { kind: 'money', field: 'price', label: 'Precio exacto' },
]
const vocabulary = vocabularyOf(facets, { empty: 'vacío', filled: 'lleno', or: 'O' }, () => [])
const read = (line: string) => readLine(line, vocabulary)

test('a line is filters and words, in the language of the person and in English', () => {
  const where = [
    { field: 'status', op: 'in', values: ['New'] },
    { field: 'totalAmount', op: 'gt', value: 100 },
    { field: 'createdAt', op: 'within', value: '7d' },
  ]
  expect(read('status:new total:>100 created:<7d smith')).toEqual({ q: 'smith', where, mistakes: [] })
  expect(read('estado:nuevo importe-total:>100 smith creado:7d').where).toEqual(where)
  expect(writeLine('smith', where as Condition[], vocabulary)).toBe('estado:Nuevo importe-total:>100 creado:7d smith')
})

test('values are several, spans, emptiness and alternatives', () => {
  expect(read('status:new,"on hold" total:10..20 name:vacío').where).toEqual([
    { field: 'status', op: 'in', values: ['New', 'On hold'] },
    { field: 'totalAmount', op: 'gte', value: 10 },
    { field: 'totalAmount', op: 'lte', value: 20 },
    { field: 'name', op: 'empty', value: true },
  ])
  expect(read('created:2026-11-01').where).toEqual([
    { field: 'createdAt', op: 'gte', value: new Date(2026, 10, 1).toISOString() },
    { field: 'createdAt', op: 'lt', value: new Date(2026, 10, 2).toISOString() },
  ])
  expect(read('status:new OR total:>100 smith').where).toEqual([
    {
      field: 'or1',
      op: 'any',
      of: [
        { field: 'status', op: 'in', values: ['New'] },
        { field: 'totalAmount', op: 'gt', value: 100 },
      ],
    },
  ])
})

test('what the line has no words for is no part of it, and alternatives are told only together', () => {
  const hidden: Condition = { field: 'customerId', op: 'in', values: [3] }
  const mixed: Condition = { field: 'or1', op: 'any', of: [{ field: 'totalAmount', op: 'gt', value: 5 }, hidden] }
  const told: Condition = { field: 'status', op: 'in', values: ['New'] }
  const where = [hidden, mixed, told]
  expect(writeLine('', where, vocabulary)).toBe('estado:Nuevo')
  const others = where.filter((condition) => !hasWords(condition, vocabulary))
  expect(together(others, read('status:new total:>9 OR name:x').where)).toEqual([
    hidden,
    mixed,
    told,
    {
      field: 'or2',
      op: 'any',
      of: [
        { field: 'totalAmount', op: 'gt', value: 9 },
        { field: 'name', op: 'has', values: ['x'] },
      ],
    },
  ])
})

test('where a name means two fields, the value tells which', () => {
  expect(read('precio:"menos de 25"').where).toEqual([{ field: 'priceBand', op: 'in', values: ['0-25'] }])
  expect(read('price:>50').where).toEqual([{ field: 'price', op: 'gt', value: 50 }])
  expect(read('address:"<",">="').where).toEqual([{ field: 'address', op: 'in', values: ['<', '>='] }])
  expect(read('price:cheap').mistakes).toMatchObject([{ flaw: 'value', text: 'cheap', label: 'precio' }])
})

test('the example is one that this list understands', () => {
  const example = exampleOf(vocabulary, 'garcía')
  expect(example).toBe('estado:nuevo creado:<7d garcía')
  expect(read(example).mistakes).toEqual([])
})

test('what is not understood is named and left out', () => {
  const { q, where, mistakes } = read('nope:1 status:gone total:many created:2026-02-31 name: "a:b" x OR y')
  expect(mistakes.map(({ flaw, text }) => `${flaw} ${text}`)).toEqual([
    'field nope',
    'value gone',
    'number many',
    'date 2026-02-31',
    'missing ',
    'or x',
  ])
  expect(where).toEqual([])
  expect(q).toBe('a:b')
})

const text = fc.string({ minLength: 1, maxLength: 12 }).filter((value) => value.trim() === value && value !== '')
const amount = fc.integer({ min: -99_999, max: 99_999 }).map((value) => value / 100)
const instant = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2099-01-01T00:00:00Z'), noInvalidDate: true })
  .map((at) => at.toISOString())
const simple = fc.oneof(
  fc.record({
    field: fc.constant('status'),
    op: fc.constant('in' as const),
    values: fc.subarray(['New', 'On hold'], { minLength: 1 }),
  }),
  fc.record({
    field: fc.constant('address'),
    op: fc.constant('in' as const),
    values: fc.uniqueArray(text, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({
    field: fc.constant('name'),
    op: fc.constant('has' as const),
    values: fc.uniqueArray(text, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ field: fc.constant('name'), op: fc.constant('empty' as const), value: fc.boolean() }),
  fc.record({
    field: fc.constant('totalAmount'),
    op: fc.constantFrom('gt' as const, 'gte' as const, 'lt' as const, 'lte' as const),
    value: amount,
  }),
  fc.record({
    field: fc.constant('createdAt'),
    op: fc.constantFrom('gt' as const, 'gte' as const, 'lt' as const, 'lte' as const),
    value: instant,
  }),
  fc.record({
    field: fc.constant('createdAt'),
    op: fc.constantFrom('within' as const, 'before' as const),
    value: fc.constantFrom('today', '7d', 'this-month', '12m'),
  }),
)
const conditions = fc.array(simple, { maxLength: 5 }).map((all) => all.reduce<readonly Condition[]>(merge, []))
const group = fc.array(simple, { minLength: 2, maxLength: 3 }).map((all) => all.reduce<readonly Condition[]>(merge, []))
const word = fc.string({ minLength: 1, maxLength: 8 }).filter((value) => !/\s/.test(value))

test('what is written is read back the same', () => {
  fc.assert(
    fc.property(
      conditions,
      fc.array(group, { maxLength: 2 }),
      fc.array(word, { maxLength: 3 }),
      (plain, groups, words) => {
        const of = groups.filter((each) => each.length > 1)
        const where = [
          ...plain,
          ...of.map((each, index) => ({ field: `or${index + 1}`, op: 'any', of: each }) as Condition),
        ]
        const q = words.join(' ')
        expect(read(writeLine(q, where, vocabulary))).toEqual({ q, where, mistakes: [] })
      },
    ),
    { numRuns: 300 },
  )
})
