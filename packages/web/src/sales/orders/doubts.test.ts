import { expect, test } from 'vitest'
import { probableMistakes } from './doubts.ts'

const [past, future] = ['2020-01-01T12:00:00Z', '2999-01-01T12:00:00Z']

test('a delivery in the future, and one of what was never shipped, are doubted', () => {
  expect(probableMistakes({ status: 'Shipping' }, { deliveredAt: future }, false)).toEqual(['future'])
  expect(probableMistakes({ status: 'New' }, { deliveredAt: past }, true)).toEqual(['neverShipped'])
  expect(probableMistakes({ status: 'Pending' }, { deliveredAt: future }, true)).toEqual(['future', 'neverShipped'])
  expect(probableMistakes({ status: 'Delivered' }, { deliveredAt: past }, false)).toEqual([])
  expect(probableMistakes({ status: 'New' }, { deliveredAt: null }, true)).toEqual([])
})

test('an address is missed only as long as something is to be sent to it', () => {
  const none = { shipping: ' ', billing: '' }
  expect(probableMistakes({ status: 'Pending' }, none, true)).toEqual(['noShipping', 'noBilling'])
  expect(probableMistakes({ status: 'Shipping' }, none, true)).toEqual(['noShipping', 'noBilling'])
  expect(probableMistakes({ status: 'Shipping' }, none, false)).toEqual([])
  expect(probableMistakes({ status: 'Return' }, none, true)).toEqual([])
  expect(probableMistakes({ status: 'New' }, { shipping: '1 Main Street' }, true)).toEqual([])
})
