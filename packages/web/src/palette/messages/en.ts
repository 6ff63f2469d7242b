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
    similar: 'Similar',
  },
  loading: 'Searching …',
  empty: (q: string) => `Nothing matches “${q}”`,
  emptyHint: 'Check the spelling, or try a name, an email or a number such as “order 15” or “INV-014”.',
  showAll: 'Show all screens and actions',
  failed: 'Records could not be searched',
  count: (count: number) => (count === 0 ? 'No results' : count === 1 ? '1 result' : `${number(count)} results`),
  hints: { move: 'to move', choose: 'to choose', close: 'to close' },
  commands: {
    signIn: 'Sign in',
    invite: 'Invite people',
  },
  /** What else one may call them: screens by their paths. */
  also: {
    '/': 'start',
    '/users': 'people persons accounts staff list',
    '/orders': 'sales purchases shipments returns',
    '/products': 'goods articles catalog items stock',
    '/reviews': 'ratings stars opinions feedback moderation replies',
    '/users/create': 'new user create add invite person account',
    '/users/import': 'upload csv excel spreadsheet file',
    '/products/import': 'upload csv excel spreadsheet price list',
    '/users/profile': 'me my account page',
    '/mentions': 'notes at me messages',
    '/background': 'jobs queue progress bulk undo cancel',
    language: 'switch translation locale',
    scheme: 'theme mode appearance colour',
    navigation: 'sidebar menu rail toggle hide show',
    '/settings': 'preferences password profile',
    shortcuts: 'keys hotkeys help',
    '/login': 'log in login',
    signOut: 'log out logout leave exit',
    '/products/create': 'new add product article',
    /** Of all that was deleted, whatever it is. */
    '/*/bin': 'trash recycle deleted restore',
    '/users/access': 'roles rights permissions matrix',
    '/outbox': 'mails emails sent letters',
    '/settings/security': 'password sessions devices passkeys api keys',
    '/settings/two-factor-authentication': '2fa mfa totp authenticator second factor codes',
    '/settings/plan-billing': 'subscription invoices cards payment',
    invite: 'add user mail invitation colleague',
  },
}
