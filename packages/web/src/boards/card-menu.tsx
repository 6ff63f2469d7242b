import { Menu } from '@mantine/core'
import type { Card } from '@quarterdeck/contract/boards/cards'
import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs'
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowsMoveVertical from '@tabler/icons-react/dist/esm/icons/IconArrowsMoveVertical.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconSquareCheck from '@tabler/icons-react/dist/esm/icons/IconSquareCheck.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useMessages } from '../kit/lib/i18n/use-messages.ts'
import { MoveItems } from '../kit/ui/board/move-items.tsx'
import type { PopupTarget } from '../kit/ui/popup/lazy-popup.tsx'
import { MenuPopup } from '../kit/ui/popup/menu-popup.tsx'
import { useBoard } from './board-context.ts'
import classes from './boards.module.css'
import { boardMessages } from './messages/index.ts'
import { useCardSteps } from './use-card-steps.ts'

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true }

interface Props {
  readonly target: PopupTarget
  readonly card: Card
  readonly index: number
  readonly count: number
}

/** Moves a card, as by a mouse, and puts it away. */
export const CardMenu = ({ target, card, index, count }: Props) => {
  const { card: m } = useMessages(boardMessages)
  const { board, lane, lanes, isSelected, move, select, toLane } = useBoard()
  const { archive, remove } = useCardSteps()
  const { columnId } = card
  return (
    <MenuPopup target={target} label={m.menu(card.title)} width={240} position="bottom-end" withinPortal>
      <MoveItems
        columns={board.columns.map(({ id, name, color }) => ({ value: id, label: name, tone: color }))}
        from={columnId}
        onMove={(id) => move(card, { columnId: id, index: 0 })}
      />
      {index > 0 && (
        <Menu.Item leftSection={<IconArrowUp {...icon} />} onClick={() => move(card, { columnId, index: index - 1 })}>
          {m.up}
        </Menu.Item>
      )}
      {index < count - 1 && (
        <Menu.Item leftSection={<IconArrowDown {...icon} />} onClick={() => move(card, { columnId, index: index + 1 })}>
          {m.down}
        </Menu.Item>
      )}
      {lane && lanes.length > 1 && <Menu.Label>{m.lane}</Menu.Label>}
      <div className={classes.otherLanes}>
        {lanes
          .filter(({ key }) => lane && key !== lane.key)
          .map((other) => (
            <Menu.Item
              key={other.key}
              leftSection={<IconArrowsMoveVertical {...icon} />}
              onClick={() => toLane(card, other)}
            >
              <bdi>{other.name}</bdi>
            </Menu.Item>
          ))}
      </div>
      <Menu.Divider />
      <Menu.Item leftSection={<IconSquareCheck {...icon} />} onClick={() => select(card)}>
        {m.pick(isSelected(card))}
      </Menu.Item>
      <Menu.Item leftSection={<IconArchive {...icon} />} onClick={() => void archive(card)}>
        {m.archive}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconTrash {...icon} />}
        className={classes.danger ?? ''}
        onClick={() => void remove(card)}
      >
        {m.delete}
      </Menu.Item>
    </MenuPopup>
  )
}
