import { formats } from '../../../lib/i18n/formats.ts'

const { number } = formats('en')

/** What a list says once one asks more of it than to be shown. */
export const en = {
  display: {
    flow: 'Rows',
    flows: { pages: 'Pages', continuous: 'Continuous' },
    density: 'Density',
    densities: { normal: 'Normal', compact: 'Compact' },
  },
  selection: {
    everything: 'Select all that match',
    some: (count: number) => `${number(count)} selected`,
    all: (count: number, exact: boolean) => `All ${exact ? '' : 'about '}${number(count)} matching selected`,
    allBut: (count: number, except: number, exact: boolean) =>
      `${exact ? '' : 'About '}${number(count)} selected: all matching except ${number(except)}`,
    offerAll: (count: number, exact: boolean) => `Select all ${exact ? '' : 'about '}${number(count)} matching`,
    clear: 'Clear selection',
  },
  facet: {
    find: (label: string) => `Find: ${label}`,
    matches: (count: number) => (count === 1 ? '1 match' : `${number(count)} matches`),
    done: 'Show results',
  },
  days: {
    presets: 'Period',
    today: 'Today',
    last7: 'Last 7 days',
    last30: 'Last 30 days',
    thisMonth: 'This month',
    thisYear: 'This year',
    calendar: (label: string) => `${label}: first and last day`,
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    previousYear: 'Previous year',
    nextYear: 'Next year',
    previousDecade: 'Previous decade',
    nextDecade: 'Next decade',
  },
  chips: {
    label: 'Active filters',
    remove: (field: string, words: string) => `Remove filter: ${field} ${words}`,
    since: (day: string) => `since ${day}`,
    until: (day: string) => `until ${day}`,
    andMore: (some: string, more: number) => `${some} and ${number(more)} more`,
    empty: 'empty',
    filled: 'not empty',
    gt: (value: string) => `more than ${value}`,
    gte: (value: string) => `at least ${value}`,
    lt: (value: string) => `less than ${value}`,
    lte: (value: string) => `at most ${value}`,
  },
  column: {
    thenAscending: 'Then ascending',
    thenDescending: 'Then descending',
    unsort: 'Remove from sorting',
    left: 'Move left',
    right: 'Move right',
    pinLeft: 'Pin left',
    pinRight: 'Pin right',
    unpin: 'Unpin',
    resize: 'Change width',
    hide: 'Hide column',
    up: (label: string) => `Move up: ${label}`,
    down: (label: string) => `Move down: ${label}`,
    pin: {
      left: (label: string) => `Pin left: ${label}`,
      right: (label: string) => `Pin right: ${label}`,
    },
    reset: 'Reset columns',
  },
  pager: {
    label: 'Records of the list',
    place: (place: number, total: number) => `${number(place)} of ${number(total)}`,
    previous: 'Previous record',
    next: 'Next record',
  },
}
