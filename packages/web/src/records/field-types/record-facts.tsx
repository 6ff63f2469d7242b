import type { ReactNode } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import type { Field } from '../../ui/data-table/field.ts'
import type { History } from '../history.ts'
import { recordMessages } from '../messages/index.ts'
import { None } from '../none.tsx'
import classes from '../records.module.css'
import { useSent } from './sent.ts'

interface Props<Row> {
  readonly row: Row
  /** What its list shows of it: a field with a column is a fact as well, where nothing else is said. */
  readonly fields: readonly Field<Row>[]
  readonly history: Pick<History, 'fields'>
  /** Fields that come first, in full as their type tells them. */
  readonly first?: readonly (keyof Row & string)[]
  /** Facts that are told otherwise, or that are no field. */
  readonly own?: Readonly<Record<string, ReactNode>>
  /** Fields of the list that the screen shows in another place. */
  readonly elsewhere: readonly (keyof Row & string)[]
}

/** What is known of a record. */
export const RecordFacts = <Row extends object>({
  row,
  fields,
  history,
  first = [],
  own = {},
  elsewhere,
}: Props<Row>) => {
  const { empty } = useMessages(recordMessages)
  const told = useSent(history.fields)
  const named = [...new Set([...first, ...Object.keys(own)])]
  const known: readonly string[] = [...elsewhere, ...named]
  const others = fields.filter(({ name }) => !known.includes(name))
  const factOf = (name: string): ReactNode => {
    const value: unknown = Reflect.get(row, name)
    if (value === null || value === '') return empty
    return told[name]?.show?.(value) ?? String(value)
  }
  const items = [
    ...named.map((name) => [told[name]?.label ?? name, name in own ? own[name] : factOf(name)] as const),
    ...others.map(({ label, cell }) => [label, cell(row)] as const),
  ]
  if (items.length === 0) return null
  return (
    <dl className={classes.facts}>
      {items.map(([label, fact]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{fact === '' ? <None /> : fact}</dd>
        </div>
      ))}
    </dl>
  )
}
