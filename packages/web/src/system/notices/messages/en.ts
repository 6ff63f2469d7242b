export const en = {
  title: 'Notifications',
  markAll: 'Mark all as read',
  isNew: 'New',
  more: 'Show older',
  empty: 'You are up to date',
  emptyText: 'What concerns you will show up here.',
  settings: 'Notification settings',
  change: 'Change what you are told of',
  why: 'Why did I get this?',
  because: {
    you: 'It is about you or something you asked for.',
    security: 'It is about the security of your account. These always go out.',
    permission: (permission: string) => `Your access role has the permission “${permission}”.`,
  },
}
