import { signJWT, verifyJWT } from 'better-auth/crypto'
import type { Ports } from '../../kit/ports.ts'

const name = 'quarterdeck.device'
const year = 365 * 24 * 3600

const isSecure = (publicUrl: string | undefined) => publicUrl?.startsWith('https:') ?? false

/**
 * Creates a cookie that proves an earlier sign-in to this account: its attempts are counted separately, so that nobody
 * can lock the owner out by guessing.
 */
export const deviceCookie = async (
  { secret, newId, publicUrl }: Pick<Ports, 'secret' | 'newId' | 'publicUrl'>,
  email: string,
): Promise<string> => {
  const token = await signJWT({ purpose: 'device', email, device: newId() }, secret, year)
  const secure = isSecure(publicUrl) ? '; Secure' : ''
  return `${name}=${token}; Max-Age=${year}; Path=/api/auth; HttpOnly; SameSite=Lax${secure}`
}

/** Returns the device of a request if this account has signed in on it before. */
export const knownDevice = async (
  { secret }: Pick<Ports, 'secret'>,
  headers: Headers,
  email: string,
): Promise<string | undefined> => {
  const token = /(?:^|;\s*)quarterdeck\.device=([^;]+)/.exec(headers.get('cookie') ?? '')?.[1]
  const claims = token ? await verifyJWT(token, secret) : null
  if (claims?.purpose !== 'device' || claims.email !== email) return undefined
  return typeof claims.device === 'string' ? claims.device : undefined
}
