import { ActionIcon, VisuallyHidden } from '@mantine/core'
import type { Board } from '@quarterdeck/contract/boards/boards'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import { lazy, Suspense, useState } from 'react'
import { useFormats } from '../kit/lib/i18n/formats.ts'
import { useMessages } from '../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../kit/lib/session.ts'
import frame from '../kit/ui/board/board.module.css'
import { BoardColumnHead } from '../kit/ui/board/board-column.tsx'
import { LazyPopup } from '../kit/ui/popup/lazy-popup.tsx'
import type { ShownColumn } from './board-context.ts'
import classes from './boards.module.css'
import { boardMessages } from './messages/index.ts'

const loadMenu = async () => (await import('./column-menu.tsx')).ColumnMenu
const ColumnDialog = lazy(async () => ({ default: (await import('./column-dialog.tsx')).ColumnDialog }))
const RemoveColumnDialog = lazy(async () => ({
  default: (await import('./remove-column-dialog.tsx')).RemoveColumnDialog,
}))

const Count = ({ column: { limit, isStrict }, count }: Pick<ShownColumn, 'column' | 'count'>) => {
  const { column: m } = useMessages(boardMessages)
  const { number } = useFormats()
  if (count === undefined) return null
  if (limit === null)
    return (
      <span className={frame.count}>
        <span aria-hidden>{number(count)}</span>
        <VisuallyHidden>{m.cards(count)}</VisuallyHidden>
      </span>
    )
  const isFull = isStrict && count >= limit
  const isOver = count > limit
  const state = isOver ? m.over : isFull ? m.full : ''
  const says = [m.ofLimit(count, limit), state].filter(Boolean).join(' · ')
  return (
    <span
      className={`${frame.count} ${classes.count}`}
      data-state={isOver ? 'over' : isFull ? 'full' : undefined}
      title={says}
    >
      {isOver ? <IconAlertTriangle size={14} aria-hidden /> : isFull && <IconLock size={14} aria-hidden />}
      <span aria-hidden>
        {number(count)}/{number(limit)}
      </span>
      <VisuallyHidden>{says}</VisuallyHidden>
    </span>
  )
}

interface Props extends Pick<ShownColumn, 'column' | 'count' | 'onFold'> {
  readonly board: Board
}

/** Head of a column with its name, count and menu. */
export const ColumnHead = ({ board, column, count, onFold }: Props) => {
  const { column: m } = useMessages(boardMessages)
  const mayWrite = usePermission('boards:write')
  const [asked, setAsked] = useState<'edit' | 'remove'>()
  const close = () => setAsked(undefined)
  return (
    <BoardColumnHead tone={column.color} name={column.name}>
      <Count column={column} count={count} />
      <LazyPopup
        kind="menu"
        target={
          <ActionIcon variant="subtle" color="gray" size={28} aria-label={m.menu(column.name)}>
            <IconDots size={16} stroke={1.75} aria-hidden />
          </ActionIcon>
        }
        load={loadMenu}
        props={{ board, column, mayWrite, onFold, onEdit: () => setAsked('edit'), onRemove: () => setAsked('remove') }}
      />
      <Suspense>
        {asked === 'edit' && <ColumnDialog board={board} column={column} onClose={close} />}
        {asked === 'remove' && <RemoveColumnDialog board={board} column={column} onClose={close} />}
      </Suspense>
    </BoardColumnHead>
  )
}
