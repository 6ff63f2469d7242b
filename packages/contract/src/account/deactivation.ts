import { z } from 'zod'
import { leavingKinds } from '../kit/constants.ts'
import { endpoint } from '../kit/endpoint.ts'
import { id, multilineText, sentId, text, timestamp } from '../kit/fields.ts'
import { maxPassword } from '../kit/passwords.ts'
import { totpCode } from './security.ts'

/** Days in which a closed account can be reopened by signing in. */
export const reopenDays = 30

export const AccountClosing = z.object({
  kind: z.enum(leavingKinds),
  reason: z.string(),
  leftAt: timestamp,
  /** End of that period; accounts to be deleted are deleted then. */
  until: timestamp,
})
export type AccountClosing = z.output<typeof AccountClosing>

const count = z.int().min(0)

/** Counts of what closing an account affects. */
export const ClosingEffects = z.object({
  /** Active sessions, which end at once. */
  sessions: count,
  apiKeys: count,
  accessRequests: count,
  /** Open or pending tickets assigned to this person. */
  tickets: count,
  sharedViews: count,
  privateViews: count,
  /** Records that remain after the account is closed. */
  orders: count,
  invoices: count,
  reviews: count,
  notes: count,
})
export type ClosingEffects = z.output<typeof ClosingEffects>

export const Departure = z.object({
  /** Null while the account is open. */
  leaving: AccountClosing.nullable(),
  /** True for the only owner, who cannot close their account. */
  isLastOwner: z.boolean(),
  /** True if a code of the authenticator app is required. */
  asksCode: z.boolean(),
  effects: ClosingEffects,
})
export type Departure = z.output<typeof Departure>

/** User who takes over open work; null to leave it unassigned. */
const heir = sentId.nullable().default(null)

export const CloseAccount = z.object({
  kind: z.enum(leavingKinds),
  reason: multilineText(500).default(''),
  /** The user's own e-mail address, typed as a safeguard against accidents. */
  confirmation: text(254),
  password: z.string().min(1).max(maxPassword),
  /** Code of the authenticator app; required with two-factor authentication. */
  code: totpCode.optional(),
  ticketsTo: heir,
  viewsTo: heir,
})

export const deactivation = {
  read: endpoint({
    method: 'GET',
    path: '/deactivation',
    needs: 'session',
    openDuring: ['closed-account'],
    personal: true,
    summary: 'Get the effects of closing your account, and whether it is closed',
    output: Departure,
  }),
  leave: endpoint({
    method: 'POST',
    path: '/deactivation',
    needs: 'session',
    openDuring: ['closed-account'],
    personal: true,
    secret: true,
    proves: true,
    summary: 'Close your account and end all your sessions; 409 for the last owner',
    body: CloseAccount,
    output: z.object({ until: timestamp }),
    status: 200,
  }),
  return: endpoint({
    method: 'POST',
    path: '/deactivation/return',
    needs: 'session',
    openDuring: ['closed-account'],
    personal: true,
    summary: 'Reopen your closed account within 30 days, after signing in; 409 when they are over',
    output: z.object({ returned: z.literal(true) }),
    status: 200,
  }),
  data: endpoint({
    method: 'GET',
    path: '/me/data',
    needs: 'session',
    openDuring: ['closed-account', 'second-factor-due'],
    personal: true,
    summary: 'Download all data stored about you as JSON; requires a recently confirmed password',
    output: z.record(z.string(), z.unknown()),
  }),
  of: endpoint({
    method: 'GET',
    path: '/deactivation/of',
    needs: 'users:write',
    summary: 'Check whether a user has closed their account, and until when they can reopen it',
    query: z.object({ id: z.string() }),
    output: z.object({ leaving: AccountClosing.nullable() }),
  }),
  readmit: endpoint({
    method: 'POST',
    path: '/deactivation/readmit',
    needs: 'users:access',
    summary: 'Reopen an account that its user deactivated; 409 if they requested its deletion',
    body: z.object({ id }),
    output: z.object({ returned: z.literal(true) }),
    status: 200,
  }),
}
