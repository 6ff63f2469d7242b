import { lazy, Suspense, useState } from 'react'
import { useMay } from '../../../lib/session.ts'
import type { BoardProps } from '../../../ui/data-table/body.ts'
import type { CellKind, VersionedRow } from '../cells/cell-kind.ts'
import type { Changes } from '../changes.ts'
import classes from './board.module.css'
import type { BoardField } from './board-field.ts'
import type { BoardColumn, BoardTools } from './board-tools.ts'
import { RecordColumn } from './column.tsx'
import { type Move, useMoves } from './use-moves.ts'

const AskReason = lazy(async () => ({ default: (await import('./ask-dialog.tsx')).AskReason }))

interface Props<Row extends VersionedRow> extends BoardProps<Row> {
  readonly by: BoardField<Row>
  readonly kind: CellKind<Row>
  readonly changes: Changes<Row>
}

/** A list with a column for each value of a field. One who moves a record changes that field of it, as in its cell. */
export const RecordBoard = <Row extends VersionedRow>({ by, kind, changes, onOpen, onShown, ...list }: Props<Row>) => {
  const { field, asks = {} } = by
  const { state, nameOf } = list
  const { moves, move } = useMoves(kind, field)
  const [asked, setAsked] = useState<Move<Row>>()
  const { choices = {}, tones } = changes.fields[field] ?? {}
  const all = Object.entries(choices).map(([value, label]): BoardColumn => ({ value, label, tone: tones?.[value] }))
  const chosen = state.chosen(field)
  const columns = chosen.length > 0 ? all.filter(({ value }) => chosen.includes(value)) : all
  const moveTo = (row: Row, value: string) => {
    const column = all.find((each) => each.value === value)
    if (!column || String(Reflect.get(row, field)) === value) return
    const wanted = { row, value, name: nameOf(row), column: column.label }
    if (asks[value]) setAsked(wanted)
    else void move(wanted)
  }
  const isChanged = useMay(`${kind.entity}:write`) && kind.inputs[field] !== undefined
  const tools: BoardTools<Row> = { ...list, entity: kind.entity, field, columns: all, isChanged, moveTo }
  const askedFor = asked && asks[asked.value]
  const askedField = askedFor && changes.fields[askedFor]
  return (
    <div className={classes.board} ref={list.regionRef}>
      {columns.map((column) => (
        <RecordColumn key={column.value} {...{ column, tools, moves, onOpen, onShown }} />
      ))}
      {asked && askedFor && askedField && (
        <Suspense>
          <AskReason
            name={asked.name}
            column={asked.column}
            asked={{ ...askedField, label: changes.texts?.[askedFor]?.label ?? askedField.label }}
            hint={changes.texts?.[askedFor]?.hint}
            onSend={(given) => {
              setAsked(undefined)
              void move(asked, { [askedFor]: given })
            }}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}
