import { formats } from '../../lib/i18n/formats.ts'

const { number } = formats('en')

export const en = {
  fields: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    image: 'Photo',
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
    title: 'Users',
    search: 'Search name, email or phone',
    create: 'New user',
    change: 'Change',
    bin: 'Bin',
    access: 'Roles and permissions',
    profile: 'Profile',
    import: 'Import',
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
    accessHint: 'What they may see and change. Independent of the job title.',
    create: 'Create user',
    readOnly: 'You can view users but not change them.',
    created: (name: string) => `${name} was created`,
    saved: 'Changes saved',
    unchanged: 'Nothing has changed',
    addedOn: (date: string) => `Created ${date}`,
  },
  deleted: (count: number, name: string) =>
    count === 1 ? `${name} was deleted` : `${number(count)} users were deleted`,
}
