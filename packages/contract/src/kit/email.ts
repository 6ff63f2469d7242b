const atom = "[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+"
const label = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?'
const top = '[a-zA-Z](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?'

/** Pattern of deliverable addresses (RFC 5321, without quoted names and IP addresses), valid in PostgreSQL too. */
export const emailPattern = new RegExp(`^(?=.{1,254}$)(?=[^@]{1,64}@)${atom}(?:\\.${atom})*@(?:${label}\\.)+${top}$`)

/** Characters that would end the host name in a URL. */
const besideHost = /[\s/?#:@\\%[\]]/

/**
 * Returns the canonical form of an address, in which it is stored and searched: `info@例え.テスト` becomes
 * `info@xn--r8jz45g.xn--zckzah`.
 */
export const withAsciiDomain = (address: string): string => {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  if (at < 1 || !/[^\0-\x7f]/.test(domain) || besideHost.test(domain)) return address
  const url = `http://${domain}`
  return URL.canParse(url) ? `${address.slice(0, at)}@${new URL(url).hostname}` : address
}
