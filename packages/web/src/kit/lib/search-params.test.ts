import { expect, test } from 'vitest'
import { parseSearch, writeSearch } from './search-params.ts'

test('a name that is repeated is a list, and is written as it was read', () => {
  const search = parseSearch('?status=Active&status=Pending&q=m%C3%BCller&createdAt.gte=2026-01-01')
  expect(search).toEqual({ status: ['Active', 'Pending'], q: 'müller', 'createdAt.gte': '2026-01-01' })
  expect(writeSearch(search)).toBe('?status=Active&status=Pending&q=m%C3%BCller&createdAt.gte=2026-01-01')
})

test('numbers stay texts, so that an id with leading zeros survives', () => {
  expect(parseSearch('?id=007&flag=true')).toEqual({ id: '007', flag: 'true' })
})

test('what is empty or absent is not written', () => {
  expect(writeSearch({ q: '', page: undefined, sort: 'name' })).toBe('?sort=name')
  expect(writeSearch({})).toBe('')
})
