import type { BetterAuthPlugin } from 'better-auth'
import { createAuthMiddleware } from 'better-auth/api'
import type { Db } from '../../../kit/ports.ts'
import { recordSignIn } from '../history.ts'

const lettingIn = /^\/(sign-in|two-factor\/verify|passkey\/verify-authentication)/

/** Records each sign-in in the history of its account, after the second factor, which reverts an incomplete sign-in. */
export const signInHistory = (db: Db): BetterAuthPlugin => ({
  id: 'quarterdeck-sign-in-history',
  hooks: {
    after: [
      {
        matcher: ({ path }) => path !== undefined && lettingIn.test(path),
        handler: createAuthMiddleware(async ({ context, headers }) => {
          // Who was in already only shows a code.
          if (!context.newSession || context.session || !headers) return
          await recordSignIn(db, Number(context.newSession.user.id), headers, new Date())
        }),
      },
    ],
  },
})
