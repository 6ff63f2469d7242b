/** Supported social networks with their hosts, and the base URL of a handle. */
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

/** Normalizes a profile URL, dropping tracking parameters; undefined if it is no URL of a known network. */
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
 * Parses a profile: a handle of the network, with or without @, or a URL of any supported network. Undefined if it is
 * neither.
 */
export const parseProfile = (
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

/** Returns a URL for display, without protocol and `www.`. */
export const displayUrl = (url: string): string => url.replace(/^https:\/\/(www\.)?/, '')
