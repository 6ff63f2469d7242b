import { passkey } from '@better-auth/passkey'
import type { Db } from '../../ports.ts'

/** Passkeys. They belong to a host name: without PUBLIC_URL to the one that a machine calls itself by. */
export const passkeyPlugin = (db: Db, publicUrl: string | undefined) =>
  passkey({
    rpName: 'Quarterdeck',
    rpID: publicUrl ? new URL(publicUrl).hostname : 'localhost',
    // It replaces the password and the second factor, so that the device asks whose finger or PIN it is.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    authentication: {
      afterVerification: async ({ clientData: { id } }) => {
        await db.updateTable('passkeys').set({ usedAt: new Date() }).where('credentialID', '=', id).execute()
      },
    },
    schema: { passkey: { modelName: 'passkeys' } },
  })
