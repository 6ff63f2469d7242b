import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { emailAddress, idQuery, requiredText, timestamp } from '../kit/fields.ts'
import { locales } from '../kit/locales.ts'
import { newPassword } from '../kit/passwords.ts'
import { accessRoles } from '../kit/permission.ts'

export const invitationDays = 7

const email = emailAddress
const token = z.string().min(1).max(1000)

/** A pending invitation. */
export const Invitation = z.object({
  id: z.int(),
  email: z.string(),
  accessRole: z.enum(accessRoles),
  inviter: z.string(),
  createdAt: timestamp,
  sentAt: timestamp,
  expiresAt: timestamp,
})
export type Invitation = z.output<typeof Invitation>

export const invitations = {
  list: endpoint({
    method: 'GET',
    path: '/invitations',
    needs: 'users:write',
    summary: 'List pending invitations, newest first',
    output: z.array(Invitation),
  }),
  create: endpoint({
    method: 'POST',
    path: '/invitations',
    needs: 'users:write',
    summary: 'Invite a person by mail, with an access role',
    body: z.object({ email, accessRole: z.enum(accessRoles), locale: z.enum(locales) }),
    output: Invitation,
  }),
  resend: endpoint({
    method: 'POST',
    path: '/invitations/resend',
    needs: 'users:write',
    summary: 'Resend an invitation, valid for another seven days; the previous link stops working',
    query: idQuery,
    output: Invitation,
    status: 200,
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/invitations',
    needs: 'users:write',
    summary: 'Revoke an invitation; its link stops working immediately',
    query: idQuery,
    output: Invitation,
  }),
  link: endpoint({
    method: 'GET',
    path: '/invitations/link',
    needs: 'users:write',
    secret: true,
    summary: 'Get the link of an invitation, to share it without mail',
    query: idQuery,
    output: z.object({ link: z.string() }),
  }),
  look: endpoint({
    method: 'POST',
    path: '/invitations/look',
    needs: 'anyone',
    secret: true,
    isRead: true,
    summary: 'Get the invited address and the inviting user of an invitation link',
    body: z.object({ token }),
    output: Invitation.pick({ email: true, accessRole: true, inviter: true }),
    status: 200,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/invitations/accept',
    needs: 'anyone',
    secret: true,
    summary: 'Accept an invitation; the account is created immediately with a confirmed address',
    body: z.object({
      token,
      name: requiredText(120),
      password: newPassword,
      locale: z.enum(locales),
    }),
    output: z.object({ email: z.string() }),
    status: 201,
  }),
}
