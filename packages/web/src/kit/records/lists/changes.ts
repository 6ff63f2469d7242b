import type { Endpoint } from '@quarterdeck/contract/kit/endpoint'
import type { Bulkable } from '@quarterdeck/contract/kit/entities'
import { fieldsWhere, isBulkEdited, isCellEdited, type Kind } from '@quarterdeck/contract/kit/kind'
import type { z } from 'zod'
import { call } from '../../lib/api/client.ts'
import { type Formats, useFormats } from '../../lib/i18n/formats.ts'
import { useDecimalMoneyFields } from '../field-types/decimal-money-fields.ts'
import { bulkFieldOf, type CellInput, type CellValue, cellInputOf, type OwnInput } from '../field-types/inputs.ts'
import type { History } from '../history.ts'
import type { BulkWords } from './bulk/bulk-words.ts'
import type { CellKind, VersionedRow } from './cells/cell-kind.ts'

/** Describes changes of records in their list, in cells and in bulk, beyond what their fields say. */
export interface Changes<Row> extends Pick<BulkWords, 'records' | 'named' | 'texts'>, Pick<CellKind<Row>, 'doubtOf'> {
  readonly kind: Pick<Kind, 'fields'> & {
    readonly entity: Bulkable
    readonly endpoints: {
      readonly update: Endpoint<z.ZodType, z.ZodType, z.ZodType<Readonly<Record<string, Row>>>>
    }
  }
  readonly fields: History['fields']
  /** Why rules refuse, by their codes. */
  readonly reasons?: Readonly<Record<string, string>>
  /** Exceptions of inputs; naming a field here makes it editable in cells. */
  readonly inputs?: { readonly [Name in keyof Row]?: OwnInput<Row> }
  /** Fields that are offered before the others where many are changed. */
  readonly first?: readonly (keyof Row & string)[]
  /** Fields that are not offered there to this person. */
  readonly without?: readonly (keyof Row & string)[]
}

/** Returns the exceptions of inputs by the names of any fields. */
const inputsOf = <Row>({ inputs = {} }: Changes<Row>) => inputs as Readonly<Record<string, OwnInput<Row> | undefined>>

const cellInputs = <Row extends object>(changes: Changes<Row>, formats: Formats) => {
  const own = inputsOf(changes)
  const names = new Set([...fieldsWhere(changes.kind, isCellEdited), ...Object.keys(own)])
  const inputs: Record<string, CellInput<Row>> = {}
  for (const name of names) {
    const field = changes.fields[name]
    const input = field && cellInputOf(name, field, own[name] ?? {}, formats)
    if (input) inputs[name] = input
  }
  return inputs
}

const update = async <Row extends VersionedRow>(
  { kind }: Changes<Row>,
  { id, version }: Row,
  change: Readonly<Record<string, CellValue>>,
) => {
  const { data, batch } = await call(kind.endpoints.update, {
    query: { id: String(id) },
    body: change,
    ifMatch: version,
  })
  const [record] = Object.values(data)
  if (!record) throw new Error(`A change of ${kind.entity} answered no record`)
  return { record, batch }
}

/** Returns the description of a list's editing in cells. */
export const useCellKind = <Row extends VersionedRow>(changes: Changes<Row>): CellKind<Row> => {
  const { kind, reasons = {}, doubtOf } = changes
  return {
    entity: kind.entity,
    inputs: cellInputs(changes, useFormats()),
    reasons,
    ...(doubtOf && { doubtOf }),
    save: (row, change) => update(changes, row, change),
  }
}

/** Returns the description of a list's bulk changes. */
export const useBulkWords = <Row>(changes: Changes<Row>): BulkWords => {
  const { kind, fields, records, named, reasons = {}, texts, first = [], without = [] } = changes
  const own = inputsOf(changes)
  const hidden: readonly string[] = without
  const names = new Set([...first, ...fieldsWhere(kind, isBulkEdited)].filter((name) => !hidden.includes(name)))
  return {
    entity: kind.entity,
    records,
    ...(named && { named }),
    ...(texts && { texts }),
    reasons,
    shown: useDecimalMoneyFields(fields),
    fields: [...names].flatMap((name) => {
      const field = fields[name]
      return (field && bulkFieldOf(name, field, own[name] ?? {})) ?? []
    }),
    amounts: fieldsWhere(kind, ({ adjusted }) => adjusted === true).flatMap((name) => {
      const { label = name, unit } = fields[name] ?? {}
      return unit ? [{ name, label, unit }] : []
    }),
  }
}
