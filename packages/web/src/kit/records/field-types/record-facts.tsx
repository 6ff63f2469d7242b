import type { FieldType } from '@quarterdeck/contract/kit/field-type'
import type { ReactNode } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import type { Field } from '../../ui/data-table/field.ts'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { EmptyValue } from '../empty-value.tsx'
import type { History } from '../history.ts'
import { recordMessages } from '../messages/index.ts'
import classes from '../records.module.css'
import { useDecimalMoneyFields } from './decimal-money-fields.ts'

const isEmpty = (value: unknown): boolean => value === null || value === ''

/** The address that an email or a telephone number is written or called at. */
const linkOf = (type: FieldType | undefined, value: unknown): ReactNode => {
  if (type === 'email') return <a href={`mailto:${value}`}>{String(value)}</a>
  return type === 'phone' && <PhoneLink phone={String(value)} />
}

interface Props<Row> {
  readonly row: Row
  /** Fields of its list: one with a column is a fact as well, unless something else is said. */
  readonly fields: readonly Field<Row>[]
  readonly history: Pick<History, 'fields'>
  /** Fields that come first, in full as their type tells them. */
  readonly first?: readonly (keyof Row & string)[]
  /** Facts that are told otherwise, or that are no field. */
  readonly own?: Readonly<Record<string, ReactNode>>
  /** Fields of the list that the screen shows in another place. */
  readonly elsewhere: readonly (keyof Row & string)[]
}

/** Facts of a record. */
export const RecordFacts = <Row extends object>({
  row,
  fields,
  history,
  first = [],
  own = {},
  elsewhere,
}: Props<Row>) => {
  const { empty } = useMessages(recordMessages)
  const told = useDecimalMoneyFields(history.fields)
  const named = [...new Set([...first, ...Object.keys(own)])]
  const known: readonly string[] = [...elsewhere, ...named]
  const others = fields.filter(({ name }) => !known.includes(name))
  const factOf = (name: string): ReactNode => {
    const value: unknown = Reflect.get(row, name)
    if (isEmpty(value)) return empty
    const { type, show } = told[name] ?? {}
    return show?.(value) ?? (linkOf(type, value) || String(value))
  }
  const listedFact = ({ name, cell }: Field<Row>): ReactNode => {
    const value: unknown = Reflect.get(row, name)
    return (isEmpty(value) ? undefined : linkOf(told[name]?.type, value)) || cell(row)
  }
  const items = [
    ...named.map((name) => [told[name]?.label ?? name, name in own ? own[name] : factOf(name)] as const),
    ...others.map((field) => [field.label, listedFact(field)] as const),
  ]
  if (items.length === 0) return null
  return (
    <dl className={classes.facts}>
      {items.map(([label, fact]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{fact === '' ? <EmptyValue /> : fact}</dd>
        </div>
      ))}
    </dl>
  )
}
