import { Menu } from '@mantine/core'
import type { Board, BoardColumn } from '@quarterdeck/contract/boards/boards'
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconLayoutSidebarLeftCollapse from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftCollapse.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useMessages } from '../kit/lib/i18n/use-messages.ts'
import type { PopupTarget } from '../kit/ui/popup/lazy-popup.tsx'
import { MenuPopup } from '../kit/ui/popup/menu-popup.tsx'
import { useAction } from '../kit/ui/use-action.ts'
import classes from './boards.module.css'
import { boardMessages } from './messages/index.ts'
import { useBoardSteps } from './use-board-steps.ts'

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true }

interface Props {
  readonly target: PopupTarget
  readonly board: Board
  readonly column: BoardColumn
  readonly mayWrite: boolean
  readonly onFold: () => void
  readonly onEdit: () => void
  readonly onRemove: () => void
}

/** Collapses a column, changes it, and puts it elsewhere. */
export const ColumnMenu = ({ target, board, column, mayWrite, onFold, onEdit, onRemove }: Props) => {
  const { column: m } = useMessages(boardMessages)
  const { sortColumn } = useBoardSteps()
  const { act } = useAction()
  const at = board.columns.indexOf(column)
  const sort = (by: 1 | -1) => act(() => sortColumn(board, column, by))
  return (
    <MenuPopup target={target} label={m.menu(column.name)} width={220} position="bottom-end" withinPortal>
      <Menu.Item leftSection={<IconLayoutSidebarLeftCollapse {...icon} />} onClick={onFold}>
        {m.fold}
      </Menu.Item>
      {mayWrite && (
        <Menu.Item leftSection={<IconPencil {...icon} />} onClick={onEdit}>
          {m.edit}
        </Menu.Item>
      )}
      {mayWrite && at > 0 && (
        <Menu.Item leftSection={<IconArrowLeft {...icon} />} onClick={() => sort(-1)}>
          {m.left}
        </Menu.Item>
      )}
      {mayWrite && at < board.columns.length - 1 && (
        <Menu.Item leftSection={<IconArrowRight {...icon} />} onClick={() => sort(1)}>
          {m.right}
        </Menu.Item>
      )}
      {mayWrite && board.columns.length > 1 && (
        <Menu.Item leftSection={<IconTrash {...icon} />} className={classes.danger ?? ''} onClick={onRemove}>
          {m.remove}
        </Menu.Item>
      )}
    </MenuPopup>
  )
}
