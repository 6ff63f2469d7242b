import { Menu } from '@mantine/core'
import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs'
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs'
import IconColumnInsertRight from '@tabler/icons-react/dist/esm/icons/IconColumnInsertRight.mjs'
import IconLayoutKanban from '@tabler/icons-react/dist/esm/icons/IconLayoutKanban.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { useMessages } from '../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../kit/lib/session.ts'
import type { PopupTarget } from '../kit/ui/popup/lazy-popup.tsx'
import { MenuPopup } from '../kit/ui/popup/menu-popup.tsx'
import classes from './boards.module.css'
import { boardMessages } from './messages/index.ts'

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true }

/** Dialogs that the menu opens. */
export type BoardDialog = 'archive' | 'column' | 'create' | 'flow' | 'rename'

interface Props {
  readonly target: PopupTarget
  readonly archived: number
  readonly isOwn: boolean
  readonly onAsk: (asked: BoardDialog) => void
  readonly onHand: () => void
  readonly onRemove: () => void
}

/** Menu of a board. */
export const BoardMenu = ({ target, archived, isOwn, onAsk, onHand, onRemove }: Props) => {
  const { board: m, flow } = useMessages(boardMessages)
  const [mayWrite, mayDelete] = [usePermission('boards:write'), usePermission('boards:delete')]
  return (
    <MenuPopup target={target} label={m.more} width={220} position="bottom-end">
      <Menu.Item leftSection={<IconChartBar {...icon} />} onClick={() => onAsk('flow')}>
        {flow.title}
      </Menu.Item>
      <Menu.Item leftSection={<IconArchive {...icon} />} onClick={() => onAsk('archive')}>
        {m.archive(archived)}
      </Menu.Item>
      {mayWrite && (
        <>
          <Menu.Item leftSection={<IconColumnInsertRight {...icon} />} onClick={() => onAsk('column')}>
            {m.addColumn}
          </Menu.Item>
          <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => onAsk('rename')}>
            {m.rename}
          </Menu.Item>
          <Menu.Item leftSection={isOwn ? <IconUsers {...icon} /> : <IconLock {...icon} />} onClick={onHand}>
            {isOwn ? m.share : m.keep}
          </Menu.Item>
          <Menu.Item leftSection={<IconLayoutKanban {...icon} />} onClick={() => onAsk('create')}>
            {m.create}
          </Menu.Item>
        </>
      )}
      {mayDelete && (
        <Menu.Item leftSection={<IconTrash {...icon} />} className={classes.danger ?? ''} onClick={onRemove}>
          {m.delete}
        </Menu.Item>
      )}
    </MenuPopup>
  )
}
