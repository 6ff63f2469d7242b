import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { emailAddress, timestamp } from '../kit/fields.ts'

/** Validity of the confirmation mails for a new address, in hours. */
export const emailChangeHours = 24

/** Days in which the account holder can revert a change of their address that another user made. */
export const emailRevertDays = 7

/** A pending change of an e-mail address: the old address approves it and the new one confirms that it exists. */
export const EmailChange = z.object({
  email: z.string(),
  approved: z.boolean(),
  confirmed: z.boolean(),
  expiresAt: timestamp,
  /** Earliest moment to send the mails again. */
  resendAt: timestamp,
})
export type EmailChange = z.output<typeof EmailChange>

const state = z.object({ email: z.string(), pending: EmailChange.nullable() })
const token = z.string().min(1).max(1000)

export const emailChange = {
  read: endpoint({
    method: 'GET',
    path: '/me/email',
    needs: 'session',
    openDuring: ['second-factor-due'],
    personal: true,
    summary: 'Get your email address, and a pending change of it',
    output: state,
  }),
  ask: endpoint({
    method: 'POST',
    path: '/me/email',
    needs: 'session',
    openDuring: ['second-factor-due'],
    personal: true,
    summary:
      'Request a change of your email address. Both addresses get a mail; the response does not tell if the new one is in use',
    body: z.object({ email: emailAddress }),
    output: state,
    status: 202,
  }),
  resend: endpoint({
    method: 'POST',
    path: '/me/email/resend',
    needs: 'session',
    openDuring: ['second-factor-due'],
    personal: true,
    summary: 'Send the mails about the change again, to addresses that have not confirmed yet',
    output: state,
    status: 202,
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: '/me/email',
    needs: 'session',
    openDuring: ['second-factor-due'],
    personal: true,
    summary: 'Cancel a pending change of your email address',
    output: state,
  }),
  look: endpoint({
    method: 'POST',
    path: '/email-change/look',
    needs: 'anyone',
    secret: true,
    isRead: true,
    summary:
      'Get the purpose of a link from a mail: approving the change at the current address, or confirming the new one',
    body: z.object({ token }),
    output: z.object({ side: z.enum(['old', 'new']), email: z.string() }),
    status: 200,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/email-change/answer',
    needs: 'anyone',
    secret: true,
    summary: 'Approve or cancel the change, which takes effect when both addresses have approved it',
    body: z.object({ token, agree: z.boolean() }),
    output: z.object({ result: z.enum(['waiting', 'changed', 'cancelled']) }),
    status: 200,
  }),
}

/** Reverts a change of an email address that someone else made. */
export const emailRevert = {
  look: endpoint({
    method: 'POST',
    path: '/email-revert/look',
    needs: 'anyone',
    secret: true,
    isRead: true,
    summary: 'Get the address that the link in a mail to a former address restores',
    body: z.object({ token }),
    output: z.object({ email: z.string() }),
    status: 200,
  }),
  complete: endpoint({
    method: 'POST',
    path: '/email-revert',
    needs: 'anyone',
    secret: true,
    summary:
      'Restore the former address of an account. Ends its sessions, removes passkeys and API keys added since, and returns a token for a new password',
    body: z.object({ token }),
    output: z.object({ email: z.string(), token: z.string() }),
    status: 200,
  }),
}
