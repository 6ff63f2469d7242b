import { NativeSelect } from '@mantine/core'
import type { Board } from '@quarterdeck/contract/boards/boards'
import { cardList, cards } from '@quarterdeck/contract/boards/cards'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../kit/lib/i18n/use-messages.ts'
import type { SearchParams } from '../kit/lib/search-params.ts'
import { useMe } from '../kit/lib/session.ts'
import { ViewsButton } from '../kit/records/views/index.ts'
import { LazyPopup } from '../kit/ui/popup/lazy-popup.tsx'
import { PromptDialog } from '../kit/ui/prompt-dialog.tsx'
import { ToolButton } from '../kit/ui/tool-button.tsx'
import { useAction } from '../kit/ui/use-action.ts'
import type { BoardDialog } from './board-menu.tsx'
import classes from './boards.module.css'
import { flowWithoutFigure } from './figure.ts'
import { boardMessages } from './messages/index.ts'
import { summaryOf, unarchivedOn } from './queries.ts'
import { useBoardAddress } from './use-board-address.ts'
import { useBoardSteps } from './use-board-steps.ts'

const loadMenu = async () => (await import('./board-menu.tsx')).BoardMenu
const ArchiveDialog = lazy(async () => ({ default: (await import('./archive-dialog.tsx')).ArchiveDialog }))
const ColumnDialog = lazy(async () => ({ default: (await import('./column-dialog.tsx')).ColumnDialog }))
const CreateBoard = lazy(async () => ({ default: (await import('./create-board.tsx')).CreateBoard }))

const FlowDialog = lazy(async () => ({ default: (await import('./flow-dialog.tsx')).FlowDialog }))

/** Views are of a board, and show what stands on it. */
const viewedOf = ({ id }: Board) =>
  ({
    list: 'cards',
    endpoint: cards.list,
    spec: cardList,
    within: ({ board = String(id) }: SearchParams) => unarchivedOn(String(board)),
  }) as const

/** The boards of everyone and below them, where there are any, one’s own. */
const offered = (all: readonly Board[], words: { readonly ofAll: string; readonly mine: string }) => {
  const named = (some: readonly Board[]) => some.map(({ id, name }) => ({ value: String(id), label: name }))
  const mine = all.filter(({ ownerId }) => ownerId !== null)
  const others = all.filter(({ ownerId }) => ownerId === null)
  if (mine.length === 0) return named(all)
  return [
    { group: words.ofAll, items: named(others) },
    { group: words.mine, items: named(mine) },
  ].filter(({ items }) => items.length > 0)
}

/** Chooses a board and changes it. */
export const BoardActions = ({ board, all }: { board: Board; all: readonly Board[] }) => {
  const { board: m } = useMessages(boardMessages)
  const { data: summary } = useQuery(summaryOf(board.id))
  const { address, change, show } = useBoardAddress()
  const { rename, hand, remove } = useBoardSteps()
  const me = useMe()
  const { act } = useAction()
  const [asked, setAsked] = useState<BoardDialog>()
  const close = () => setAsked(undefined)
  const ask = (wanted: BoardDialog) => (wanted === 'flow' ? change({ flow: flowWithoutFigure }) : setAsked(wanted))
  return (
    <>
      <ViewsButton viewed={viewedOf(board)} />
      <NativeSelect
        aria-label={m.choose}
        className={classes.boards}
        data={offered(all, m)}
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
          isOwn: board.ownerId !== null,
          onAsk: ask,
          onHand: () => act(() => hand(board, board.ownerId === null ? me.id : null)),
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
        {address.flow !== '' && <FlowDialog board={board} onClose={() => change({ flow: '' })} />}
        {asked === 'create' && <CreateBoard onClose={close} />}
      </Suspense>
      {asked === 'rename' && (
        <PromptDialog
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
