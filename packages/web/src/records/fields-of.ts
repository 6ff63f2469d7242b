import type { Field } from '../ui/data-table/field.ts'

/** A column of a list; its name is that of the field, and its heading the label of the field. */
type Column<Row> = Omit<Field<Row>, 'name' | 'label'>

/** The fields of a record that say something of their own, without those that its list leaves out. */
type Listed<Row, Unlisted> = Exclude<keyof Row & string, 'id' | 'version' | 'updatedAt' | Unlisted>

/**
 * What a list shows of a record, in the order of `columns`. A field of the contract that has no column and is not named
 * among those that are left out does not compile.
 */
export const fieldsOf = <Row, Unlisted extends keyof Row = never>(
  labels: Readonly<Record<Listed<Row, Unlisted>, string> & { id?: string }>,
  columns: Readonly<Record<Listed<Row, Unlisted>, Column<Row>> & { id?: Column<Row> }>,
): readonly Field<Row>[] => {
  const named: Readonly<Record<string, string>> = labels
  return Object.entries<Column<Row>>(columns).map(([name, column]) => ({ name, label: named[name] ?? name, ...column }))
}
