/** A record of a file, unconverted. */
export interface Scanned {
  readonly values: string[]
  /** Error in the CSV syntax of the record. */
  readonly malformed: string | undefined
  /** Index at which the next one begins. */
  readonly end: number
}

interface Field {
  readonly value: string
  readonly end: number
  readonly malformed?: string
}

const spacesFrom = (text: string, from: number, separator: string): number => {
  let at = from
  while (text[at] === ' ' || (text[at] === '\t' && separator !== '\t')) at += 1
  return at
}

/** Returns the length of the line end at an index: 0 if there is none, undefined if the next piece decides. */
const lineEndAt = (text: string, at: number, isLast: boolean): number | undefined => {
  if (text[at] === '\n') return 1
  if (text[at] !== '\r') return 0
  let behind = at
  while (text[behind] === '\r') behind += 1
  if (behind === text.length && !isLast) return undefined
  return text[behind] === '\n' ? behind + 1 - at : 1
}

const endOfPlain = (text: string, from: number, separator: string): number => {
  let at = from
  while (at < text.length) {
    const letter = text[at]
    if (letter === separator || letter === '\n' || letter === '\r') return at
    at += 1
  }
  return at
}

/** Returns the index of the closing quote of a field, skipping doubled ones; -1 if the text ends first. */
const closing = (text: string, from: number): number => {
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return at
  }
  return -1
}

const isEndOfField = (text: string, at: number, separator: string): boolean =>
  at >= text.length || text[at] === separator || text[at] === '\n' || text[at] === '\r'

/** @param opening where the first mark stands */
const quoted = (text: string, opening: number, separator: string, isLast: boolean): Field | undefined => {
  const close = closing(text, opening + 1)
  if (close === -1) {
    if (!isLast) return undefined
    return { value: text.slice(opening + 1), end: text.length, malformed: 'Quoted field unterminated' }
  }
  if (close + 1 >= text.length && !isLast) return undefined
  const behind = spacesFrom(text, close + 1, separator)
  if (isEndOfField(text, behind, separator)) {
    return { value: text.slice(opening + 1, close).replaceAll('""', '"'), end: behind }
  }
  const end = endOfPlain(text, behind, separator)
  return { value: text.slice(opening, end), end, malformed: 'Trailing quote on quoted field is malformed' }
}

/**
 * Scans one record of a CSV file: fields can be quoted, with spaces around the quotes, and lines can end in any way.
 * @param isLast true at the end of the file
 * @returns undefined if the record continues after the text
 */
export const scanRecord = (text: string, from: number, separator: string, isLast: boolean): Scanned | undefined => {
  const values: string[] = []
  let malformed: string | undefined
  for (let at = from; ; ) {
    const start = spacesFrom(text, at, separator)
    const end = text[start] === '"' ? undefined : endOfPlain(text, start, separator)
    const field = end === undefined ? quoted(text, start, separator, isLast) : { value: text.slice(at, end), end }
    if (!field) return undefined
    values.push(field.value)
    malformed ??= field.malformed
    if (text[field.end] === separator) {
      at = field.end + 1
      continue
    }
    if (field.end >= text.length && !isLast) return undefined
    const length = lineEndAt(text, field.end, isLast)
    return length === undefined ? undefined : { values, malformed, end: field.end + length }
  }
}

/** Scans at most `most` records of a text. */
export const scanAll = (text: string, separator: string, maxRecords: number): Scanned[] => {
  const records: Scanned[] = []
  for (let at = 0; at < text.length && records.length < maxRecords; ) {
    const record = scanRecord(text, at, separator, true)
    if (!record) break
    records.push(record)
    at = record.end
  }
  return records
}
