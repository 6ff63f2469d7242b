import { formats } from '../../../lib/i18n/formats.ts'

const { number } = formats('en')

/** Editing in the cell of a list. */
export const en = {
  saved: (field: string, name: string) => `${name}: ${field} saved`,
  nothing: 'Nothing matches',
  saveAnyway: 'Save anyway',
  paste: {
    saved: (count: number) => (count === 1 ? '1 cell saved' : `${number(count)} cells saved`),
    refused: (count: number) =>
      count === 1
        ? '1 cell could not be saved and is marked.'
        : `${number(count)} cells could not be saved and are marked.`,
    tooLong: (lines: number, room: number) =>
      `${number(lines)} rows were pasted, but only ${number(room)} can be filled from here. Nothing was changed.`,
    left: (count: number) => (count === 1 ? '1 cell had no place.' : `${number(count)} cells had no place.`),
    nothing: 'The cells have these values already',
  },
}
