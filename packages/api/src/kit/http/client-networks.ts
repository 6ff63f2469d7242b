/** Network whose requests are counted together. */
export interface ClientNetwork {
  /** IPv4 address, or an IPv6 prefix such as `2001:db8:1:1::/64`. */
  readonly name: string
  /** Multiple of the limit for a single connection. */
  readonly times: number
}

/** Multiple for a /48: it has 65,536 subnets, but usually belongs to one customer. */
const timesOfSite = 8

/** Returns the eight groups of an IPv6 address; undefined for anything else. */
const groupsOf = (address: string): readonly string[] | undefined => {
  const url = `http://[${address}]/`
  if (!address.includes(':') || !URL.canParse(url)) return undefined
  const [head = '', tail] = new URL(url).hostname.slice(1, -1).split('::')
  const [before, after] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')))
  if (!before || !after) return undefined
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after]
}

/** Prefixes of IPv6 addresses that end with an IPv4 address: mapped (RFC 4291) and translated (RFC 6052). */
const withIpv4 = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0']

const ipv4Of = (groups: readonly string[]): string | undefined => {
  if (!withIpv4.includes(groups.slice(0, 6).join(':'))) return undefined
  return groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join('.')
}

/**
 * Returns the networks of an address for rate limits. With IPv6 each customer has at least a /64, often a /48; with IPv4 one
 * address, while a /24 belongs to many.
 */
export const networksOf = (address: string): readonly ClientNetwork[] => {
  const groups = groupsOf(address)
  const ipv4 = groups && ipv4Of(groups)
  if (!groups || ipv4) return [{ name: ipv4 ?? address, times: 1 }]
  const prefix = (bits: 64 | 48) => `${groups.slice(0, bits / 16).join(':')}::/${bits}`
  return [
    { name: prefix(64), times: 1 },
    { name: prefix(48), times: timesOfSite },
  ]
}

/** Returns the networks of a request, the smallest first; none if the host doesn't know. */
export const clientNetworks = (headers: Headers): readonly ClientNetwork[] => {
  const address = headers.get('x-client-address')
  return address ? networksOf(address) : []
}

/** Returns the smallest network of a request; undefined if the host doesn't know. */
export const clientNetwork = (headers: Headers): string | undefined => clientNetworks(headers)[0]?.name
