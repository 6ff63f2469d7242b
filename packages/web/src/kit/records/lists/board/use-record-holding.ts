import { useHeldCard } from '../../../ui/board/use-holding.ts'
import type { VersionedRow } from '../cells/cell-kind.ts'
import type { BoardTools } from './board-tools.ts'
import type { Move } from './use-moves.ts'

interface Options<Row extends VersionedRow>
  extends Pick<BoardTools<Row>, 'columns' | 'idOf' | 'nameOf' | 'field' | 'moveTo'> {
  readonly moves: readonly Move<Row>[]
}

/** The record that one holds by keys: it is shown in the column to which the arrows have taken it. */
export const useRecordHolding = <Row extends VersionedRow>(options: Options<Row>) => {
  const { columns, moves, idOf, nameOf, field, moveTo } = options
  const holding = useHeldCard<Row, string>({
    idOf,
    titleOf: nameOf,
    spotOf: (row) => moves.findLast((each) => each.row.id === row.id)?.value ?? String(Reflect.get(row, field)),
    // In which order they stand in a column is the list's to say.
    beside: (key, value) => {
      const by = { ArrowRight: 1, ArrowLeft: -1 }[key]
      return by === undefined ? undefined : columns[columns.findIndex((each) => each.value === value) + by]?.value
    },
    isSame: (one, other) => one === other,
    inWords: (value) => columns.find((each) => each.value === value)?.label ?? value,
    onDrop: moveTo,
  })
  const { held } = holding
  return {
    ...holding,
    heldId: held && idOf(held.item),
    shown: held ? [...moves, { row: held.item, name: nameOf(held.item), value: held.spot, column: '' }] : moves,
  }
}
