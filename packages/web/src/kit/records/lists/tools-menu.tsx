import { Menu } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { PopupTarget } from '../../ui/popup/lazy-popup.tsx'
import { MenuPopup } from '../../ui/popup/menu-popup.tsx'
import type { ListTool } from './list-head.tsx'

interface Props {
  readonly target: PopupTarget
  readonly label: string
  readonly tools: readonly ListTool[]
}

/** The tools of a list in words. */
export const ToolsMenu = ({ target, label, tools }: Props) => (
  <MenuPopup target={target} label={label} position="bottom-end">
    {tools.map(({ label: words, icon, to, act }) =>
      to ? (
        <Menu.Item key={words} leftSection={icon} renderRoot={(root) => <Link to={to} {...root} />}>
          {words}
        </Menu.Item>
      ) : (
        <Menu.Item key={words} leftSection={icon} {...(act && { onClick: act })}>
          {words}
        </Menu.Item>
      ),
    )}
  </MenuPopup>
)
