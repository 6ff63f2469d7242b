import { fieldsWhere, isCellEdited, type Kind } from '@quarterdeck/contract/core/kind'
import type { History } from '../index.ts'
import type { ChoiceField } from './bulk/bulk-words.ts'
import type { CellInput } from './cells/cell-kind.ts'

/** A field of which one of its values is chosen, as its kind describes it. */
export const choiceOf = (fields: History['fields'], name: string): ChoiceField => ({
  name,
  label: fields[name]?.label ?? name,
  options: Object.entries(fields[name]?.choices ?? {}).map(([value, label]) => ({ value, label })),
})

/** Fields of which one of their values is chosen in the cells of a list. */
export const choiceInputs = <Name extends string, Row extends Readonly<Record<Name, string>>>(
  fields: History['fields'],
  names: readonly Name[],
): Readonly<Record<string, CellInput<Row>>> =>
  Object.fromEntries(
    names.map((name) => {
      const { label, options } = choiceOf(fields, name)
      return [name, { label, options, show: fields[name]?.show, valueOf: (row: Row) => row[name] }]
    }),
  )

/** All fields of a kind that are edited in the cells of a list, as texts: those that are something else come after these. */
export const textInputs = <Row extends object>(
  kind: Pick<Kind, 'fields'>,
  fields: History['fields'],
): Readonly<Record<string, CellInput<Row>>> =>
  Object.fromEntries(
    fieldsWhere(kind, isCellEdited).map((name) => [
      name,
      { label: fields[name]?.label ?? name, valueOf: (row: Row) => String(Reflect.get(row, name)) },
    ]),
  )
