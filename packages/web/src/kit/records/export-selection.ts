import type { Bulkable } from '@quarterdeck/contract/kit/entities'
import { writeSort } from '@quarterdeck/contract/kit/list'
import { type ExportFormat, exports } from '@quarterdeck/contract/system/exports'
import { call } from '../lib/api/client.ts'
import { download } from '../lib/api/download.ts'
import { currentLocale } from '../lib/i18n/locale.ts'
import type { SelectionExport } from '../ui/services.ts'

const paths: Readonly<Record<ExportFormat, string>> = {
  xlsx: exports.workbook.path,
  csv: exports.csv.path,
  plain: exports.csv.path,
  jsonl: exports.jsonLines.path,
}

/** Saves what is selected as a file: it may be too much for an address, so that the server is told of it first. */
export const exportSelection = async ({
  entity,
  selection,
  sort,
  fields,
  format,
  fileName,
}: SelectionExport): Promise<void> => {
  const columns = { fields: fields.map(({ name }) => name), titles: fields.map(({ label }) => label) }
  const body = { entity: entity as Bulkable, selection, sort: writeSort(sort), alphabet: currentLocale(), ...columns }
  const { data } = await call(exports.create, { body })
  await download(
    paths[format],
    new URLSearchParams({ id: data.id, ...(format === 'csv' && { spreadsheet: currentLocale() }) }),
    fileName,
  )
}
