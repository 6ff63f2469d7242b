import { z } from 'zod'
import { leavingKinds } from '../core/constants.ts'
import { endpoint } from '../core/endpoint.ts'
import { entities } from '../core/entities.ts'
import { timestamp } from '../core/fields.ts'
import { accessRoles, permissions } from '../core/permission.ts'
import { User, UserPatch } from '../people/users.ts'
import { Layout } from '../work/views.ts'
import { OwnSettings } from './own-settings.ts'

/** How someone likes a list: it comes with who they are, so that no list waits for it. */
const ListOfMine = z.object({
  layout: Layout,
  /** What opens with the list. */
  defaultView: z.object({ id: z.int(), search: z.string() }).nullable(),
})

/** Who is signed in, what they may do, and the lists that they have arranged. */
export const Me = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  image: z.string(),
  accessRole: z.enum(accessRoles),
  permissions: z.array(z.enum(permissions)),
  /** Whether they can do nothing but set up a second factor, since their access role requires one. */
  needsSecondFactor: z.boolean(),
  /** Where this person has closed their account: they can only return, until then. */
  leaving: z.object({ kind: z.enum(leavingKinds), until: timestamp }).nullable(),
  /** Who it really is that sees the product as this person, and how long they may. */
  viewer: z.object({ id: z.int(), name: z.string(), until: timestamp }).nullable(),
  /** By whose clocks the days of the company go. */
  companyZone: z.string(),
  settings: OwnSettings,
  lists: z.partialRecord(z.enum(entities), ListOfMine),
})
export type Me = z.output<typeof Me>

/** What people may write of themselves; the rest is for those who may write users. */
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
    summary: 'Who is signed in',
    output: Me,
  }),
  profile: endpoint({
    method: 'GET',
    path: '/me/profile',
    needs: 'session',
    openDuring: ['second-factor-due'],
    summary: 'Your own record',
    output: User,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/me/profile',
    needs: 'session',
    openDuring: ['second-factor-due'],
    summary: 'Change your own record; fields that are not sent stay',
    body: ProfilePatch,
    output: z.object({ user: User }),
  }),
  settings: endpoint({
    method: 'PUT',
    path: '/me/settings',
    needs: 'session',
    openDuring: ['second-factor-due'],
    summary: 'Choose how you like the product; what is left out stays as it is',
    body: OwnSettings.partial(),
    output: OwnSettings,
  }),
}

export const session = {
  read: endpoint({
    method: 'GET',
    path: '/session',
    needs: 'anyone',
    summary: 'Who is signed in, or null where nobody is',
    output: Me.nullable(),
  }),
}
