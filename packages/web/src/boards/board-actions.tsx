import { NativeSelect } from '@mantine/core'
import type { Board } from '@quarterdeck/contract/boards/boards'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { AskDialog } from '../ui/ask-dialog.tsx'
import { LazyPopup } from '../ui/popup/lazy-popup.tsx'
import { ToolButton } from '../ui/tool-button.tsx'
import { useAct } from '../ui/use-act.ts'
import type { Asked } from './board-menu.tsx'
import classes from './boards.module.css'
import { boardMessages } from './messages/index.ts'
import { summaryOf } from './queries.ts'
import { useBoardAddress } from './use-board-address.ts'
import { useBoardSteps } from './use-board-steps.ts'

const loadMenu = async () => (await import('./board-menu.tsx')).BoardMenu
const ArchiveDialog = lazy(async () => ({ default: (await import('./archive-dialog.tsx')).ArchiveDialog }))
const ColumnDialog = lazy(async () => ({ default: (await import('./column-dialog.tsx')).ColumnDialog }))
const CreateBoard = lazy(async () => ({ default: (await import('./create-board.tsx')).CreateBoard }))

const FlowDialog = lazy(async () => ({ default: (await import('./flow-dialog.tsx')).FlowDialog }))

/** Chooses a board and changes it. */
export const BoardActions = ({ board, all }: { board: Board; all: readonly Board[] }) => {
  const { board: m } = useMessages(boardMessages)
  const { data: summary } = useQuery(summaryOf(board.id))
  const { change } = useBoardAddress()
  const { rename, remove } = useBoardSteps()
  const { act } = useAct()
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const show = (id: string) => change({ board: id, person: '', label: '', q: '', folded: [] })
  return (
    <>
      <NativeSelect
        aria-label={m.choose}
        className={classes.boards}
        data={all.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={String(board.id)}
        onChange={({ currentTarget: { value } }) => show(value)}
      />
      <LazyPopup
        kind="menu"
        target={
          <ToolButton variant="symbol" aria-label={m.more} title={m.more}>
            <IconDots size={18} stroke={1.75} aria-hidden />
          </ToolButton>
        }
        load={loadMenu}
        props={{
          archived: summary?.archived ?? 0,
          onAsk: setAsked,
          onRemove: () =>
            act(async () => {
              await remove(board)
              show('')
            }),
        }}
      />
      <Suspense>
        {asked === 'archive' && <ArchiveDialog board={board} onClose={close} />}
        {asked === 'column' && <ColumnDialog board={board} onClose={close} />}
        {asked === 'flow' && <FlowDialog board={board} onClose={close} />}
        {asked === 'create' && <CreateBoard onClose={close} />}
      </Suspense>
      {asked === 'rename' && (
        <AskDialog
          title={m.rename}
          text={m.renameText}
          label={m.name}
          submit={m.save}
          kind="text"
          max={80}
          initial={board.name}
          onSend={async (name) => {
            await rename(board, name)
            close()
          }}
          onClose={close}
        />
      )}
    </>
  )
}
