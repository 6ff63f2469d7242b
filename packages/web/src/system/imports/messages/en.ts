import { formats } from '../../../lib/i18n/formats.ts'

const { number } = formats('en')

export const en = {
  steps: { label: 'Steps', file: 'File', columns: 'Columns', check: 'Check', import: 'Import' },
  file: {
    title: 'Choose a CSV file',
    drop: 'Drop a file here, or',
    choose: 'choose a file',
    limits: (megabytes: number, rows: number) =>
      `CSV with commas, semicolons, or tabs, up to ${number(megabytes)} MB and ${number(rows)} rows`,
    example: 'Download an example',
    uploading: (name: string) => `Uploading ${name}`,
    tooLarge: (megabytes: number) => `The file is larger than ${number(megabytes)} MB.`,
    empty: 'This file has no rows that could be imported.',
    tooManyRows: (rows: number) => `The file has more than ${number(rows)} rows. Split it into smaller files.`,
    unclosed: 'A row is too long. Check that every quotation mark is closed.',
    busy: 'Other files are being imported right now. Try again in a moment.',
  },
  columns: {
    title: 'Match the columns',
    text: (file: string, rows: number) =>
      `${file} has ${rows === 1 ? 'one row' : `${number(rows)} rows`}. Say which column fills which field.`,
    field: 'Field',
    column: 'Column in the file',
    sample: 'First values',
    none: 'Not imported',
    nameless: (position: number) => `Column ${number(position)}`,
    check: 'Check the rows',
    another: 'Choose another file',
  },
  check: {
    ready: 'will be created',
    changing: 'will be changed',
    unchanged: 'stay as they are',
    refused: 'will be refused',
    allFine: 'Every row can be imported.',
    refusedTitle: 'Refused rows',
    refusedText: 'These stay out. Everything else can be imported all the same.',
    more: (count: number) => `The first ${number(count)} are shown; the file has all of them.`,
    download: 'Download refused rows',
    row: 'Row',
    column: 'Column',
    value: 'Value',
    reason: 'Reason',
    malformed: 'The row does not fit the header',
    back: 'Back to columns',
  },
  /** Where the words of a form would not fit a file. */
  reasons: {
    required: 'Missing',
    choice: 'Not one of the known values',
    email: 'Not an email address',
    taken: 'Already in use, or twice in this file',
    unknown_record: 'No record has this key',
  },
  running: {
    title: 'Importing',
    progress: (created: number, total: number) => `${number(created)} of ${number(total)}`,
    text: 'This goes on if you leave the page.',
  },
  done: {
    refused: (count: number) => (count === 1 ? 'One row was refused.' : `${number(count)} rows were refused.`),
    refusedText: 'These were left out. Correct them in the downloaded file and import that.',
    undo: 'Undo the import',
    undone: 'The import was undone',
    another: 'Import another file',
  },
  modes: {
    label: 'The rows of this file',
    create: 'Create new records',
    update: (key: string) => `Change existing records, found by “${key}”`,
    both: 'Both: create what is new, change what is there',
    hints: {
      create: 'A row whose record exists already is refused.',
      update: 'A row whose record does not exist is refused. Empty cells leave a field as it is.',
      both: 'Empty cells leave a field of an existing record as it is.',
    },
  },
  join: (one: string, other: string) => `${one} · ${other}`,
}
