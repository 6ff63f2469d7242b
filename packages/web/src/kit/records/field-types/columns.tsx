import type { Bulkable } from '@quarterdeck/contract/kit/entities'
import { type FieldType, typeOf } from '@quarterdeck/contract/kit/field-type'
import { toPlainText } from '@quarterdeck/contract/kit/formatted'
import { isCellEdited, type Kind } from '@quarterdeck/contract/kit/kind'
import type { ReactNode } from 'react'
import { useFormats } from '../../lib/i18n/formats.ts'
import { usePermission } from '../../lib/session.ts'
import type { Field } from '../../ui/data-table/field.ts'
import { CalendarDay, Day } from '../../ui/day.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { EmptyValue } from '../empty-value.tsx'
import type { History, ShownField } from '../history.ts'
import { Thumb } from '../record-picture.tsx'

/** A column of a list, whose heading is the label of its field. What it does not say follows from the type of the field. */
export interface Column<Row> extends Partial<Omit<Field<Row>, 'name' | 'skeleton' | 'card'>>, Pick<Field<Row>, 'card'> {
  /** Content of the cell while it is loading, or the width of the usual bar. */
  readonly skeleton?: ReactNode
}

/** Fields whose types have no look of their own; the feature renders them. */
type Drawn<Row, Name extends keyof Row> =
  NonNullable<Row[Name]> extends object | boolean ? Required<Pick<Column<Row>, 'cell'>> : unknown

type Columns<Row> = {
  readonly [Name in Exclude<keyof Row & string, 'id' | 'version' | 'updatedAt'>]?: Column<Row> & Drawn<Row, Name>
} & { readonly id?: Column<Row> }

/** Look of a type in a list. */
interface Look extends Pick<Field<never>, 'align' | 'width' | 'minWidth'> {
  readonly cell?: (value: unknown, field: ShownField) => ReactNode
  /** Width in pixels of the bar that is shown while it is loading. */
  readonly bar: number
}

const isNothing = (value: unknown) => value === null || value === undefined || value === ''

const chosen = (value: unknown, { choices = {}, tones }: ShownField): ReactNode => {
  const name = String(value)
  const words = choices[name] ?? name
  return tones ? <StatusBadge tone={tones[name] ?? 'gray'}>{words}</StatusBadge> : words
}

/** Renders a value as the panel does. */
const shown = (value: unknown, { show }: ShownField): ReactNode => show?.(value) ?? String(value)

/** A cell that is drawn by the feature says all of its looks. */
const ownLook: Look = { bar: 96 }

const useLooks = (): Readonly<Record<FieldType, Look>> => {
  const { unitPrice, number, percent, days } = useFormats()
  const figures = (show: (value: number) => string) => (value: unknown) => (
    <span data-figures>{show(Number(value))}</span>
  )
  const text: Look = { cell: (value) => String(value), bar: 96, width: 160, minWidth: 116 }
  const count: Look = { cell: figures(number), bar: 32, width: 128, minWidth: 104, align: 'end' }
  const date: Look = { cell: (value) => <Day at={String(value)} />, bar: 80, width: 118, minWidth: 116 }
  return {
    text,
    'long text': text,
    number: count,
    country: { cell: shown, bar: 88, width: 140, minWidth: 116 },
    email: { ...text, bar: 176, width: 240, minWidth: 180 },
    phone: { cell: (value) => <span data-figures>{String(value)}</span>, bar: 112, width: 156, minWidth: 150 },
    // Some are prices of a unit, which may have parts of a cent.
    money: { ...count, cell: figures(unitPrice), bar: 64 },
    percent: { ...count, cell: figures((value) => percent(value / 100)) },
    choice: { cell: chosen, bar: 72 },
    date,
    dated: { ...date, cell: (value) => <CalendarDay at={String(value)} /> },
    instant: date,
    day: { ...date, cell: (value) => <span data-figures>{days(String(value), String(value))}</span>, width: 128 },
    'rich text': { ...text, cell: (value) => toPlainText(String(value)) },
    picture: { ...ownLook, cell: (value) => <Thumb image={String(value)} /> },
    reference: { ...text, cell: (value, { show }) => show?.(value) ?? `#${value}` },
    'yes/no': { cell: shown, bar: 32, width: 96, minWidth: 84 },
    list: { ...text, cell: shown, width: 200 },
    files: { ...text, cell: shown, width: 200 },
    parts: ownLook,
  }
}

const barOf = ({ tones }: ShownField, width: number) =>
  tones ? <Skeleton width={width} height={20} /> : <Skeleton width={width} />

/** A column that is as wide as its words needs no width. */
const measuresOf = ({ choices }: ShownField, { cell, align, width, minWidth }: Look) => ({
  ...(align && { align }),
  ...(choices && cell ? { words: Object.values(choices) } : { ...(width && { width }), ...(minWidth && { minWidth }) }),
})

type ListedKind = Pick<Kind<Bulkable>, 'entity' | 'fields' | 'list'>

/** The columns of a list of any fields, in their order. */
export const useFieldColumns = <Row extends object>(
  kind: ListedKind,
  { fields }: Pick<History, 'fields'>,
  columns: Readonly<Record<string, Column<Row>>>,
): readonly Field<Row>[] => {
  const mayWrite = usePermission(`${kind.entity}:write`)
  const looks = useLooks()
  return Object.entries(columns).map(([name, { skeleton, editable, ...column }]) => {
    const type = typeOf(kind, name)
    const field = fields[name] ?? { label: name, type }
    const look = column.cell ? ownLook : looks[type]
    const described = kind.fields[name]
    const bar = typeof skeleton === 'number' ? skeleton : look.bar
    return {
      name,
      label: field.label,
      cell: (row) => {
        const value: unknown = Reflect.get(row, name)
        return isNothing(value) ? <EmptyValue /> : look.cell?.(value, field)
      },
      sortable: kind.list.sort.includes(name),
      editable: mayWrite && (editable ?? (described !== undefined && isCellEdited(described))),
      ...measuresOf(field, look),
      skeleton: skeleton === undefined || typeof skeleton === 'number' ? barOf(field, bar) : skeleton,
      ...column,
    }
  })
}

/** Types that say too much for a list, or that only their feature can draw. */
const undrawn: readonly FieldType[] = ['rich text', 'parts']

/**
 * Returns the columns of a list in the order of `columns`. A field of the contract that is not among them has a column as its
 * type has it, which is hidden until somebody chooses it.
 * @param unlisted fields that have no column
 */
export const useColumns = <Row extends object>(
  kind: ListedKind,
  history: Pick<History, 'fields'>,
  unlisted: readonly (keyof Row & string)[],
  columns: Columns<Row>,
): readonly Field<Row>[] => {
  const known: readonly string[] = [...Object.keys(columns), ...unlisted]
  const others = Object.keys(kind.fields).filter(
    (name) => !known.includes(name) && !undrawn.includes(typeOf(kind, name)),
  )
  const hidden = others.map((name) => [name, { optional: true, card: 'hidden' } as const] as const)
  return useFieldColumns<Row>(kind, history, { ...columns, ...Object.fromEntries(hidden) })
}
