import type { OutputOf } from '@quarterdeck/contract/endpoint'
import type { Owner, setup } from '@quarterdeck/contract/setup'
import type { z } from 'zod'
import { tellTrouble } from './trouble.ts'

export type Offer = OutputOf<(typeof setup)['read']>

/** The HTTP client is heavier than the login screen may be, and not needed before someone signs in. */
export const loadClient = () => import('./send.ts')

const post = async (path: string, body: object) => {
  const { send } = await loadClient()
  await send({ method: 'POST', path, body })
}

/** Signing in and out are better-auth's own calls; they are no part of the contract. */
export const signIn = (account: { email: string; password: string }) => post('/auth/sign-in/email', account)

export const signOut = () => post('/auth/sign-out', {})

/** Makes the first owner of an empty installation. */
export const createOwner = (owner: z.input<typeof Owner>) => post('/setup', owner)

/** What the sign-in screen offers: sample accounts, or the first owner to create. */
export const signInOffer = async (): Promise<Offer> => {
  try {
    const answer = await fetch('/api/setup')
    if (answer.ok) return await answer.json()
    if (answer.status === 503 && (await answer.json()).code === 'maintenance') tellTrouble('maintenance')
  } catch {
    // Signing in itself will say that the server cannot be reached.
  }
  return { needed: false, accounts: [] }
}
