import { formats } from '../../../lib/i18n/formats.ts'

const { number } = formats('en')

/** Changing many records at once. `records` are the words for so many of them, such as `3 users`. */
export const en = {
  /** So many records where they were not counted. */
  about: (records: string) => `about ${records}`,
  title: {
    edit: (records: string) => `Change ${records}`,
    adjust: (records: string) => `Adjust ${records}`,
    delete: (records: string) => `Delete ${records}`,
    restore: (records: string) => `Restore ${records}`,
  },
  text: {
    edit: 'Nothing is changed until you confirm.',
    adjust: 'Nothing is changed until you confirm.',
    delete: 'They can be restored from the bin for 30 days.',
    restore: 'They come back as they were when they were deleted.',
  },
  field: 'Field',
  value: 'New value',
  choose: 'Choose',
  noMatch: 'Nothing found',
  clear: 'Clear',
  reason: 'Reason (optional)',
  reasonHint: 'Kept in the history of each record.',
  waits: 'What would change appears here once you have filled this in.',
  preview: 'Preview',
  changing: (count: number) => (count === 1 ? '1 will be different' : `${number(count)} will be different`),
  already: (count: number) => (count === 1 ? '1 already is as wanted' : `${number(count)} already are as wanted`),
  nothing: 'Nothing would change.',
  refused: (count: number, isExact: boolean) => {
    if (!isExact) return `At least ${number(count)} stay as they are`
    return count === 1 ? '1 stays as it is' : `${number(count)} stay as they are`
  },
  more: (count: number) => `and ${number(count)} more`,
  sample: 'For example',
  becomes: 'becomes',
  sums: (field: string) => `“${field}” within the selection`,
  stale: (count: number) =>
    count === 1
      ? '1 record was changed since this preview.'
      : `${number(count)} records were changed since this preview.`,
  again: 'Look again',
  anyway: 'Apply anyway',
  unchanged: 'Nothing had to be changed',
  rule: {
    way: 'Change',
    ways: {
      raise: 'Raise by percent',
      lower: 'Lower by percent',
      add: 'Add an amount',
      subtract: 'Subtract an amount',
      set: 'Set to an amount',
    },
    percent: 'Percent',
    amount: 'Amount',
    noNumber: 'This is no number',
    rounding: 'Rounding',
    exact: 'To the cent',
    multiple: (step: string) => `To the nearest ${step}`,
    ends: (ending: string) => `To the nearest ending in ${ending}`,
  },
  /** Why an amount stays, by the code of the rule that it would break. */
  beyond: { too_small: 'It would be less than zero', too_big: 'It would be more than is allowed' } as Readonly<
    Record<string, string>
  >,
}
