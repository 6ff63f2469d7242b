import IconLayoutKanban from '@tabler/icons-react/dist/esm/icons/IconLayoutKanban.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../kit/lib/session.ts'
import { usePanelRecord } from '../kit/lib/side-panel.ts'
import { SidePanel } from '../kit/records/panel/index.ts'
import { DefaultView } from '../kit/records/views/index.ts'
import frame from '../kit/ui/board/board.module.css'
import { useAutoScroll } from '../kit/ui/board/use-auto-scroll.ts'
import { gutter, useWidth } from '../kit/ui/data-table/columns/use-width.ts'
import { Page } from '../kit/ui/page.tsx'
import { ProblemPanel } from '../kit/ui/problem-panel.tsx'
import { Skeleton } from '../kit/ui/skeleton.tsx'
import { StatePanel } from '../kit/ui/state-panel.tsx'
import { ToolButton } from '../kit/ui/tool-button.tsx'
import { BoardActions } from './board-actions.tsx'
import { BoardTools } from './board-tools.tsx'
import { Columns } from './grid.tsx'
import { Lanes } from './lanes.tsx'
import { boardMessages } from './messages/index.ts'
import { allBoards, cardRecord } from './queries.ts'
import { useBoardAddress } from './use-board-address.ts'

const CreateBoard = lazy(async () => ({ default: (await import('./create-board.tsx')).CreateBoard }))

const places = [0, 1, 2, 3, 4]

/** Boards are on their way. */
const BoardSkeleton = () => (
  <div className={frame.board} aria-busy="true">
    {places.map((place) => (
      <div key={place} className={frame.column}>
        <Skeleton width="100%" height={220} />
      </div>
    ))}
  </div>
)

const NoBoard = () => {
  const { board: m } = useMessages(boardMessages)
  const mayWrite = usePermission('boards:write')
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <StatePanel
        picture={<IconLayoutKanban size={36} stroke={1.5} aria-hidden />}
        title={m.empty}
        text={mayWrite ? m.emptyText : m.emptyReader}
      >
        {mayWrite && (
          <ToolButton variant="filled" before={<IconPlus size={16} aria-hidden />} onClick={() => setIsAsked(true)}>
            {m.create}
          </ToolButton>
        )}
      </StatePanel>
      <Suspense>{isAsked && <CreateBoard onClose={() => setIsAsked(false)} />}</Suspense>
    </>
  )
}

/** Boards of tasks with their cards. */
export const KanbanPage = () => {
  const { title } = useMessages(boardMessages)
  const { address } = useBoardAddress()
  const [room, region] = useWidth()
  useAutoScroll()
  const { data: all, isError, error, refetch } = useQuery(allBoards)
  // Whoever comes to a card comes to its board.
  const peeked = usePanelRecord('cards') ?? ''
  const { data: card } = useQuery({ ...cardRecord(peeked), enabled: peeked !== '' && address.board === '' })
  const [first] = all ?? []
  const board = all?.find(({ id }) => String(id) === (address.board || String(card?.boardId))) ?? first
  return (
    <DefaultView list="cards">
      <Page
        title={title}
        layout="fill"
        actions={board && all && <BoardActions key={board.id} board={board} all={all} />}
      >
        {isError && !all && <ProblemPanel error={error} onRetry={() => void refetch()} />}
        {!all && !isError && <BoardSkeleton />}
        {all?.length === 0 && <NoBoard />}
        {board && (
          <>
            <BoardTools board={board} room={room === 0 ? 0 : room - 2 * gutter} />
            {address.lanes ? (
              <Lanes key={board.id} board={board} by={address.lanes} region={region} />
            ) : (
              <Columns key={board.id} board={board} region={region} />
            )}
          </>
        )}
        <SidePanel beside />
      </Page>
    </DefaultView>
  )
}
