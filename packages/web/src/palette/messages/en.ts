import { formats } from '../../lib/i18n/formats.ts'

const { number } = formats('en')

export const en = {
  title: 'Search and commands',
  placeholder: 'Search records, screens and actions',
  placeholderPublic: 'Search screens',
  results: 'Results',
  groups: {
    recent: 'Recently opened',
    go: 'Go to',
    do: 'Actions',
    users: 'Users',
    orders: 'Orders',
    products: 'Products',
    invoices: 'Invoices',
    tickets: 'Tickets',
    reviews: 'Reviews',
  },
  loading: 'Searching …',
  empty: (q: string) => `Nothing matches “${q}”`,
  failed: 'Records could not be searched',
  count: (count: number) => (count === 0 ? 'No results' : count === 1 ? '1 result' : `${number(count)} results`),
  hints: { move: 'to move', choose: 'to choose', close: 'to close' },
  commands: {
    home: 'Home',
    signIn: 'Sign in',
    newUser: 'New user',
    importUsers: 'Import users',
    importProducts: 'Import products',
  },
  /** What else one may call them. */
  also: {
    home: 'start',
    users: 'people persons accounts staff list',
    orders: 'sales purchases shipments returns',
    products: 'goods articles catalog items stock',
    reviews: 'ratings stars opinions feedback moderation replies',
    newUser: 'create add invite person account',
    importUsers: 'upload csv excel spreadsheet file',
    importProducts: 'upload csv excel spreadsheet price list',
    profile: 'me my account page',
    mentions: 'notes at me messages',
    background: 'jobs queue progress bulk undo cancel',
    language: 'switch translation locale',
    scheme: 'theme mode appearance colour',
    navigation: 'sidebar menu rail toggle hide show',
    settings: 'preferences password profile',
    shortcuts: 'keys hotkeys help',
    signIn: 'log in login',
    signOut: 'log out logout leave exit',
  },
}
