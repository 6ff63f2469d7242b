import { z } from 'zod'
import { leavingKinds } from '../kit/constants.ts'
import { endpoint } from '../kit/endpoint.ts'
import { entities } from '../kit/entities.ts'
import { timestamp } from '../kit/fields.ts'
import { accessRoles, permissions } from '../kit/permission.ts'
import { User, UserPatch } from '../people/users.ts'
import { Layout } from '../system/views.ts'
import { OwnSettings } from './own-settings.ts'

/** A user's preferences for a list, sent with the session so that lists render without another request. */
const ListOfMine = z.object({
  layout: Layout,
  /** Default view of the list. */
  defaultView: z.object({ id: z.int(), search: z.string() }).nullable(),
})

/** The signed-in user with permissions and list preferences. */
export const Me = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  image: z.string(),
  accessRole: z.enum(accessRoles),
  permissions: z.array(z.enum(permissions)),
  /** True if the user can only set up a second factor, because their access role requires one. */
  needsSecondFactor: z.boolean(),
  /** Set if the user closed the account: until then they can only reopen it. */
  leaving: z.object({ kind: z.enum(leavingKinds), until: timestamp }).nullable(),
  /** The user who is viewing the product as this person, and until when; null in ordinary sessions. */
  viewer: z.object({ id: z.int(), name: z.string(), until: timestamp }).nullable(),
  /** Time zone of the company's days. */
  companyZone: z.string(),
  settings: OwnSettings,
  lists: z.partialRecord(z.enum(entities), ListOfMine),
})
export type Me = z.output<typeof Me>

/** Fields of the own profile that everyone may edit; the others need permission to edit users. */
export const ProfilePatch = UserPatch.pick({
  name: true,
  phone: true,
  image: true,
  address: true,
  role: true,
  bio: true,
})
export type ProfilePatch = z.output<typeof ProfilePatch>

export const me = {
  read: endpoint({
    method: 'GET',
    path: '/me',
    needs: 'session',
    openDuring: ['closed-account', 'second-factor-due'],
    summary: 'Get the signed-in user',
    output: Me,
  }),
  profile: endpoint({
    method: 'GET',
    path: '/me/profile',
    needs: 'session',
    openDuring: ['second-factor-due'],
    summary: 'Get your own user record',
    output: User,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/me/profile',
    needs: 'session',
    openDuring: ['second-factor-due'],
    summary: 'Change your own record; absent fields stay unchanged',
    body: ProfilePatch,
    output: z.object({ user: User }),
  }),
  settings: endpoint({
    method: 'PUT',
    path: '/me/settings',
    needs: 'session',
    openDuring: ['second-factor-due'],
    summary: 'Change your personal preferences; absent ones stay unchanged',
    body: OwnSettings.partial(),
    output: OwnSettings,
  }),
}

export const session = {
  read: endpoint({
    method: 'GET',
    path: '/session',
    needs: 'anyone',
    summary: 'Get the signed-in user, or null without a session',
    output: Me.nullable(),
  }),
}
