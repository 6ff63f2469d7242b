import type { ColumnSign, FileEncoding, FileSeparator } from '@quarterdeck/contract/system/import-files'
import { maxImportRows } from '@quarterdeck/contract/system/imports'
import { columnsOf, isEmpty, problem, type Record, storable } from './cells.ts'
import { openSigns } from './numbers.ts'

/** A parsed file; sheets of a workbook have neither encoding nor separator. */
export interface Table {
  readonly encoding: FileEncoding | null
  readonly separator: FileSeparator | null
  /** Header row. */
  readonly columns: string[]
}

/** A table with the decimal signs found in all of its cells. */
export interface WholeTable extends Table {
  readonly signs: ColumnSign[]
}

/**
 * Collects the rows of a file, skipping empty ones; the first is the header.
 * @throws Problem at `file` without header or records, or with too many
 */
export const openTable = (keep: (records: readonly Record[]) => Promise<void>) => {
  const signs = openSigns()
  let columns: string[] | undefined
  let count = 0

  const recordOf = ({ row, values, malformed }: Record): Record[] => {
    if (isEmpty(values)) return []
    if (!columns) {
      columns = columnsOf(values)
      return []
    }
    return [{ row, values: values.map(storable), malformed }]
  }

  return {
    take: async (rows: readonly Record[]): Promise<void> => {
      const records = rows.flatMap(recordOf)
      count += records.length
      if (count > maxImportRows)
        throw problem('too_long', `The file has more than ${maxImportRows} rows`, maxImportRows)
      for (const { values } of records) signs.add(values)
      if (records.length > 0) await keep(records)
    },
    finish: (): Pick<WholeTable, 'columns' | 'signs'> => {
      if (!columns) throw problem('required', 'The file has no header row')
      if (count === 0) throw problem('required', 'The file has no rows below its header')
      return { columns, signs: signs.found(columns.length) }
    },
  }
}
