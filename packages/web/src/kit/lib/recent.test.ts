import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recentRecords } from './recent.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('the newest come first, each of them once, and everybody has their own', () => {
  for (const place of ['users/1', 'orders/2', 'users/1']) recentRecords.add(1, place)
  recentRecords.add(2, 'invoices/INV-001')
  expect(recentRecords.of(1)).toEqual(['users/1', 'orders/2'])
  expect(recentRecords.of(2)).toEqual(['invoices/INV-001'])
})

test('the last of each kind is known, however many of others were opened since', () => {
  recentRecords.add(1, 'products/4')
  for (let id = 1; id <= 20; id++) recentRecords.add(1, `users/${id}`)
  expect(recentRecords.of(1)).toHaveLength(8)
  expect(recentRecords.last(1, 'products')).toBe('4')
  expect(recentRecords.last(1, 'orders')).toBeUndefined()
  recentRecords.forget(1, (place) => place === 'products/4')
  expect(recentRecords.last(1, 'products')).toBeUndefined()
})

test('what is no place of a record is left out', () => {
  kept.set('recentRecords:1', 'users/1,<b>,orders/..,7')
  expect(recentRecords.of(1)).toEqual(['users/1'])
})
