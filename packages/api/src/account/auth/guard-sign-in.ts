import { verifyPassword } from 'better-auth/crypto'
import { parseJson } from '../../kit/http/body.ts'
import { clientNetworks } from '../../kit/http/client-networks.ts'
import { beginTry, forgetTries, perAccount, type Try, type TryLimit, takeBackTry } from '../../kit/http/tries.ts'
import type { Ports } from '../../kit/ports.ts'
import { deviceCookie, knownDevice } from './device-cookie.ts'

type World = Pick<Ports, 'db' | 'now' | 'newId' | 'secret' | 'publicUrl'>

/** Generous, since an office can share one address. */
const perNetwork: TryLimit = { free: 30, first: 1, longest: 900 }

/** Under which names tries are counted for an account. */
export const accountKey = (email: string): string => `sign-in ${email.toLowerCase()}`
/** And for the networks that it comes from. */
const placesOf = (headers: Headers) =>
  clientNetworks(headers).map(({ name, times }) => ({
    key: `sign-in from ${name}`,
    limit: { ...perNetwork, free: perNetwork.free * times },
  }))

const textOf = (sent: Record<string, unknown> | undefined, name: string): string => {
  const value = sent?.[name]
  return typeof value === 'string' ? value : ''
}

/** A hash no password has; checked for unknown addresses, so that both take as long. */
const dummyHash = `${'0'.repeat(32)}:${'0'.repeat(128)}`

/** Returns the unconfirmed registration of an address if this is its password. */
const unconfirmed = async ({ db, now }: World, email: string, password: string): Promise<string | undefined> => {
  const registration = await db
    .selectFrom('registrations')
    .select(['ticket', 'password'])
    .where('email', '=', email.toLowerCase())
    .where('createdAt', '>', new Date(now().getTime() - 24 * 3_600_000))
    .orderBy('createdAt', 'desc')
    .executeTakeFirst()
  // An unconfirmed address takes as long as an unknown one.
  const isRight = await verifyPassword({ hash: registration?.password ?? dummyHash, password })
  return registration && isRight ? registration.ticket : undefined
}

const refused = (code: string, message: string, more: object, status = 403) =>
  Response.json({ code, message, ...more }, { status })

/**
 * Checks that the password was right: the sign-in succeeded, or the account is refused for its own state, e.g. banned.
 */
const hasShownPassword = async (answer: Response): Promise<boolean> => {
  if (answer.status !== 403) return answer.ok
  return textOf(parseJson(await answer.clone().text()), 'code').startsWith('ACCOUNT_')
}

/**
 * Passes a sign-in to better-auth unless too many have failed: for this account from anywhere, or from this known
 * device; and from this network.
 * @throws Problem `too_many_requests`, the same for existing and unknown accounts
 */
export const guardSignIn = async (
  world: World,
  headers: Headers,
  sent: Record<string, unknown> | undefined,
  signIn: () => Promise<Response>,
): Promise<Response> => {
  const { db, now } = world
  const [email, password] = [textOf(sent, 'email').toLowerCase().slice(0, 254), textOf(sent, 'password')]
  const device = await knownDevice(world, headers, email)
  const mine = device ? `sign-in on ${device}` : accountKey(email)
  const places = placesOf(headers)
  const tries: Try[] = []
  let isRight = false
  try {
    for (const { key, limit } of places) tries.push(await beginTry(db, key, limit, now))
    tries.push(await beginTry(db, mine, perAccount, now))
    const answer = await signIn()
    if (answer.status === 401) {
      const ticket = await unconfirmed(world, email, password)
      if (ticket) return refused('ACCOUNT_UNVERIFIED', 'This address is not confirmed yet', { ticket })
      const wait = Math.max(...tries.map((each) => each.wait))
      if (wait === 0) return answer
      const waiting = new Response(answer.body, answer)
      waiting.headers.set('retry-after', String(wait))
      return waiting
    }
    if (await hasShownPassword(answer)) {
      await forgetTries(db, [mine])
      for (const { key } of places) await takeBackTry(db, key, now())
      isRight = true
    }
    if (!answer.ok || device) return answer
    const known = new Response(answer.body, answer)
    known.headers.append('set-cookie', await deviceCookie(world, email))
    return known
  } finally {
    for (const { end } of tries) end(isRight)
  }
}
