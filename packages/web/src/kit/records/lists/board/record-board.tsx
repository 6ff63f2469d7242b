import { lazy, Suspense, useId, useState } from 'react'
import { usePermission } from '../../../lib/session.ts'
import { Board } from '../../../ui/board/board.tsx'
import { useAutoScroll } from '../../../ui/board/use-auto-scroll.ts'
import type { BoardProps } from '../../../ui/data-table/body.ts'
import type { CellKind, VersionedRow } from '../cells/cell-kind.ts'
import type { Changes } from '../changes.ts'
import type { BoardField, BoardTools, ValueColumn } from './board-tools.ts'
import { RecordColumn } from './column.tsx'
import { type Move, useMoves } from './use-moves.ts'
import { useRecordHolding } from './use-record-holding.ts'

const AskReason = lazy(async () => ({ default: (await import('./ask-dialog.tsx')).AskReason }))

interface Props<Row extends VersionedRow> extends BoardProps<Row> {
  readonly by: BoardField<Row>
  readonly kind: CellKind<Row>
  readonly changes: Changes<Row>
}

/** A list with a column for each value of a field. One who moves a record changes that field of it, as in its cell. */
export const RecordBoard = <Row extends VersionedRow>({ by, kind, changes, onOpen, onShown, ...list }: Props<Row>) => {
  const { field, asks = {} } = by
  const { state, idOf, nameOf } = list
  const hint = useId()
  const { moves, move } = useMoves(kind, field)
  const [asked, setAsked] = useState<Move<Row>>()
  const { choices = {}, tones } = changes.fields[field] ?? {}
  const all = Object.entries(choices).map(([value, label]): ValueColumn => ({ value, label, tone: tones?.[value] }))
  const chosen = state.chosen(field)
  const columns = chosen.length > 0 ? all.filter(({ value }) => chosen.includes(value)) : all
  const moveTo = (row: Row, value: string) => {
    const column = all.find((each) => each.value === value)
    if (!column || String(Reflect.get(row, field)) === value) return
    const wanted = { row, value, name: nameOf(row), column: column.label }
    if (asks[value]) setAsked(wanted)
    else void move(wanted)
  }
  const isChanged = usePermission(`${kind.entity}:write`) && kind.inputs[field] !== undefined
  const holding = useRecordHolding({ columns, moves, idOf, nameOf, field, moveTo })
  const { heldId, onKeyDown } = holding
  useAutoScroll()
  const tools: BoardTools<Row> = {
    ...list,
    entity: kind.entity,
    field,
    columns: all,
    isChanged,
    moveTo,
    hint,
    heldId,
    onKeyDown,
  }
  const askedFor = asked && asks[asked.value]
  const askedField = askedFor && changes.fields[askedFor]
  return (
    <Board holding={holding} hint={hint} region={list.regionRef}>
      {columns.map((column) => (
        <RecordColumn
          key={column.value}
          column={column}
          tools={tools}
          onOpen={onOpen}
          onShown={onShown}
          moves={holding.shown}
        />
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
    </Board>
  )
}
