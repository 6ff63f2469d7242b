import { useEffect, useEffectEvent } from 'react'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import frame from '../../../ui/board/board.module.css'
import { BoardColumn, BoardColumnHead } from '../../../ui/board/board-column.tsx'
import type { BoardProps } from '../../../ui/data-table/body.ts'
import { commonMessages } from '../../../ui/messages/index.ts'
import { recordMessages } from '../../messages/index.ts'
import type { VersionedRow } from '../cells/cell-kind.ts'
import type { BoardTools, ValueColumn } from './board-tools.ts'
import { RecordCard } from './card.tsx'
import { useColumn } from './use-column.ts'
import { type Move, withMoves } from './use-moves.ts'

interface Props<Row extends VersionedRow> extends Pick<BoardProps<Row>, 'onOpen' | 'onShown'> {
  readonly column: ValueColumn
  readonly tools: BoardTools<Row>
  readonly moves: readonly Move<Row>[]
}

/** The records of one value. */
export const RecordColumn = <Row extends VersionedRow>({ column, tools, moves, onOpen, onShown }: Props<Row>) => {
  const { board: m } = useMessages(recordMessages)
  const { table } = useMessages(commonMessages)
  const { value, label, tone } = column
  const { idOf, field, moveTo } = tools
  const known = useColumn<Row>({ ...tools, value })
  const rows = withMoves(known.rows, moves, value, field)
  const count = Math.max(rows.length, known.total + rows.length - known.rows.length)
  const shown = useEffectEvent(onShown)
  useEffect(() => {
    if (!known.isLoading) shown()
  }, [known.isLoading])
  return (
    <BoardColumn<Row>
      board={tools.entity}
      label={label}
      hint={tools.isChanged ? tools.hint : undefined}
      head={
        <BoardColumnHead tone={tone} name={label}>
          {!known.isLoading && !known.isFailed && (
            <span className={frame.count}>{table.counted(count, known.totalIsExact)}</span>
          )}
        </BoardColumnHead>
      }
      cards={() =>
        rows.map((row, position) => (
          <RecordCard
            key={idOf(row)}
            row={row}
            value={value}
            tools={tools}
            onOpen={() => onOpen(idOf(row), position, known.among)}
          />
        ))
      }
      isLoading={known.isLoading}
      isFailed={known.isFailed}
      shown={rows.length}
      left={known.hasMore ? known.total - known.rows.length : 0}
      none={m.none}
      onMore={known.more}
      onRetry={known.retry}
      onDrop={({ item }) => moveTo(item, value)}
    />
  )
}
