/**
 * All keyboard shortcuts, by scope. `+` joins keys pressed together, a space separates successive keys; `mod` is Ctrl
 * or ⌘. Descriptions are in `messages/`.
 */
export const shortcuts = {
  everywhere: { palette: 'mod+k', help: '?', notifications: 'alt+t', navigation: '[' },
  /** Each corresponds to a route. */
  goTo: {
    goToUsers: 'g u',
    goToOrders: 'g o',
    goToProducts: 'g p',
    goToReviews: 'g r',
    goToTickets: 'g t',
    goToInvoices: 'g v',
    goToSeries: 'g c',
    goToReceivables: 'g d',
    goToArticles: 'g h',
    goToKanban: 'g k',
    goToSupport: 'g q',
    goToSettings: 'g s',
    goToProfile: 'g i',
    goToMentions: 'g m',
    goToBackground: 'g b',
    goToOutbox: 'g x',
    goToAccess: 'g a',
  },
  list: {
    search: '/',
    filter: 'f',
    nextRow: 'arrowdown',
    nextPage: 'pagedown',
    lastRow: 'end',
    openRow: 'enter',
    peekRow: 'p',
    editCell: 'e',
    selectRow: 'x',
    selectRows: 'shift+x',
  },
  record: {
    nextRecord: 'j',
    previousRecord: 'k',
    reply: 'r',
    hide: 'h',
    note: 'n',
    assignToMe: 'a',
    closeTicket: 'c',
    snooze: 'z',
  },
  form: { save: 'mod+enter' },
} as const

type Shortcuts = typeof shortcuts
export type ShortcutGroup = keyof Shortcuts
export type ShortcutName = { [Group in ShortcutGroup]: keyof Shortcuts[Group] }[ShortcutGroup]

const all: Readonly<Record<ShortcutName, string>> = Object.assign({}, ...Object.values(shortcuts))

/** Returns the steps of a shortcut, each with the keys pressed together. */
export const stepsOf = (name: ShortcutName): readonly (readonly string[])[] =>
  all[name].split(' ').map((step) => step.split('+'))
