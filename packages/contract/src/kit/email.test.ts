import { expect, test } from 'vitest'
import { emailAddress } from './fields.ts'

test.each([
  "o'hara+inv@example.com",
  'r&d@example.com',
  'sales/eu@example.com',
  'a!b#c@example.com',
  'info@xn--r8jz45g.xn--zckzah',
  'x@sub.xn--fiqs8s',
  '1@2.example',
])('%s is an address', (address) => {
  expect(emailAddress.parse(` ${address} `)).toBe(address)
})

test('an address of a name in any script is kept in one form', () => {
  for (const written of ['info@例え.テスト', 'info@例え。テスト', 'info@XN--r8jz45g.XN--ZCKZAH'.toLowerCase()])
    expect(emailAddress.parse(written)).toBe('info@xn--r8jz45g.xn--zckzah')
  expect(emailAddress.parse('jana@bücher.example')).toBe('jana@xn--bcher-kva.example')
})

test.each([
  'a..b@example.com',
  '.a@example.com',
  'a.@example.com',
  'a@b',
  'a@1.2.3.4',
  'a@-b.example',
  'a b@example.com',
  'info@例え/テスト.example',
  'ünal@example.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(290)}.example`,
  '',
])('%s is none', (address) => {
  expect(emailAddress.safeParse(address).success).toBe(false)
})
