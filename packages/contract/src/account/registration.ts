import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { emailAddress, requiredText, timestamp } from '../kit/fields.ts'
import { locales } from '../kit/locales.ts'
import { newPassword } from '../kit/passwords.ts'

/** Validity of a confirmation code in minutes, and its allowed attempts. */
export const codeMinutes = 15
export const codeTries = 5

const email = emailAddress
const ticket = z.string().min(1).max(100)
const six = z
  .string()
  .transform((value) => value.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/))

/** Sign-up form. */
export const Registration = z.object({
  name: requiredText(120),
  email,
  password: newPassword,
  locale: z.enum(locales),
})

/** Recipient of a code, and the earliest moment to request another one. */
export const CodeSent = z.object({ ticket, email: z.string(), resendAt: timestamp })
export type CodeSent = z.output<typeof CodeSent>

/** `expired`: too late or too many wrong attempts; the user has to request another code. */
export const codeResults = ['confirmed', 'wrong', 'expired'] as const

export const registration = {
  create: endpoint({
    method: 'POST',
    path: '/registration',
    needs: 'anyone',
    canWait: true,
    secret: true,
    summary: 'Request an account; a code is mailed to the address. The response does not tell if the address is in use',
    body: Registration,
    output: CodeSent,
    status: 202,
  }),
  verify: endpoint({
    method: 'POST',
    path: '/registration/verify',
    needs: 'anyone',
    secret: true,
    summary: 'Confirm the address with the code; the account then waits for approval',
    body: z.object({ ticket, code: six }),
    output: z.object({ result: z.enum(codeResults), triesLeft: z.int() }),
    status: 200,
  }),
  resend: endpoint({
    method: 'POST',
    path: '/registration/resend',
    needs: 'anyone',
    secret: true,
    summary: 'Send another code, optionally to another address; 429 if it is too early',
    body: z.object({ ticket, email: email.optional() }),
    output: CodeSent,
    status: 200,
  }),
}
