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
    summary: 'The invitations that nobody has accepted yet, the newest first',
    output: z.array(Invitation),
  }),
  create: endpoint({
    method: 'POST',
    path: '/invitations',
    needs: 'users:write',
    summary: 'Invite somebody by mail, with the access role that they will have',
    body: z.object({ email, accessRole: z.enum(accessRoles), locale: z.enum(locales) }),
    output: Invitation,
  }),
  resend: endpoint({
    method: 'POST',
    path: '/invitations/resend',
    needs: 'users:write',
    summary: 'Send an invitation again, for another seven days; the link of the mail before is worthless',
    query: idQuery,
    output: Invitation,
    status: 200,
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/invitations',
    needs: 'users:write',
    summary: 'Take an invitation back: its link is worthless at once',
    query: idQuery,
    output: Invitation,
  }),
  link: endpoint({
    method: 'GET',
    path: '/invitations/link',
    needs: 'users:write',
    secret: true,
    summary: 'The link of an invitation, to hand over by other ways than by mail',
    query: idQuery,
    output: z.object({ link: z.string() }),
  }),
  look: endpoint({
    method: 'POST',
    path: '/invitations/look',
    needs: 'anyone',
    secret: true,
    isRead: true,
    summary: 'Who is invited by a link, and by whom',
    body: z.object({ token }),
    output: Invitation.pick({ email: true, accessRole: true, inviter: true }),
    status: 200,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/invitations/accept',
    needs: 'anyone',
    secret: true,
    summary: 'Accept an invitation: the account is there at once, its address confirmed',
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
