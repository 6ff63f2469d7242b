import { expect, test } from 'vitest'
import { roomsOf, testsNear } from './near.mjs'

const tests = [
  'packages/api/src/fields.test.ts',
  'packages/api/src/sales/orders/rules.test.ts',
  'packages/api/src/sales/orders/lines/amounts.test.ts',
  'packages/api/src/sales/invoices/document.test.ts',
  'packages/contract/src/kinds.test.ts',
  'packages/contract/src/sales/periods.test.ts',
  'packages/web/src/app/kinds.test.ts',
  'scripts/docs.test.ts',
  'scripts/usage.test.ts',
]

test('a change of a feature is near the tests of its folder, and no others that import it', () => {
  expect(testsNear(tests, ['packages/api/src/sales/orders/store.ts'])).toEqual([
    'packages/api/src/sales/orders/rules.test.ts',
    'packages/api/src/sales/orders/lines/amounts.test.ts',
  ])
})

test('a change of the contract is near what all kinds have as well', () => {
  expect(testsNear(tests, ['packages/contract/src/sales/orders.ts'])).toEqual([
    'packages/contract/src/sales/periods.test.ts',
    'packages/contract/src/kinds.test.ts',
    'packages/web/src/app/kinds.test.ts',
  ])
})

test('a script, and what stands beside all folders, is near the test of its name, and a test near itself', () => {
  expect(testsNear(tests, ['scripts/usage.mjs', 'packages/api/src/fields.ts', 'scripts/docs.test.ts'])).toEqual([
    'scripts/docs.test.ts',
    'scripts/usage.test.ts',
    'packages/api/src/fields.test.ts',
  ])
})

test('rooms are the folders of features, and files of the contract', () => {
  const files = [
    'packages/api/src/sales/orders/store.ts',
    'packages/contract/src/support/replies.ts',
    'docs/web-app.md',
  ]
  expect([...roomsOf(files)]).toEqual(['sales', 'orders', 'support', 'replies'])
})
