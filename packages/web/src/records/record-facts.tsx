import type { ReactNode } from 'react'
import type { Field } from '../ui/data-table/field.ts'
import { None } from './none.tsx'
import classes from './records.module.css'

interface Props<Row, Label extends string> {
  readonly row: Row
  /** What its list shows of it: a field with a column is a fact as well, where nothing else is said. */
  readonly fields: readonly Field<Row>[]
  readonly labels: Readonly<Record<Label, string>>
  /** Facts that are shown otherwise than in the list, or that it does not have; they come first. */
  readonly own?: Readonly<Partial<Record<NoInfer<Label>, ReactNode>>>
  /** Fields of the list that the screen shows in another place. */
  readonly elsewhere: readonly (keyof Row & string)[]
}

/** What is known of a record. */
export const RecordFacts = <Row, Label extends string>({ row, fields, labels, own, elsewhere }: Props<Row, Label>) => {
  const words: Readonly<Record<string, string>> = labels
  const known: readonly string[] = [...elsewhere, ...Object.keys(own ?? {})]
  const others = fields.filter(({ name }) => !known.includes(name))
  const facts = Object.entries<ReactNode>(own ?? {}).map(([name, fact]) => [words[name] ?? name, fact] as const)
  const items = [...facts, ...others.map(({ label, cell }) => [label, cell(row)] as const)]
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
