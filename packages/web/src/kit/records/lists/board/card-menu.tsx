import { Menu } from '@mantine/core'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { MoveItems } from '../../../ui/board/move-items.tsx'
import { targetOfRow } from '../../../ui/data-table/field.ts'
import type { PopupTarget } from '../../../ui/popup/lazy-popup.tsx'
import { MenuPopup } from '../../../ui/popup/menu-popup.tsx'
import { recordMessages } from '../../messages/index.ts'
import { type BoardTools, mayMove } from './board-tools.ts'

interface Props<Row extends object> {
  readonly target: PopupTarget
  readonly row: Row
  /** The column that it stands in. */
  readonly value: string
  readonly tools: BoardTools<Row>
}

/** Menu of a card: moves to other columns, and the actions of its list. */
export const CardMenu = <Row extends object>({ target, row, value, tools }: Props<Row>) => {
  const { board: m } = useMessages(recordMessages)
  const { columns, actions, idOf, nameOf, moveTo } = tools
  return (
    <MenuPopup target={target} label={m.menu(nameOf(row))} width={220} position="bottom-end" withinPortal>
      {mayMove(tools, row) && (
        <>
          <MoveItems columns={columns} from={value} onMove={(column) => moveTo(row, column)} />
          {actions.length > 0 && <Menu.Divider />}
        </>
      )}
      {actions.map((action) => (
        <Menu.Item
          key={action.label}
          leftSection={action.icon}
          onClick={() => action.perform(targetOfRow(idOf(row), row), () => {})}
        >
          {action.label}
        </Menu.Item>
      ))}
    </MenuPopup>
  )
}
