import { type FieldType, typeOf } from '@quarterdeck/contract/kit/field-type'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { type Column, useFieldColumns } from '../field-types/columns.tsx'
import type { History } from '../history.ts'
import type { VersionedRow } from '../lists/cells/cell-kind.ts'
import type { Description } from './description.ts'
import { TitleLink } from './title-link.tsx'

/** Types that say too much for a list, or that only their entity can draw. */
const unlisted: readonly FieldType[] = ['rich text', 'parts']
const hidden = { optional: true, card: 'hidden' } as const
/** Number of facts on a card beside its title and badge. */
const details = 3

/** Defaults of columns by the type of their field. */
const byType: Partial<Record<FieldType, Partial<Pick<Column<never>, 'optional' | 'card' | 'width' | 'minWidth'>>>> = {
  'long text': { ...hidden, width: 240 },
  picture: { ...hidden, width: 72 },
  files: { ...hidden, width: 160 },
  reference: { width: 180, minWidth: 120 },
}

/** The columns of a described entity: its title first, then its fields in their order, of which the last are the first to give way. */
const columnsOf = <Row extends VersionedRow>({ kind, title, tones = {}, columns = {} }: Description<Row>) => {
  const own = columns as Readonly<Record<string, Partial<Column<Row>> | false | undefined>>
  const names = Object.keys(kind.fields).filter(
    (name) => name !== title && own[name] !== false && (own[name] || !unlisted.includes(typeOf(kind, name))),
  )
  const badge = names.find((name) => name in tones)
  const shown = names.filter((name) => name !== 'createdAt' && !byType[typeOf(kind, name)]?.optional && name !== badge)
  const columnOf = (name: string): Column<Row> => ({
    priority: names.indexOf(name) + 1,
    ...(name === 'createdAt' ? { ...hidden, width: 120 } : byType[typeOf(kind, name)]),
    card: name === badge ? 'badge' : shown.slice(0, details).includes(name) ? 'detail' : 'hidden',
    ...own[name],
  })
  const { cell: titleOf = (row: Row) => String(row[title]), ...titled } = own[title] || {}
  const first: Column<Row> = {
    cell: (row) => <TitleLink entity={kind.entity} id={row.id} title={titleOf(row)} />,
    width: 320,
    minWidth: 220,
    grow: 5,
    skeleton: 200,
    card: 'title',
    ...titled,
  }
  return Object.fromEntries([[title, first], ...names.map((name) => [name, columnOf(name)] as const)])
}

/** Returns the columns of a described entity. */
export const useDescribedColumns = <Row extends VersionedRow>(own: Description<Row>, history: History) => {
  const { columns = {} } = useMessages(own.messages).list
  const fields = useFieldColumns<Row>(own.kind, history, columnsOf(own))
  return fields.map((field) => ({ ...field, label: columns[field.name] ?? field.label }))
}
