import type { Board } from '@quarterdeck/contract/boards/boards'
import { useQuery } from '@tanstack/react-query'
import { type RefCallback, useState } from 'react'
import { useMessages } from '../kit/lib/i18n/use-messages.ts'
import { Avatar } from '../kit/ui/avatar.tsx'
import frame from '../kit/ui/board/board.module.css'
import { boardMessages as boardWords } from '../kit/ui/board/messages/index.ts'
import { LoadMoreOnScroll } from '../kit/ui/load-more-on-scroll.tsx'
import classes from './boards.module.css'
import { FoldedColumn } from './column.tsx'
import { ColumnHead } from './column-head.tsx'
import { Grid } from './grid.tsx'
import { summaryOf } from './queries.ts'
import { type Grouping, useBoardAddress } from './use-board-address.ts'
import { useLanes } from './use-lanes.ts'
import { useMoveQueue } from './use-move-queue.ts'

/** Number of lanes that load their cards at first, and that are added each time. */
const atOnce = 6

/** A board with its columns in lanes below one another. */
export const Lanes = ({ board, by, region }: { board: Board; by: Grouping; region: RefCallback<HTMLElement> }) => {
  const words = useMessages(boardWords)
  const { address, fold } = useBoardAddress()
  const { data: summary } = useQuery(summaryOf(board.id))
  const lanes = useLanes(board, by)
  const sending = useMoveQueue(board)
  const [most, setMost] = useState(atOnce)
  const isFolded = (id: string) => address.folded.includes(id)
  const folded = board.columns.filter(({ id }) => isFolded(id)).length
  const widths = { '--open': board.columns.length - folded, '--folded': folded }
  return (
    <div className={classes.lanes} ref={region} data-scrolls style={widths as React.CSSProperties}>
      <div className={classes.heads}>
        {board.columns.map((column) => {
          const count = summary && (summary.columns[column.id] ?? 0)
          const head = { column, count, onFold: () => fold(column.id) }
          if (isFolded(column.id)) return <FoldedColumn key={column.id} {...head} />
          return (
            <div key={column.id} className={frame.column}>
              <ColumnHead {...head} board={board} />
            </div>
          )
        })}
      </div>
      {lanes.slice(0, most).map((lane) => (
        <section key={lane.key} className={classes.lane} aria-label={lane.name}>
          <h2>
            {lane.image !== undefined && <Avatar name={lane.name} image={lane.image} size={22} />}
            <bdi>{lane.name}</bdi>
          </h2>
          <Grid board={board} lane={lane} lanes={lanes} sending={sending} />
        </section>
      ))}
      {lanes.length > most && (
        <LoadMoreOnScroll key={most} onMore={() => setMost(most + atOnce)}>
          {words.more(lanes.length - most)}
        </LoadMoreOnScroll>
      )}
    </div>
  )
}
