import { type FileSeparator, separators } from '@quarterdeck/contract/system/import-files'
import { problem, type Record } from './cells.ts'
import { openDecoder } from './encodings/decoder.ts'
import { begin, type Reading } from './reading.ts'
import { type Scanned, scanRecord } from './scan.ts'
import { openTable, type WholeTable } from './table.ts'

/** Maximum length of a record: an unclosed quotation mark would swallow the rest of the file. */
const maxRecordLength = 1024 * 1024

/** Scans the complete records of a partial text, and returns the remainder. */
const recordsIn = (text: string, separator: string, isLast: boolean) => {
  const records: Scanned[] = []
  let at = 0
  while (at < text.length) {
    const record = scanRecord(text, at, separator, isLast)
    if (!record) break
    records.push(record)
    at = record.end
  }
  return { records, rest: text.slice(at) }
}

/** Number of characters to read before guessing the separator, if the text has that many. */
const enoughToTell = 4096

/**
 * Reads a CSV file as a stream and passes on its records, without empty ones.
 * @param next returns the next bytes, undefined at the end
 * @throws Problem at `file` without header or records, or with too many; at `encoding` for invalid bytes
 */
export const readTable = async (
  next: () => Promise<Uint8Array | undefined>,
  keep: (records: readonly Record[]) => Promise<void>,
  reading: Reading = {},
): Promise<WholeTable> => {
  const decoder = openDecoder(reading.encoding, reading.language)
  const table = openTable(keep)
  let text = ''
  let separator: FileSeparator | undefined
  let rows = 0

  for (let isRead = false; !isRead; ) {
    const piece = await next()
    isRead = piece === undefined
    text += decoder.decode(piece)
    if (text === '' || (!separator && !isRead && text.length < enoughToTell)) continue
    if (!separator) ({ separator, text } = begin(text, reading))
    // The last record may go on in the next piece.
    const scanned = recordsIn(text, separators[separator], isRead)
    text = scanned.rest
    if (text.length > maxRecordLength) throw problem('invalid', 'A row is too long: is each quotation mark closed?')
    await table.take(scanned.records.map(({ values, malformed }) => ({ row: ++rows, values, malformed })))
  }
  return { encoding: decoder.encoding(), separator: separator ?? 'comma', ...table.finish() }
}
