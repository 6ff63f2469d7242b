import type { AccessRole } from '@quarterdeck/contract/permission'
import { betterAuth } from 'better-auth'
import { APIError } from 'better-auth/api'
import { sql } from 'kysely'
import type { Actor } from '../http/actor.ts'
import { attempt } from '../http/attempt.ts'
import { readText } from '../http/body.ts'
import type { Ports } from '../ports.ts'

const refusals: Readonly<Record<string, string>> = {
  Pending: 'This account is waiting for approval',
  Banned: 'This account is banned',
  Rejected: 'This account was rejected',
}

const fields = {
  status: { type: 'string', input: false },
  accessRole: { type: 'string', input: false },
} as const

const makeAuth = ({ db, secret, publicUrl, log }: Ports) =>
  betterAuth({
    appName: 'Quarterdeck',
    secret,
    ...(publicUrl ? { baseURL: publicUrl } : {}),
    basePath: '/api/auth',
    database: { db, type: 'postgres', transaction: true },
    telemetry: { enabled: false },
    logger: {
      level: 'warn',
      // Without PUBLIC_URL the address of each request is right: a machine serves itself.
      log: (level, message) => log(message.includes('Base URL is not set') ? 'debug' : level, `sign-in: ${message}`),
    },
    rateLimit: { enabled: false },
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 10 },
    user: { modelName: 'signIns', additionalFields: fields },
    session: { modelName: 'sessions' },
    account: { modelName: 'credentials' },
    verification: { modelName: 'verifications' },
    trustedOrigins: async (request) => (request ? [new URL(request.url).origin] : []),
    advanced: {
      cookiePrefix: 'quarterdeck',
      useSecureCookies: publicUrl?.startsWith('https:') ?? false,
      database: { generateId: 'serial' },
    },
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

/** Of better-auth's own calls only these are open; each further one is opened with the screen that needs it. */
const open = new Set(['/sign-in/email', '/sign-out', '/get-session'])

const maxBytes = 64 * 1024

export interface SignIn {
  readonly whoAsks: (headers: Headers) => Promise<Actor | undefined>
  /** Answers below `/api/auth`; undefined for a path that is not open. */
  readonly fetch: (request: Request) => Promise<Response | undefined>
}

/** Signing in, by better-auth over the same database. */
export const openSignIn = (ports: Ports): SignIn => {
  const auth = makeAuth(ports)

  // better-auth turns every failure into a 500 of its own; asking the database tells an outage from a bug.
  const tellOutage = () => sql`select 1`.execute(ports.db)

  return {
    whoAsks: async (headers) => {
      if (!headers.has('cookie')) return undefined
      const found = await auth.api.getSession({ headers }).catch(async (error: unknown) => {
        await tellOutage()
        ports.log('warn', 'a session could not be read at first', { error: String(error) })
        return auth.api.getSession({ headers })
      })
      if (found?.user.status !== 'Active') return undefined
      const { id, name, email, image, accessRole } = found.user
      return { id: Number(id), name, email, image: image ?? '', accessRole: accessRole as AccessRole }
    },
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      if (!open.has(pathname.replace(/^\/api\/auth/, ''))) return undefined
      const body = request.method === 'GET' ? undefined : await readText(request, maxBytes)
      let retried = false
      return attempt(ports, async () => {
        for (;;) {
          const answer = await auth.handler(
            new Request(request.url, { method: request.method, headers: request.headers, ...(body ? { body } : {}) }),
          )
          if (answer.status < 500 || retried) return answer
          await tellOutage()
          retried = true
        }
      })
    },
  }
}
