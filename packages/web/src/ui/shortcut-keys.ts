/**
 * Every shortcut there is, by where it works. Keys pressed together are joined by a plus, one after the other by a
 * space; `mod` is Ctrl or ⌘. What each one does stands in `messages/`.
 */
export const shortcuts = {
  everywhere: { palette: 'mod+k', help: '?', notifications: 'alt+t', navigation: '[' },
  /** Each stands with the route that it leads to. */
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

/** The keys of a shortcut: steps one after the other, each of keys pressed together. */
export const stepsOf = (name: ShortcutName): readonly (readonly string[])[] =>
  all[name].split(' ').map((step) => step.split('+'))
