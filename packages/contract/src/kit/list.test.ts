import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ListSpec, readList, writeList } from './list.ts'

const spec = {
  filters: {
    status: { kind: 'choice', values: ['Active', 'Banned'] },
    name: { kind: 'text' },
    total: { kind: 'money' },
    createdAt: { kind: 'date' },
  },
  sort: ['name', 'createdAt'],
  defaultSort: '-createdAt',
  search: true,
} as const satisfies ListSpec

const read = (text: string) => readList(spec, new URLSearchParams(text))

test('reads filters, ranges, order and page', () => {
  expect(
    read('status=banned&status=Active&total.gte=10.5&createdAt.lt=2026-01-02&sort=name,-createdAt&page=2&q= x '),
  ).toEqual({
    query: {
      page: 2,
      q: 'x',
      sort: [
        { field: 'name', desc: false },
        { field: 'createdAt', desc: true },
      ],
      where: [
        { field: 'status', op: 'in', values: ['Banned', 'Active'] },
        { field: 'total', op: 'gte', value: 10.5 },
        { field: 'createdAt', op: 'lt', value: '2026-01-02T00:00:00.000Z' },
      ],
    },
    bad: [],
  })
})

test('goes on without what it does not understand, and names it', () => {
  const { query, bad } = read(
    'page=0&status=Gone&sort=secret&x=1&total.gte=many&status.gt=Active&constructor=1&perPage=20',
  )
  expect(query).toEqual({ perPage: 20, sort: [{ field: 'createdAt', desc: true }], where: [] })
  expect(bad.map(({ parameter }) => parameter)).toEqual([
    'page',
    'status',
    'sort',
    'x',
    'total.gte',
    'status.gt',
    'constructor',
  ])
})

test('reads parts of a text, and groups of alternatives', () => {
  const { query, bad } = read('name.has=smith&name.has=jones&or1.status=Active&or1.total.gte=100&or2.name.empty=true')
  expect(bad).toEqual([])
  expect(query.where).toEqual([
    { field: 'name', op: 'has', values: ['smith', 'jones'] },
    {
      field: 'or1',
      op: 'any',
      of: [
        { field: 'status', op: 'in', values: ['Active'] },
        { field: 'total', op: 'gte', value: 100 },
      ],
    },
    { field: 'or2', op: 'any', of: [{ field: 'name', op: 'empty', value: true }] },
  ])
  expect(read('total.has=1&or1.zzz=1&or1.or2.status=Active').bad.map(({ parameter }) => parameter)).toEqual([
    'total.has',
    'or1.zzz',
    'or1.or2.status',
  ])
})

test('dates told from today are for a screen, which knows whose days they are', () => {
  const parameters = new URLSearchParams('createdAt.within=7d&createdAt.before=this-month&name.within=7d')
  expect(readList(spec, parameters).bad).toHaveLength(3)
  const { query, bad } = readList({ ...spec, relative: true }, parameters)
  expect(query.where).toEqual([
    { field: 'createdAt', op: 'within', value: '7d' },
    { field: 'createdAt', op: 'before', value: 'this-month' },
  ])
  expect(bad).toHaveLength(1)
})

test('leaves defaults out of a URL', () => {
  expect(writeList(spec, read('sort=-createdAt').query)).toEqual([])
})

test('reads what it writes, whatever it was given', () => {
  const name = fc.constantFrom(
    'page',
    'perPage',
    'sort',
    'q',
    'status',
    'name',
    'total.gte',
    'createdAt.lt',
    'name.empty',
    'name.has',
    'or1.status',
    'or1.total.gte',
    'or2.name.has',
    'createdAt.within',
    'zzz',
  )
  const value = fc.oneof(
    fc.string(),
    fc.constantFrom('1', 'Active', 'name,-createdAt', '2026-02-03', 'true', '12.5', '7d'),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value)), (parameters) => {
      const { query } = readList(spec, parameters)
      const again = readList(spec, writeList(spec, query))
      expect(again).toEqual({ query: { ...query, q: query.q || undefined }, bad: [] })
    }),
  )
})
