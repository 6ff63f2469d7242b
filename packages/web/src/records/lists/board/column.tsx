import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import frame from '../../../ui/board/board.module.css'
import { ColumnRest } from '../../../ui/board/column-rest.tsx'
import type { BoardProps } from '../../../ui/data-table/body.ts'
import { commonMessages } from '../../../ui/messages/index.ts'
import { recordMessages } from '../../messages/index.ts'
import type { VersionedRow } from '../cells/cell-kind.ts'
import type { BoardColumn, BoardTools } from './board-tools.ts'
import { RecordCard } from './card.tsx'
import { useColumn } from './use-column.ts'
import { type Move, withMoves } from './use-moves.ts'

/** Takes what is dropped onto a column; whether something is held over it. */
const useDrop = <Row,>(ref: RefObject<HTMLElement | null>, board: string, onDrop: (row: Row) => void): boolean => {
  const [isOver, setIsOver] = useState(false)
  const drop = useEffectEvent(onDrop)
  useEffect(() => {
    const { current: element } = ref
    if (!element) return
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data.board === board,
      onDragEnter: () => setIsOver(true),
      onDragLeave: () => setIsOver(false),
      onDrop: ({ source }) => {
        setIsOver(false)
        drop(source.data.row as Row)
      },
    })
  }, [ref, board])
  return isOver
}

interface Props<Row extends VersionedRow> extends Pick<BoardProps<Row>, 'onOpen' | 'onShown'> {
  readonly column: BoardColumn
  readonly tools: BoardTools<Row>
  readonly moves: readonly Move<Row>[]
}

/** The records of one value. */
export const RecordColumn = <Row extends VersionedRow>({ column, tools, moves, onOpen, onShown }: Props<Row>) => {
  const { board: m } = useMessages(recordMessages)
  const { table } = useMessages(commonMessages)
  const section = useRef<HTMLElement>(null)
  const { value, label, tone } = column
  const { idOf, field, moveTo } = tools
  const known = useColumn<Row>({ ...tools, value })
  const rows = withMoves(known.rows, moves, value, field)
  const count = Math.max(rows.length, known.total + rows.length - known.rows.length)
  const isOver = useDrop<Row>(section, tools.entity, (row) => moveTo(row, value))
  const shown = useEffectEvent(onShown)
  useEffect(() => {
    if (!known.isLoading) shown()
  }, [known.isLoading])
  return (
    <section ref={section} className={frame.column} aria-label={label} data-over={isOver || undefined}>
      <div className={frame.head}>
        <span className={frame.dot} data-tone={tone} />
        <h2>{label}</h2>
        {!known.isLoading && !known.isFailed && (
          <span className={frame.count}>{table.counted(count, known.totalIsExact)}</span>
        )}
      </div>
      <div className={frame.scroll} data-scrolls>
        <ul
          className={frame.cards}
          aria-label={label}
          aria-busy={known.isLoading}
          aria-describedby={tools.isChanged ? tools.hint : undefined}
        >
          {rows.map((row, position) => (
            <RecordCard
              key={idOf(row)}
              row={row}
              value={value}
              tools={tools}
              onOpen={() => onOpen(idOf(row), position, known.among)}
            />
          ))}
        </ul>
        <ColumnRest
          isLoading={known.isLoading}
          isFailed={known.isFailed}
          shown={rows.length}
          left={known.hasMore ? known.total - known.rows.length : 0}
          none={m.none}
          onMore={known.more}
          onRetry={known.retry}
        />
      </div>
    </section>
  )
}
