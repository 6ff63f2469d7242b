import { formats } from '../../../lib/i18n/formats.ts'
import { periodWords } from '../period-words.ts'

const { number } = formats('en')

const period = periodWords(
  {
    today: 'Today',
    yesterday: 'Yesterday',
    'this-week': 'This week',
    'last-week': 'Last week',
    'this-month': 'This month',
    'last-month': 'Last month',
    'this-quarter': 'This quarter',
    'last-quarter': 'Last quarter',
    'this-year': 'This year',
    'last-year': 'Last year',
  },
  {
    d: (n) => `Last ${number(n)} days`,
    w: (n) => `Last ${number(n)} weeks`,
    m: (n) => `Last ${number(n)} months`,
    y: (n) => (n === 1 ? 'Last 12 months' : `Last ${number(n)} years`),
  },
)

/** Texts of list features loaded on demand. */
export const en = {
  query: {
    completions: 'Completions',
    help: 'Enter adds the filters. Write name:value, with OR between alternatives.',
    words: { empty: 'empty', filled: 'filled', or: 'OR' },
    mistakes: {
      field: (text: string, _label: string) => `There is no field “${text}”. To search for it, put it in quotes.`,
      value: (text: string, label: string) => `“${text}” is not a value of ${label}.`,
      number: (text: string, label: string) => `“${text}” is not a number for ${label}.`,
      date: (text: string, label: string) => `“${text}” is not a date for ${label}, such as 2026-11-21 or 7d.`,
      missing: (_text: string, label: string) => `${label} needs a value.`,
      or: (text: string, _label: string) => `OR stands between two filters; “${text}” is not one.`,
    },
  },
  alternatives: {
    label: 'Any of these',
    hint: 'One of these is enough for a record to be shown.',
    group: (place: number) => `Group ${number(place)}`,
    another: 'Another group',
    field: 'Filter',
  },
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
    tooFar: (max: number) =>
      `A range may have ${number(max)} rows. For more, narrow the list by filters and select all that match.`,
    offerAll: (count: number, exact: boolean) => `Select all ${exact ? '' : 'about '}${number(count)} matching`,
    clear: 'Clear selection',
    formats: {
      xlsx: 'Excel workbook',
      csv: 'CSV for spreadsheets',
      plain: 'CSV for programs',
      jsonl: 'JSON lines for programs',
    },
  },
  range: { least: 'From', most: 'To', order: 'This is less than the first' },
  facet: {
    has: 'Contains',
    isEmpty: 'Is empty',
    isFilled: 'Is not empty',
    apply: 'Apply',
    find: (label: string) => `Find: ${label}`,
    matches: (count: number, exact: boolean) =>
      count === 1 ? '1 match' : `${exact ? '' : 'about '}${number(count)} matches`,
    done: 'Show results',
  },
  days: {
    presets: 'Period',
    period,
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
    before: (period: string) => `before: ${period}`,
    has: (text: string) => `contains “${text}”`,
    or: 'or',
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
  grid: {
    label: 'Show as',
    shapes: { table: 'Table', grid: 'Pictures', board: 'Board' },
  },
}
