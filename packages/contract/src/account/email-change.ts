import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { emailAddress, timestamp } from '../kit/fields.ts'

/** Validity of the confirmation mails for a new address, in hours. */
export const emailChangeHours = 24

/** Days in which the owner can revert a change of their address made by somebody else. */
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
    summary: 'Your e-mail address, and the one that it is to become',
    output: state,
  }),
  ask: endpoint({
    method: 'POST',
    path: '/me/email',
    needs: 'session',
    openDuring: ['second-factor-due'],
    personal: true,
    summary: 'Ask for another e-mail address. Both are written to; the answer is the same for addresses that are known',
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
    summary: 'Send the mails about the change again, to who has not answered yet',
    output: state,
    status: 202,
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: '/me/email',
    needs: 'session',
    openDuring: ['second-factor-due'],
    personal: true,
    summary: 'Keep the e-mail address that there is',
    output: state,
  }),
  look: endpoint({
    method: 'POST',
    path: '/email-change/look',
    needs: 'anyone',
    secret: true,
    isRead: true,
    summary: 'What the link of a mail is about: to approve the change at the address of now, or to confirm the new one',
    body: z.object({ token }),
    output: z.object({ side: z.enum(['old', 'new']), email: z.string() }),
    status: 200,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/email-change/answer',
    needs: 'anyone',
    secret: true,
    summary: 'Agree to the change, or put an end to it; when both addresses have agreed it is made',
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
    summary: 'What the link to a former address is about: the address that the account gets back',
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
      'Give the account its former address back. Ends its sessions, and passkeys and API keys that were added since, and answers the token for a new password',
    body: z.object({ token }),
    output: z.object({ email: z.string(), token: z.string() }),
    status: 200,
  }),
}
