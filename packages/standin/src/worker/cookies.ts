interface Cookie {
  readonly value: string
  /** Milliseconds since 1970; null until the browser is closed, which here means never. */
  readonly expires: number | null
}

/** Stored cookies by name. */
export type Cookies = Readonly<Record<string, Cookie>>

const maxAge = (attributes: readonly string[]): number | undefined => {
  for (const attribute of attributes) {
    const [name, value] = attribute.trim().split('=')
    if (name?.toLowerCase() === 'max-age') return Number(value)
  }
  return undefined
}

/** Returns the cookies after a response: set ones are added, expired ones removed. */
export const received = (cookies: Cookies, setCookies: readonly string[], now: number): Cookies => {
  const next: Record<string, Cookie> = { ...cookies }
  for (const line of setCookies) {
    const [pair = '', ...attributes] = line.split(';')
    const name = pair.slice(0, pair.indexOf('=')).trim()
    const seconds = maxAge(attributes)
    delete next[name]
    if (seconds === undefined || seconds > 0) {
      const value = pair.slice(pair.indexOf('=') + 1)
      next[name] = { value, expires: seconds === undefined ? null : now + seconds * 1000 }
    }
  }
  return next
}

/** Returns the Cookie header; undefined without cookies. */
export const cookieHeader = (cookies: Cookies, now: number): string | undefined => {
  const valid = Object.entries(cookies).filter(([, { expires }]) => expires === null || expires > now)
  return valid.length > 0 ? valid.map(([name, { value }]) => `${name}=${value}`).join('; ') : undefined
}
