import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { emailAddress } from '../kit/fields.ts'
import { newPassword } from '../kit/passwords.ts'

/** Validity of a password reset link, in minutes. */
export const resetMinutes = 30

const email = emailAddress

export const passwordReset = {
  request: endpoint({
    method: 'POST',
    path: '/password-reset',
    needs: 'anyone',
    secret: true,
    summary: 'Mail a password reset link to this address, if an account has it; the response is always the same',
    body: z.object({ email }),
    output: z.object({}),
    status: 202,
  }),
  complete: endpoint({
    method: 'POST',
    path: '/password-reset/complete',
    needs: 'anyone',
    secret: true,
    summary: 'Set a new password with the token from a mail; ends all sessions. The token works once',
    body: z.object({ token: z.string().min(1).max(200), password: newPassword }),
    output: z.object({}),
    status: 200,
  }),
}
