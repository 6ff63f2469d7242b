import { Menu, type MenuProps } from '@mantine/core'
import { cloneElement, type ReactElement, type ReactNode, type Ref } from 'react'
import { inMain } from './in-main.ts'
import type { PopupTarget } from './lazy-popup.tsx'
import { useInitiallyOpen } from './use-initially-open.ts'

interface Props extends Pick<MenuProps, 'width' | 'position' | 'returnFocus' | 'withinPortal'> {
  readonly target: PopupTarget
  readonly label: string
  readonly children: ReactNode
}

/** Menu of a `LazyPopup`. */
export const MenuPopup = ({ target, label, children, ...menu }: Props) => {
  const { button, opened, setOpened } = useInitiallyOpen()
  return (
    <Menu {...menu} portalProps={inMain} opened={opened} onChange={setOpened}>
      <Menu.Target>
        {cloneElement(target as ReactElement<{ ref?: Ref<HTMLButtonElement> }>, { ref: button })}
      </Menu.Target>
      <Menu.Dropdown aria-label={label}>{children}</Menu.Dropdown>
    </Menu>
  )
}
