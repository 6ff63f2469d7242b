import type { Owner, setup } from '@quarterdeck/contract/account/setup'
import type { OutputOf } from '@quarterdeck/contract/kit/endpoint'
import type { z } from 'zod'
import { reportOutage } from './outage.ts'
import { send } from './send.ts'

export type SignInOptions = OutputOf<(typeof setup)['read']>

const post = async (path: string, body: object) => (await send({ method: 'POST', path, body })).data

/** Signing in and out are calls of better-auth, outside the contract. */
export const signIn = async (account: {
  email: string
  password: string
  /** Keeps the session after the browser is closed. */
  rememberMe?: boolean
}): Promise<{ readonly needsSecondStep: boolean }> => {
  const answer = await post('/auth/sign-in/email', account)
  return { needsSecondStep: answer.twoFactorRedirect === true }
}

/** Verifies a code of an authenticator app or a recovery code; a trusted device skips this step for 30 days. */
export const verifyCode = (kind: 'totp' | 'backup-code', code: string, trustDevice: boolean) =>
  post(`/auth/two-factor/verify-${kind}`, { code, trustDevice })

export const signOut = async (): Promise<void> => void (await post('/auth/sign-out', {}))

/** Creates the first owner of an empty installation. */
export const createOwner = async (owner: z.input<typeof Owner>): Promise<void> => void (await post('/setup', owner))

/** Reads the options of the sign-in screen: sample accounts, or creation of the first owner. */
export const readSignInOptions = async (): Promise<SignInOptions> => {
  try {
    const answer = await fetch('/api/setup')
    if (answer.ok) return await answer.json()
    if (answer.status === 503 && (await answer.json()).code === 'maintenance') reportOutage('maintenance')
  } catch {
    // Signing in itself will say that the server cannot be reached.
  }
  return { needed: false, accounts: [] }
}
