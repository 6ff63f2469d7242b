import { expect, test } from 'vitest'
import { networksOf } from './client-networks.ts'

const namesOf = (address: string) => networksOf(address).map(({ name }) => name)

test('an IPv6 address counts as its /64 and its /48, however it is written', () => {
  const networks = ['2001:db8:1:2::/64', '2001:db8:1::/48']
  for (const address of ['2001:db8:1:2::1', '2001:0DB8:0001:0002:ffff:0:0:9', '2001:db8:1:2:3:4:5:6'])
    expect(namesOf(address)).toEqual(networks)
  expect(namesOf('::1')).toEqual(['0:0:0:0::/64', '0:0:0::/48'])
  expect(networksOf('2001:db8::1').map(({ times }) => times)).toEqual([1, 8])
})

test('an IPv4 address counts as itself, in the clothes of IPv6 too', () => {
  for (const address of ['203.0.113.9', '::ffff:203.0.113.9', '::ffff:cb00:7109', '64:ff9b::cb00:7109'])
    expect(namesOf(address)).toEqual(['203.0.113.9'])
})

test('what is no address counts as what it is', () => {
  for (const text of ['unknown', 'a:b', '203.0.113.9:80', '1::2::3']) expect(namesOf(text)).toEqual([text])
})
