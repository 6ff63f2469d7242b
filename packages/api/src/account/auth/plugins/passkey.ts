import { passkey } from '@better-auth/passkey'
import type { BetterAuthPlugin } from 'better-auth'
import { createAuthMiddleware } from 'better-auth/api'
import type { Db } from '../../../kit/ports.ts'
import { recordEvent } from '../history.ts'

/**
 * Writes down that a passkey was used. Where its counter went back, as that of a device that was restored, or of a copy, it lets in all
 * the same (WebAuthn leaves that open, and most passkeys do not count at all), and the history of the account says so.
 */
const noteUse = async (db: Db, id: string, counted: number, headers: Headers, now: Date): Promise<void> => {
  const used = await db
    .selectFrom('passkeys as p')
    .innerJoin('users as u', 'u.id', 'p.userId')
    .select(['p.name', 'p.signCount', 'u.id as userId', 'u.name as userName'])
    .where('p.credentialID', '=', id)
    .executeTakeFirst()
  if (!used) return
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('passkeys').set({ usedAt: now, signCount: counted }).where('credentialID', '=', id).execute()
    if (used.signCount === 0 || counted > used.signCount) return
    const actor = { id: used.userId, name: used.userName }
    await recordEvent({ tx, now, headers, actor }, used.userId, 'passkey_counter', used.name ?? '')
  })
}

/** Passkeys. They belong to a host name: without PUBLIC_URL to the one that a machine calls itself by. */
export const passkeyPlugin = (db: Db, publicUrl: string | undefined) =>
  passkey({
    rpName: 'Quarterdeck',
    rpID: publicUrl ? new URL(publicUrl).hostname : 'localhost',
    // It replaces password and second factor, so the device must verify its user.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    authentication: {
      afterVerification: ({ ctx, verification, clientData: { id } }) =>
        noteUse(db, id, verification.authenticationInfo.newCounter, ctx.headers ?? new Headers(), new Date()),
    },
    schema: { passkey: { modelName: 'passkeys' } },
  })

const credentialIn = (body: unknown): string | undefined => {
  const { response } = (body ?? {}) as { readonly response?: { readonly id?: unknown } }
  return typeof response?.id === 'string' ? response.id : undefined
}

/** Checks passkey counters here, because the plugin's own error for a counter that went back is useless. */
export const passkeyCounts = (db: Db): BetterAuthPlugin => ({
  id: 'quarterdeck-passkey-counts',
  hooks: {
    before: [
      {
        matcher: ({ path }) => path === '/passkey/verify-authentication',
        handler: createAuthMiddleware(async ({ body }) => {
          const id = credentialIn(body)
          if (id === undefined || id.includes('\0')) return
          await db
            .updateTable('passkeys')
            .set(({ ref }) => ({ signCount: ref('counter'), counter: 0 }))
            .where('credentialID', '=', id)
            .where('counter', '>', 0)
            .execute()
        }),
      },
    ],
  },
})
