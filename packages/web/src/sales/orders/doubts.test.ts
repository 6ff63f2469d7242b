import { expect, test } from 'vitest'
import { doubtsIn } from './doubts.ts'

const [past, future] = ['2020-01-01T12:00:00Z', '2999-01-01T12:00:00Z']

test('a delivery in the future, and one of what was never shipped, are doubted', () => {
  expect(doubtsIn({ status: 'Shipping' }, { deliveredAt: future }, false)).toEqual(['future'])
  expect(doubtsIn({ status: 'New' }, { deliveredAt: past }, true)).toEqual(['neverShipped'])
  expect(doubtsIn({ status: 'Pending' }, { deliveredAt: future }, true)).toEqual(['future', 'neverShipped'])
  expect(doubtsIn({ status: 'Delivered' }, { deliveredAt: past }, false)).toEqual([])
  expect(doubtsIn({ status: 'New' }, { deliveredAt: null }, true)).toEqual([])
})

test('an address is missed only as long as something is to be sent to it', () => {
  const none = { shipping: ' ', billing: '' }
  expect(doubtsIn({ status: 'Pending' }, none, true)).toEqual(['noShipping', 'noBilling'])
  expect(doubtsIn({ status: 'Shipping' }, none, true)).toEqual(['noShipping', 'noBilling'])
  expect(doubtsIn({ status: 'Shipping' }, none, false)).toEqual([])
  expect(doubtsIn({ status: 'Return' }, none, true)).toEqual([])
  expect(doubtsIn({ status: 'New' }, { shipping: '1 Main Street' }, true)).toEqual([])
})
