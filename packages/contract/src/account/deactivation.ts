import { z } from 'zod'
import { leavingKinds } from '../core/constants.ts'
import { endpoint } from '../core/endpoint.ts'
import { id, multilineText, sentId, text, timestamp } from '../core/fields.ts'
import { maxPassword } from '../core/passwords.ts'
import { totpCode } from './security.ts'

/** How long who left may come back by signing in. */
export const returnDays = 30

export const Leaving = z.object({
  kind: z.enum(leavingKinds),
  reason: z.string(),
  leftAt: timestamp,
  /** Until when their person may return by signing in; what is to be deleted is deleted then. */
  until: timestamp,
})
export type Leaving = z.output<typeof Leaving>

const count = z.int().min(0)

/** What leaving is about, counted. */
export const LeavingEffects = z.object({
  /** Of sign-ins, which end at once. */
  sessions: count,
  apiKeys: count,
  accessRequests: count,
  /** Open or pending ones that this person sees to. */
  tickets: count,
  sharedViews: count,
  privateViews: count,
  /** What stays on the books. */
  orders: count,
  invoices: count,
  reviews: count,
  notes: count,
})
export type LeavingEffects = z.output<typeof LeavingEffects>

export const Departure = z.object({
  /** Null as long as somebody stays. */
  leaving: Leaving.nullable(),
  /** Whether they cannot leave, since nobody else is an owner. */
  isLastOwner: z.boolean(),
  /** Whether a code of the authenticator app is asked for. */
  asksCode: z.boolean(),
  effects: LeavingEffects,
})
export type Departure = z.output<typeof Departure>

/** To whom what is open goes; null leaves it where it is. */
const heir = sentId.nullable().default(null)

export const Leave = z.object({
  kind: z.enum(leavingKinds),
  reason: multilineText(500).default(''),
  /** One's own e-mail address, typed: nobody leaves by a slip. */
  confirmation: text(254),
  password: z.string().min(1).max(maxPassword),
  /** Of the authenticator app, where the account has a second factor. */
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
    summary: 'What leaving would mean for the one who asks, counted, and whether they are leaving',
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
    body: Leave,
    output: z.object({ until: timestamp }),
    status: 200,
  }),
  return: endpoint({
    method: 'POST',
    path: '/deactivation/return',
    needs: 'session',
    openDuring: ['closed-account'],
    personal: true,
    summary: 'Come back within 30 days, after signing in again; 409 when they are over',
    output: z.object({ returned: z.literal(true) }),
    status: 200,
  }),
  data: endpoint({
    method: 'GET',
    path: '/me/data',
    needs: 'session',
    openDuring: ['closed-account', 'second-factor-due'],
    personal: true,
    summary: 'Everything that is stored of you, as a file of JSON; needs a fresh sign-in',
    output: z.record(z.string(), z.unknown()),
  }),
  of: endpoint({
    method: 'GET',
    path: '/deactivation/of',
    needs: 'users:write',
    summary: 'Whether somebody has closed their account, and until when they may return',
    query: z.object({ id: z.string() }),
    output: z.object({ leaving: Leaving.nullable() }),
  }),
  readmit: endpoint({
    method: 'POST',
    path: '/deactivation/readmit',
    needs: 'users:access',
    summary: 'Open an account again that its person has deactivated; 409 for one that they want deleted',
    body: z.object({ id }),
    output: z.object({ returned: z.literal(true) }),
    status: 200,
  }),
}
