import { type ExportFormat, exports } from '@quarterdeck/contract/exports'
import type { Order } from '@quarterdeck/contract/list'
import { writeSort } from '@quarterdeck/contract/list'
import type { Bulkable } from '@quarterdeck/contract/plans'
import type { Selection } from '@quarterdeck/contract/selection'
import { call } from '../../lib/api/client.ts'
import { download } from '../../lib/api/download.ts'
import type { Field } from './field.ts'

interface Wish {
  /** The first word of the addresses of an entity that can be exported. */
  readonly entity: string
  readonly selection: Selection
  readonly sort: readonly Order[]
  readonly fields: readonly Pick<Field<never>, 'name' | 'label'>[]
  readonly format: ExportFormat
  readonly fileName: string
}

const paths: Readonly<Record<ExportFormat, string>> = { csv: exports.csv.path, jsonl: exports.jsonLines.path }

/** Saves what is selected as a file: it may be too much for an address, so that the server is told of it first. */
export const exportSelection = async ({ entity, selection, sort, fields, format, fileName }: Wish): Promise<void> => {
  const columns = { fields: fields.map(({ name }) => name), titles: fields.map(({ label }) => label) }
  const body = { entity: entity as Bulkable, selection, sort: writeSort(sort), ...columns }
  const { data } = await call(exports.create, { body })
  await download(paths[format], new URLSearchParams({ id: data.id }), fileName)
}
