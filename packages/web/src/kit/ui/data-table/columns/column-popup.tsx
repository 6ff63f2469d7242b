import { Menu } from '@mantine/core'
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowsHorizontal from '@tabler/icons-react/dist/esm/icons/IconArrowsHorizontal.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import IconPin from '@tabler/icons-react/dist/esm/icons/IconPin.mjs'
import IconPinnedOff from '@tabler/icons-react/dist/esm/icons/IconPinnedOff.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ReactNode } from 'react'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { commonMessages } from '../../messages/index.ts'
import type { PopupTarget } from '../../popup/lazy-popup.tsx'
import { MenuPopup } from '../../popup/menu-popup.tsx'
import { tableMessages } from '../messages/index.ts'
import type { ColumnMenuProps } from './column-menu.tsx'

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/** Sorts by the column, alone or additionally; resizes, moves, pins or hides it. */
export const ColumnPopup = ({ target, ...props }: ColumnMenuProps & { readonly target: PopupTarget }) => {
  const { name, label, side, sorting, tools, onResize } = props
  const { column: m } = useMessages(tableMessages)
  const { table } = useMessages(commonMessages)
  const isSorted = sorting?.orders.some(({ field }) => field === name)
  const others = sorting?.orders.some(({ field }) => field !== name)

  const item = (text: string, picture: ReactNode, onClick: () => void) => (
    <Menu.Item leftSection={picture} onClick={onClick}>
      {text}
    </Menu.Item>
  )
  return (
    <MenuPopup
      target={target}
      label={table.columnMenu(label)}
      returnFocus={props.returnFocus}
      position="bottom-start"
      withinPortal
    >
      {sorting && (
        <>
          {item(table.ascending, <IconArrowUp {...icon} />, () => sorting.sort(name, false))}
          {item(table.descending, <IconArrowDown {...icon} />, () => sorting.sort(name, true))}
          {others && item(m.thenAscending, <IconArrowUp {...icon} />, () => sorting.sort(name, false, true))}
          {others && item(m.thenDescending, <IconArrowDown {...icon} />, () => sorting.sort(name, true, true))}
          {isSorted && item(m.unsort, <IconX {...icon} />, () => sorting.clear(name))}
          <Menu.Divider />
        </>
      )}
      {item(m.left, <IconChevronLeft {...icon} />, () => tools.move(name, -1))}
      {item(m.right, <IconChevronRight {...icon} />, () => tools.move(name, 1))}
      {side !== 'left' && item(m.pinLeft, <IconPin {...icon} />, () => tools.pin(name, 'left'))}
      {side !== 'right' && item(m.pinRight, <IconPin {...icon} />, () => tools.pin(name, 'right'))}
      {side && item(m.unpin, <IconPinnedOff {...icon} />, () => tools.pin(name, undefined))}
      {item(m.resize, <IconArrowsHorizontal {...icon} />, onResize)}
      {item(m.hide, <IconEyeOff {...icon} />, () => tools.hide(name))}
    </MenuPopup>
  )
}
