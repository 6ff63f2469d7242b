import type { Condition } from '@quarterdeck/contract/kit/list'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Facet } from '../../field.ts'
import { complete } from './complete.ts'
import { joinConditions, parseQuery } from './read.ts'
import { vocabularyOf } from './vocabulary.ts'

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
const words = { empty: 'vacío', filled: 'lleno', or: 'O' }
const vocabulary = vocabularyOf(facets, words, () => [])
const read = (line: string) => parseQuery(line, vocabulary)

test('a query is filters and words, in the language of the person and in English', () => {
  const where = [
    { field: 'status', op: 'in', values: ['New'] },
    { field: 'totalAmount', op: 'gt', value: 100 },
    { field: 'createdAt', op: 'within', value: '7d' },
  ]
  expect(read('status:new total:>100 created:<7d smith')).toEqual({ q: 'smith', where, mistakes: [] })
  expect(read('estado:nuevo importe-total:>100 smith creado:7d').where).toEqual(where)
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

test('alternatives stand beside those that the list has already', () => {
  const hidden: Condition = { field: 'customerId', op: 'in', values: [3] }
  const group: Condition = { field: 'or1', op: 'any', of: [{ field: 'totalAmount', op: 'gt', value: 5 }, hidden] }
  expect(joinConditions([hidden, group], read('total:>9 OR name:x').where)).toEqual([
    hidden,
    group,
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
  expect(read('price:cheap').mistakes).toMatchObject([{ flaw: 'value', text: 'cheap', at: 6, label: 'precio' }])
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

const label = fc.string({ minLength: 1, maxLength: 12 }).filter((value) => value.trim() === value && value !== '')

test('a completed value is read back as that value, whatever is in it', () => {
  fc.assert(
    fc.property(label, (value) => {
      const own = vocabularyOf(
        [{ field: 'address', label: 'País', options: [{ value: 'x', label: value }] }],
        words,
        () => [],
      )
      const [completion] = complete(
        'país:',
        5,
        own,
        (field) => field,
        (period) => period,
      )
      const line = `país:${completion?.insert ?? ''}`
      expect(parseQuery(line, own)).toEqual({
        q: '',
        where: [{ field: 'address', op: 'in', values: ['x'] }],
        mistakes: [],
      })
    }),
    { numRuns: 300 },
  )
})
