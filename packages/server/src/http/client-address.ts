import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

const loopback = ['127.0.0.0/8', '::1']

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Parses an address or network, e.g. `10.0.0.5` or `10.0.0.0/8`; undefined if it is neither. */
const networkOf = (entry: string) => {
  const [address = '', prefix, ...more] = entry.split('/')
  const bits = isIP(address) === 6 ? 128 : 32
  if (isIP(address) === 0 || address.includes('%') || more.length > 0) return undefined
  if (prefix !== undefined && !(/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits)) return undefined
  return { address, prefix: prefix === undefined ? bits : Number(prefix) }
}

/** Returns true for `loopback`, an address, or a network. */
export const namesProxies = (entry: string): boolean => entry === 'loopback' || networkOf(entry) !== undefined

/** Returns true for the address of a trusted proxy. */
export type IsProxy = (address: string) => boolean

/** The number of addresses whose result is cached. */
const maxCached = 1000

export const proxiesOf = (entries: readonly string[]): IsProxy => {
  const trusted = new BlockList()
  for (const entry of entries.flatMap((each) => (each === 'loopback' ? loopback : [each]))) {
    const network = networkOf(entry)
    if (network) trusted.addSubnet(network.address, network.prefix, familyOf(network.address))
  }
  const known = new Map<string, boolean>()
  return (address) => {
    if (isIP(address) === 0) return false
    const before = known.get(address)
    if (before !== undefined) return before
    const isOne = trusted.check(address, familyOf(address))
    if (known.size >= maxCached) known.clear()
    known.set(address, isOne)
    return isOne
  }
}

/** Normalizes an address: without the IPv6 prefix of IPv4 addresses and without the interface. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')

/**
 * Returns the address of the client. A trusted proxy vouches for the last address of the list; if that is a trusted
 * proxy too, also for the one before it. Addresses further left could be forged, and invalid ones are ignored.
 */
export const clientAddress = (request: IncomingMessage, isProxy: IsProxy): string => {
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  let client = plain(request.socket.remoteAddress ?? '')
  while (isProxy(client)) {
    const before = plain(forwarded.pop()?.trim() ?? '')
    if (isIP(before) === 0) break
    client = before
  }
  return client
}
