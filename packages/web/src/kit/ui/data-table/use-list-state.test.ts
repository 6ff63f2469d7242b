import { userList } from '@quarterdeck/contract/people/users'
import { expect, test } from 'vitest'
import { parseSearch } from '../../lib/search-params.ts'
import { readRequest } from './use-list-state.ts'

const read = (address: string) => readRequest(userList, parseSearch(address))

test('an address without parameters asks for the first page in the usual order', () => {
  expect(read('')).toEqual({ page: 1, perPage: 50, sort: [{ field: 'id', desc: false }], where: [] })
})

test('search, filters, order and page come from the address', () => {
  expect(read('?q=ann&status=Active&status=Pending&sort=-name&page=3&perPage=25')).toEqual({
    q: 'ann',
    where: [{ field: 'status', op: 'in', values: ['Active', 'Pending'] }],
    sort: [{ field: 'name', desc: true }],
    page: 3,
    perPage: 25,
  })
})

test('what an address has that a list does not know is left out', () => {
  expect(read('?status=Sleeping&page=minus&sort=shoe&colour=red')).toEqual(read(''))
})

test('parameters that belong to the screen around a list are not read as its filters', () => {
  expect(readRequest(userList, parseSearch('?id=7&status=Active'), ['id'])).toEqual(read('?status=Active'))
})
