import { expect, test } from 'vitest'
import { isDialable } from './phone.ts'

test.each([
  ...['', '1', '+1 555 0100', '+49 (0)30 123456', '(555) 123-4567', '030/123 45 67', '905.555.0100 x12'],
  ...['０３－１２３４－５６７８', '٠٣٠ ١٢٣٤', '+49 30 123 ext. 45'],
])('%j is a telephone number', (phone) => {
  expect(isDialable(phone)).toBe(true)
})

test.each(['call me', 'n/a', '-', '+', '+1-800-FLOWERS', '030 123456 or 654321', '12<b>', 'x12'])(
  '%j is none',
  (phone) => {
    expect(isDialable(phone)).toBe(false)
  },
)
