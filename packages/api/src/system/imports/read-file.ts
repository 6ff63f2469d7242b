import type { Record } from './cells.ts'
import { readTable } from './csv.ts'
import type { Reading } from './reading.ts'
import type { WholeTable } from './table.ts'
import { isWorkbook, readWorkbook } from './workbook/index.ts'

/** Reads a CSV file as a stream, or a sheet of a workbook after its upload. */
export const readFile = async (
  next: () => Promise<Uint8Array | undefined>,
  keep: (records: readonly Record[]) => Promise<void>,
  reading: Reading,
): Promise<WholeTable> => {
  let first = await next()
  if (first && isWorkbook(first)) return readWorkbook(first, next, keep, reading.sheet)
  const again = async () => {
    const piece = first ?? (await next())
    first = undefined
    return piece
  }
  return readTable(again, keep, reading)
}
