import { expect, test } from 'vitest'
import { nextStepOf } from './next-step.ts'

const one = [{}]

test.each([
  ['New', [2], [], 'ship'],
  ['Pending', [2], [], 'ship'],
  ['New', [1], one, 'shipRest'],
  ['Shipping', [1, 0], one, 'shipRest'],
  ['Shipping', [0], one, 'deliver'],
  ['Shipping', [2], [], 'deliver'],
  ['Pending', [0], one, undefined],
  ['Delivered', [2], [], undefined],
  ['Delivered', [1], one, undefined],
  ['Return', [2], [], undefined],
] as const)(
  'the next step of an order that is %s with %j left and %j shipped is %s',
  (status, left, shipments, next) => {
    expect(nextStepOf({ status }, left, shipments)).toBe(next)
  },
)
