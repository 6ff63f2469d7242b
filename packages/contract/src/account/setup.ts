import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { emailAddress, requiredText } from '../kit/fields.ts'
import { newPassword } from '../kit/passwords.ts'
import { accessRoles } from '../kit/permission.ts'
import { User } from '../people/users.ts'
import { companyZone } from '../sales/company.ts'

/** The first owner of an empty installation. */
export const Owner = z.object({
  name: requiredText(120),
  email: emailAddress,
  password: newPassword,
  /** Time zone of the company; defaults to UTC. */
  timeZone: companyZone.optional(),
})

/** A demo account with a public password; exists in sample installations only. */
export const SampleAccount = z.object({ email: z.string(), password: z.string(), accessRole: z.enum(accessRoles) })
export type SampleAccount = z.output<typeof SampleAccount>

export const setup = {
  read: endpoint({
    method: 'GET',
    path: '/setup',
    needs: 'anyone',
    summary: 'Get the options of the sign-in screen: creating the first owner, or signing in with sample accounts',
    output: z.object({ needed: z.boolean(), accounts: z.array(SampleAccount) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/setup',
    needs: 'anyone',
    secret: true,
    summary: 'Create the first owner; 409 if any user exists',
    body: Owner,
    output: z.object({ user: User }),
  }),
}
