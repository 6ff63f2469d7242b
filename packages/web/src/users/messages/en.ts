import { formats } from '../../lib/i18n/formats.ts'

const { number } = formats('en')

export const en = {
  words: {
    many: 'users',
    /** What one of them may be called before its number. */
    names: 'user customer person',
    bin: 'Deleted users',
    joining: (count: number) => (count === 1 ? '1 new user' : `${number(count)} new users`),
    leaving: (count: number) =>
      count === 1 ? '1 user no longer belongs here' : `${number(count)} users no longer belong here`,
    deleted: (count: number, name: string) =>
      count === 1 ? `${name} was deleted` : `${number(count)} users were deleted`,
  },
  fields: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    image: 'Photo',
    bio: 'About',
    address: 'Country',
    role: 'Job title',
    status: 'Status',
    accessRole: 'Access role',
    createdAt: 'Created',
  },
  statuses: { Active: 'Active', Banned: 'Banned', Pending: 'Pending', Rejected: 'Rejected' },
  jobTitles: {
    'UX Designer': 'UX Designer',
    'Data Scientist': 'Data Scientist',
    'Sales Manager': 'Sales Manager',
    'HR Manager': 'HR Manager',
    'IT Support': 'IT Support',
  },
  accessRoles: { owner: 'Owner', admin: 'Administrator', manager: 'Manager', support: 'Support', viewer: 'Viewer' },
  list: {
    invite: 'Invite',
    title: 'Users',
    search: 'Search name, email or phone',
    create: 'New user',
    access: 'Roles and permissions',
    profile: 'Profile',
    emptyTitle: 'No users yet',
    emptyText: 'Create the first one, or import people from a CSV file.',
  },
  form: {
    createTitle: 'New user',
    editTitle: 'User details',
    person: 'Person',
    personText: 'Who this is and how to reach them.',
    work: 'Work',
    workText: 'Their job, whether they may sign in, and what they may do.',
    countryHint: 'Choose a country',
    noCountry: 'No such country',
    nobody: 'Nobody found',
    statusHint: 'Only active users can sign in.',
    ownEmail: 'Change your address in your account settings',
    accessHint: 'What they may see and change. Independent of the job title.',
    create: 'Create user',
    readOnly: 'You can view users but not change them.',
    created: (name: string) => `${name} was created`,
    saved: 'Changes saved',
    unchanged: 'Nothing has changed',
    addedOn: (date: string) => `Created ${date}`,
  },
  resetSecondFactor: {
    title: 'Reset two-factor',
    text: 'Do this once you are sure who is asking. They sign in with their password alone until they set it up again.',
    reason: 'Reason',
    submit: 'Reset',
    done: 'Two-factor authentication was reset',
  },
  importing: {
    title: 'Import users',
    text: 'One person per row; the first row names the columns. Nothing is changed before you have seen a check.',
    run: (count: number) => (count === 1 ? 'Import one user' : `Import ${number(count)} users`),
    created: (count: number) => (count === 1 ? 'One user was created' : `${number(count)} users were created`),
    updated: (count: number) => (count === 1 ? 'One user was changed' : `${number(count)} users were changed`),
    toList: 'Go to Users',
  },
}
