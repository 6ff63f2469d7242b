import type { FieldCode } from '@quarterdeck/contract/problem'
import { formats } from '../../lib/i18n/formats.ts'

const { number } = formats('en')

const fields: Record<FieldCode, (limit?: number | string) => string> = {
  required: () => 'Fill in this field',
  type: () => 'This is not a valid value',
  invalid: () => 'This is not a valid value',
  email: () => 'Enter an email address such as name@company.com',
  too_short: (limit) => (limit ? `Use at least ${limit} characters` : 'This is too short'),
  too_long: (limit) => (limit ? `Use at most ${limit} characters` : 'This is too long'),
  too_small: (limit) => (limit ? `Enter ${limit} or more` : 'This is too small'),
  too_big: (limit) => (limit ? `Enter ${limit} or less` : 'This is too big'),
  decimals: () => 'Use at most two decimal places',
  choice: () => 'Choose one of the options',
  taken: () => 'This is already in use',
  date: () => 'Enter a valid date',
  date_order: () => 'The dates are in the wrong order',
  unknown_record: () => 'This record does not exist',
  forbidden: () => 'You are not allowed to change this',
  last_owner: () => 'There must be at least one active owner',
  refunded: () => 'The total cannot be less than what was refunded',
  shipped: () => 'What was shipped has to stay in its line',
  has_variants: () => 'The stock is kept per variant; open the product to change it',
  wrong: () => 'This does not match',
  common_password: () => 'Too many people have this password; choose another one',
  picture_type: () => 'This is not a JPEG, PNG, WebP, or AVIF picture',
  picture_broken: () => 'This picture is damaged. Choose another one.',
  picture_animated: () => 'Animated pictures cannot be used',
  picture_pixels: (limit) => `Use a picture of at most ${limit} megapixels`,
}

/** The words that every screen shares. */
export const en = {
  actions: {
    back: 'Back',
    cancel: 'Cancel',
    clear: 'Clear',
    close: 'Close',
    delete: 'Delete',
    retry: 'Retry',
    save: 'Save changes',
    undo: 'Undo',
  },
  language: 'Language',
  scheme: { label: 'Color scheme', auto: 'System', light: 'Light', dark: 'Dark' },
  fields,
  problems: {
    conflict: 'Someone else changed this meanwhile',
    forbidden: 'You are not allowed to do this',
    viewOnly: 'You are viewing as someone else, so nothing can be changed',
    invalid: 'The server did not accept this',
    internal: 'Something went wrong on our side',
    maintenance: 'Quarterdeck is under maintenance. Nothing was changed.',
    network: 'The server cannot be reached. Check your connection and try again.',
    notFound: 'This no longer exists',
    rateLimited: (seconds: number | undefined) =>
      seconds
        ? `Too many attempts. Try again in ${number(seconds)} seconds.`
        : 'Too many attempts. Try again in a moment.',
    signedOut: 'You are signed out',
    timeout: 'The server took too long to answer',
    tooLarge: 'This is too large',
    unavailable: 'The database cannot be reached at the moment. Try again in a moment.',
    requestId: (id: string) => `Request ${id}`,
    loadFailed: 'This could not be loaded',
  },
  undo: {
    done: 'Undone',
    partly: (kept: number) =>
      kept === 1
        ? 'Undone, except for one record that was changed since'
        : `Undone, except for ${number(kept)} records that were changed since`,
    failed: 'This could not be undone',
  },
  form: {
    problems: (count: number) => (count === 1 ? 'One field needs attention' : `${number(count)} fields need attention`),
    optional: 'optional',
    saveKeys: 'Ctrl+Enter saves',
    leave: {
      title: 'Discard your changes?',
      text: 'What you have entered has not been saved.',
      stay: 'Keep editing',
      discard: 'Discard changes',
    },
    conflict: {
      title: 'Someone else changed this meanwhile',
      text: 'Choose which values to keep.',
      theirs: 'Theirs',
      yours: 'Yours',
      empty: 'Empty',
      save: 'Save my choice',
    },
  },
  table: {
    search: 'Search',
    clearSearch: 'Clear search',
    reset: 'Reset filters',
    all: 'All',
    selectAll: 'Select all on this page',
    select: (name: string) => `Select ${name}`,
    actions: 'Actions',
    sortBy: 'Sort by',
    ascending: 'Ascending',
    descending: 'Descending',
    display: 'Display',
    columns: 'Columns',
    columnMenu: (label: string) => `Options for ${label}`,
    columnWidth: (label: string) => `Width of ${label}`,
    export: 'Export',
    filterLine: 'Filters as text',
    moreFilters: 'More filters',
    filters: 'Filters',
    sortPlace: (place: number) => `sorted by, position ${number(place)}`,
    perPage: 'Rows per page',
    counted: (count: number, exact: boolean) => `${exact ? '' : 'about '}${number(count)}`,
    range: (from: number, to: number, total: number, exact: boolean) =>
      `${number(from)}–${number(to)} of ${exact ? '' : 'about '}${number(total)}`,
    firstPage: 'First page',
    previousPage: 'Previous page',
    nextPage: 'Next page',
    lastPage: 'Last page',
    pages: 'Pages',
    loading: 'Loading',
    noMatch: 'Nothing matches',
    noMatchHint: 'Try another search or remove a filter.',
  },
}
