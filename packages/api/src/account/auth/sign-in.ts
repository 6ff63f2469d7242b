import { resetMinutes } from '@quarterdeck/contract/account/password-reset'
import { withAsciiDomain } from '@quarterdeck/contract/kit/email'
import { minPassword } from '@quarterdeck/contract/kit/passwords'
import type { AccessRole } from '@quarterdeck/contract/kit/permission'
import { betterAuth, type User } from 'better-auth'
import { APIError } from 'better-auth/api'
import { sql } from 'kysely'
import type { Actor } from '../../kit/actor.ts'
import { attempt } from '../../kit/http/attempt.ts'
import { parseJson, readText } from '../../kit/http/body.ts'
import { problemOf } from '../../kit/http/errors.ts'
import { limitStrangers } from '../../kit/http/limit-strangers.ts'
import type { Ports, Tx } from '../../kit/ports.ts'
import { storedIdentifier } from '../../kit/sql/verifications.ts'
import { toAuthAddress, withAnyAddress } from './any-address.ts'
import { guardSignIn } from './guard-sign-in.ts'
import { holderOf, scopeFromStore, storedKey } from './key-holder.ts'
import { apiKeyPlugin } from './plugins/api-key.ts'
import { codeOnce } from './plugins/code-once.ts'
import { passkeyCounts, passkeyPlugin } from './plugins/passkey.ts'
import { signInHistory } from './plugins/sign-in-history.ts'
import { twoFactorPlugin } from './plugins/two-factor.ts'

const refusals: Readonly<Record<string, string>> = {
  Pending: 'This account is waiting for approval',
  Banned: 'This account is banned',
  Rejected: 'This account was rejected',
}

const fields = {
  status: { type: 'string', input: false },
  accessRole: { type: 'string', input: false },
} as const

/**
 * Harmless warnings: without PUBLIC_URL the address of each request is right, and an unknown key is its sender's
 * mistake.
 */
const harmless = /Base URL is not set|Failed to validate API key/

/** Callbacks for password resets. */
interface Listeners {
  readonly resetAsked?: (user: User, token: string) => Promise<void>
  readonly passwordReset?: (user: User) => Promise<void>
}

const makeAuth = ({ db, secret, publicUrl, log, isOutage }: Ports, inTransaction = false, listeners: Listeners = {}) =>
  betterAuth({
    appName: 'Quarterdeck',
    secret,
    ...(publicUrl ? { baseURL: publicUrl } : {}),
    basePath: '/api/auth',
    database: { db, type: 'postgres', transaction: !inTransaction },
    telemetry: { enabled: false },
    logger: {
      level: 'warn',
      log: (level, message) => log(harmless.test(message) ? 'debug' : level, `sign-in: ${message}`),
    },
    // Client errors are returned to the client; better-auth would print them to the console too.
    onAPIError: {
      onError: (error) => {
        log(error instanceof APIError && error.statusCode < 500 ? 'debug' : 'error', `sign-in: ${String(error)}`)
        // Left to itself it answers 500 where e.g. the disk is full.
        const problem = problemOf(error)
        if (problem) throw problem
        // An outage is reported as such immediately.
        if (isOutage(error)) throw error
      },
    },
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: minPassword,
      resetPasswordTokenExpiresIn: resetMinutes * 60,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }) => listeners.resetAsked?.(user, token),
      onPasswordReset: async ({ user }) => listeners.passwordReset?.(user),
    },
    user: { modelName: 'signIns', additionalFields: fields },
    // Risky steps check the age of the session themselves; the last use is stored with a precision of five minutes.
    session: { modelName: 'sessions', freshAge: 0, updateAge: 300 },
    account: { modelName: 'credentials' },
    verification: { modelName: 'verifications', storeIdentifier: { hash: storedIdentifier } },
    trustedOrigins: async (request) => (request ? [new URL(request.url).origin] : []),
    advanced: {
      cookiePrefix: 'quarterdeck',
      ipAddress: { ipAddressHeaders: ['x-client-address'] },
      // Said outright: better-auth would leave it out where tests run.
      disableOriginCheck: false,
      useSecureCookies: publicUrl?.startsWith('https:') ?? false,
      // Validated once, by the instance that lives as long as the server.
      database: { generateId: 'serial', validateSchema: !inTransaction },
    },
    plugins: [
      twoFactorPlugin(),
      codeOnce(db),
      passkeyPlugin(db, publicUrl),
      passkeyCounts(db),
      apiKeyPlugin(),
      signInHistory(db),
    ],
    databaseHooks: {
      session: {
        create: {
          before: async ({ userId }) => {
            const user = await db
              .selectFrom('users')
              .select('status')
              .where('id', '=', Number(userId))
              .where('deletedAt', 'is', null)
              .executeTakeFirst()
            if (user?.status === 'Active') return
            const status = user?.status ?? 'Rejected'
            throw new APIError('FORBIDDEN', {
              code: `ACCOUNT_${status.toUpperCase()}`,
              message: refusals[status] ?? '',
            })
          },
        },
      },
    },
  })

export type Auth = ReturnType<typeof makeAuth>

/** better-auth within a transaction of ours: what it changes holds or falls with the journal's entry about it. */
export const authWithin = (ports: Ports, tx: Tx, listeners?: Listeners): Auth =>
  makeAuth({ ...ports, db: tx }, true, listeners)

/**
 * The only better-auth endpoints that are open, with their methods; others are opened with the screen that needs them.
 */
export const openAuthPaths: ReadonlyMap<string, readonly ('GET' | 'POST')[]> = new Map([
  ['/sign-in/email', ['POST']],
  ['/sign-out', ['POST']],
  ['/get-session', ['GET']],
  ['/two-factor/verify-totp', ['POST']],
  ['/two-factor/verify-backup-code', ['POST']],
  ['/passkey/generate-authenticate-options', ['GET']],
  ['/passkey/verify-authentication', ['POST']],
])

const maxBytes = 64 * 1024

/** Removes the session token from better-auth's answers: it travels only in a cookie that scripts can't read. */
const withoutToken = async (answer: Response): Promise<Response> => {
  const text = await answer.text()
  if (!text || !answer.headers.get('content-type')?.includes('json')) return new Response(text || null, answer)
  const body: unknown = JSON.parse(text, (key, value) => (key === 'token' ? undefined : value))
  return new Response(JSON.stringify(body), answer)
}

/** Converts an address to its stored form: `info@例え.テスト` to `info@xn--r8jz45g.xn--zckzah`. */
const withFoundAddress = (sent: Record<string, unknown> | undefined) =>
  typeof sent?.email === 'string' ? { ...sent, email: withAsciiDomain(sent.email) } : sent

/**
 * Returns a request for better-auth, which checks `body` for its presence. Firefox has no such property on requests.
 */
const requestOf = (url: string, init: RequestInit & { readonly body?: string }): Request => {
  const request = new Request(url, init)
  if (init.body === undefined || request.body) return request
  return Object.defineProperties(request, {
    body: { value: new Blob([init.body]).stream() },
    clone: { value: () => requestOf(url, init) },
  })
}

/** The actor, and the session token if there is a session. */
export interface Requester {
  readonly actor: Actor | undefined
  readonly token: string | undefined
}

export interface SignIn {
  readonly whoAsks: (headers: Headers) => Promise<Requester | undefined>
  /** Answers below `/api/auth`; undefined for a path that is not open. */
  readonly fetch: (request: Request) => Promise<Response | undefined>
}

/** Signing in, by better-auth over the same database. */
export const openSignIn = (ports: Ports): SignIn => {
  const auth = makeAuth(ports)
  const forAnyAddress = makeAuth({ ...ports, db: withAnyAddress(ports.db) })

  // better-auth turns every failure into a 500; a query tells an outage from a bug.
  const throwOnOutage = () => sql`select 1`.execute(ports.db)

  const byKey = async (shown: string) => {
    const secret = /^Bearer (qd_\w+)$/i.exec(shown)?.[1]
    if (!secret) return undefined
    const found = (await auth.api.verifyApiKey({ body: { key: secret } })).key ?? (await storedKey(ports, secret))
    return found && holderOf(ports.db, Number(found.referenceId), scopeFromStore(found.permissions))
  }

  return {
    whoAsks: async (headers) => {
      const shown = headers.get('authorization')
      if (shown !== null) return { actor: await byKey(shown), token: undefined }
      if (!headers.has('cookie')) return undefined
      const found = await auth.api.getSession({ headers }).catch(async (error: unknown) => {
        await throwOnOutage()
        ports.log('warn', 'a session could not be read at the first attempt', { error: String(error) })
        // Without refresh: on a full disk writing fails, and reading must continue.
        return auth.api.getSession({ headers, query: { disableRefresh: true } })
      })
      if (found?.user.status !== 'Active') return undefined
      const { id, name, email, image, accessRole } = found.user
      const actor = { id: Number(id), name, email, image: image ?? '', accessRole: accessRole as AccessRole }
      return { actor, token: found.session.token }
    },
    fetch: async (request) => {
      const path = new URL(request.url).pathname.replace(/^\/api\/auth/, '')
      if (!openAuthPaths.has(path)) return undefined
      // Sign-ins are limited by account and address, sign-outs have a session, and passkey challenges are stored.
      if (path !== '/sign-in/email' && path !== '/sign-out' && path !== '/get-session')
        await limitStrangers(ports, { method: 'POST' }, request.headers)
      const body = request.method === 'GET' ? undefined : await readText(request, maxBytes)
      const sent = withFoundAddress(parseJson(body ?? ''))
      const email = path === '/sign-in/email' ? sent?.email : undefined
      const taken = typeof email === 'string' ? toAuthAddress(email) : email
      const rewritten = body && taken !== undefined ? JSON.stringify({ ...sent, email: taken }) : body
      // A program says no origin, and better-auth wants one beside a cookie; what a foreign site sends was refused before.
      const headers = new Headers(request.headers)
      if (!headers.has('origin')) headers.set('origin', new URL(request.url).origin)
      // The body was parsed as JSON and must not be parsed as anything else.
      if (body) headers.set('content-type', 'application/json')
      let retried = false
      const ask = () =>
        attempt(ports, async () => {
          for (;;) {
            const answer = await (taken === email ? auth : forAnyAddress).handler(
              requestOf(request.url, { method: request.method, headers, ...(rewritten ? { body: rewritten } : {}) }),
            )
            if (answer.status < 500 || retried) return answer
            await throwOnOutage()
            retried = true
          }
        })
      return withoutToken(await (path === '/sign-in/email' ? guardSignIn(ports, request.headers, sent, ask) : ask()))
    },
  }
}
