export const en = {
  skip: 'Skip to content',
  navigation: {
    label: 'Main navigation',
    open: 'Open navigation',
    close: 'Close navigation',
    collapse: 'Collapse navigation',
    expand: 'Expand navigation',
    groups: { dashboard: 'Dashboard', management: 'Management', others: 'Others' },
    items: { users: 'Users', orders: 'Orders', settings: 'Account settings' },
  },
  search: { label: 'Search', keys: 'Ctrl K' },
  bell: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications: ${unread} unread`),
  breadcrumbs: 'Breadcrumbs',
  account: {
    label: (name: string) => `Account of ${name}`,
    roles: { owner: 'Owner', admin: 'Administrator', manager: 'Manager', support: 'Support', viewer: 'Viewer' },
    profile: 'Your profile',
    background: 'Background work',
    signOut: 'Sign out',
  },
  notFound: {
    title: 'This page is not on the chart',
    text: 'The address may be mistyped, or what was here has moved.',
    toProduct: 'Go to Users',
    back: 'Back',
  },
  serverError: { title: 'Server error', toHome: 'Home', copy: 'Copy request id', copied: 'Copied' },
  outdated: {
    title: 'A newer version is available',
    text: 'This page belongs to a version that has been replaced. Reload to continue with the new one.',
    reload: 'Reload',
  },
}
