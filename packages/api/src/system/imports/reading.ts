import type { Locale } from '@quarterdeck/contract/kit/locales'
import {
  type FileEncoding,
  type FileSeparator,
  fileSeparators,
  separators,
} from '@quarterdeck/contract/system/import-files'
import { isEmpty } from './cells.ts'
import { scanAll } from './scan.ts'

/** Settings for reading a file; what is left out is guessed. */
export interface Reading {
  readonly encoding?: FileEncoding | undefined
  readonly separator?: FileSeparator | undefined
  /** Name of the sheet of a workbook. */
  readonly sheet?: string | undefined
  /** Language of the reader, for ambiguous bytes. */
  readonly language?: Locale | undefined
}

/** Row before the header that declares the separator for spreadsheets. */
const hint = /^\uFEFF?sep=([,;|\t])[ ,;|\t]*(?:\r\n|\n|\r)/i

/** Records to look at for the separator of cells. */
const looked = 20

/** Scores how many records have as many cells as the header. */
const fitOf = (text: string, separator: FileSeparator): readonly [fit: number, columns: number] => {
  const [header, ...records] = scanAll(text, separators[separator], looked).filter(({ values }) => !isEmpty(values))
  const columns = header?.values.length ?? 0
  if (columns < 2) return [0, columns]
  const fits = records.map(({ values }) => (values.length === columns ? 1 : values.length > 1 ? 0.5 : 0) as number)
  return [fits.length === 0 ? 1 : fits.reduce((sum, each) => sum + each, 0) / fits.length, columns]
}

/** Returns the separator with which most rows have as many cells as the header. */
const guessSeparator = (text: string): FileSeparator => {
  const judged = fileSeparators.map((separator) => ({ separator, fit: fitOf(text, separator) }))
  const [best] = judged.toSorted((a, b) => b.fit[0] - a.fit[0] || b.fit[1] - a.fit[1])
  return best?.separator ?? 'comma'
}

/** Finds the separator of cells, and drops the row that declares it. */
export const begin = (
  text: string,
  { separator }: Reading,
): { readonly separator: FileSeparator; readonly text: string } => {
  const said = hint.exec(text)
  const rest = said ? text.slice(said[0].length) : text
  const named = fileSeparators.find((name) => separators[name] === said?.[1])
  return { separator: separator ?? named ?? guessSeparator(rest), text: rest }
}
