/** Where a person may be found; each with its hosts, and how a handle becomes an address. */
const networks = {
  linkedin: { hosts: ['linkedin.com'], base: 'https://www.linkedin.com/in/' },
  github: { hosts: ['github.com'], base: 'https://github.com/' },
  x: { hosts: ['x.com', 'twitter.com'], base: 'https://x.com/' },
  bluesky: { hosts: ['bsky.app'], base: 'https://bsky.app/profile/' },
  instagram: { hosts: ['instagram.com'], base: 'https://www.instagram.com/' },
  facebook: { hosts: ['facebook.com'], base: 'https://www.facebook.com/' },
  youtube: { hosts: ['youtube.com'], base: 'https://www.youtube.com/@' },
  xing: { hosts: ['xing.com'], base: 'https://www.xing.com/profile/' },
} as const
export type SocialNetwork = keyof typeof networks
export const socialNetworks = Object.keys(networks) as [SocialNetwork, ...SocialNetwork[]]

const handle = /^@?([\p{L}\d][\p{L}\d._-]{0,99})$/u

const bare = (host: string) => host.toLowerCase().replace(/^(www|m|mobile)\./, '')

const networkOf = (host: string): SocialNetwork | undefined =>
  socialNetworks.find((name) => (networks[name].hosts as readonly string[]).includes(bare(host)))

/** An address without what only follows people around; undefined where it is none, or not of a network that we know. */
const readAddress = (text: string): { network: SocialNetwork; url: string } | undefined => {
  const full = /^[a-z][a-z\d+.-]*:/i.test(text) ? text.replace(/^http:/i, 'https:') : `https://${text}`
  if (!URL.canParse(full)) return undefined
  const { protocol, hostname, pathname, port, username, password } = new URL(full)
  const path = pathname.replace(/\/+$/, '')
  const network = networkOf(hostname)
  if (!network || protocol !== 'https:' || port || username || password || path === '') return undefined
  return { network, url: `${new URL(networks[network].base).origin}${path}` }
}

/**
 * What somebody typed as the address of a profile: a handle of a network, with or without @, or an address of any.
 * Undefined where it is neither.
 */
export const readSocial = (
  network: SocialNetwork,
  typed: string,
): { readonly network: SocialNetwork; readonly url: string } | undefined => {
  const text = typed.trim()
  const address = readAddress(text)
  if (address) return address
  const [, name] = handle.exec(text) ?? []
  // What looks like a host and is none that we know is no handle; Bluesky’s handles are names of hosts.
  if (!name || (name.includes('.') && network !== 'bluesky' && /\.[a-z]{2,}$/i.test(name))) return undefined
  return { network, url: `${networks[network].base}${name}` }
}

/** What is shown of an address: without the protocol. */
export const shownAddress = (url: string): string => url.replace(/^https:\/\/(www\.)?/, '')
