import { Menu, VisuallyHidden } from '@mantine/core'
import IconAt from '@tabler/icons-react/dist/esm/icons/IconAt.mjs'
import IconClockPlay from '@tabler/icons-react/dist/esm/icons/IconClockPlay.mjs'
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import IconStack2 from '@tabler/icons-react/dist/esm/icons/IconStack2.mjs'
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { useMe, usePermission } from '../../kit/lib/session.ts'
import { myMentions } from '../../kit/records/notes/mentions-query.ts'
import type { PopupTarget } from '../../kit/ui/popup/lazy-popup.tsx'
import { MenuPopup } from '../../kit/ui/popup/menu-popup.tsx'
import shared from '../../kit/ui/styles/shared.module.css'
import { appMessages } from '../messages/index.ts'
import { useSignOut } from '../use-sign-out.ts'
import classes from './shell.module.css'

const Unread = ({ count }: { count: number }) => {
  const { account: m } = useMessages(appMessages)
  return (
    <span className={classes.unread}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{m.unread(count)}</VisuallyHidden>
    </span>
  )
}

export const AccountPopup = ({ target }: { target: PopupTarget }) => {
  const { account: m, navigation } = useMessages(appMessages)
  const me = useMe()
  const leave = useSignOut()
  const mayRead = usePermission('notes:read')
  const { data: mentions } = useQuery({ ...myMentions, enabled: mayRead })
  const mayReadMails = usePermission('outbox:read')
  const mayRunWork = usePermission('work:run')
  return (
    <MenuPopup target={target} label={m.label(me.name)} width={232} position="bottom-end">
      <div className={classes.who}>
        <span className={shared.strong}>{me.name}</span>
        <span className={classes.mail}>{me.email}</span>
        <span className={classes.role}>{m.roles[me.accessRole]}</span>
      </div>
      <Menu.Divider />
      <Menu.Item
        leftSection={<IconUserCircle size={16} stroke={1.75} aria-hidden />}
        renderRoot={(props) => <Link to="/users/profile" {...props} />}
      >
        {m.profile}
      </Menu.Item>
      {mayRead && (
        <Menu.Item
          leftSection={<IconAt size={16} stroke={1.75} aria-hidden />}
          rightSection={mentions !== undefined && mentions.unread > 0 && <Unread count={mentions.unread} />}
          renderRoot={(props) => <Link to="/mentions" {...props} />}
        >
          {m.mentions}
        </Menu.Item>
      )}
      <Menu.Item
        leftSection={<IconSettings size={16} stroke={1.75} aria-hidden />}
        renderRoot={(props) => <Link to="/settings" {...props} />}
      >
        {navigation.items.settings}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconStack2 size={16} stroke={1.75} aria-hidden />}
        renderRoot={(props) => <Link to="/background" {...props} />}
      >
        {m.background}
      </Menu.Item>
      {mayReadMails && (
        <Menu.Item
          leftSection={<IconMail size={16} stroke={1.75} aria-hidden />}
          renderRoot={(props) => <Link to="/outbox" {...props} />}
        >
          {m.outbox}
        </Menu.Item>
      )}
      {mayRunWork && (
        <Menu.Item
          leftSection={<IconClockPlay size={16} stroke={1.75} aria-hidden />}
          renderRoot={(props) => <Link to="/system" {...props} />}
        >
          {m.system}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconLogout size={16} stroke={1.75} aria-hidden />} onClick={() => void leave()}>
        {m.signOut}
      </Menu.Item>
    </MenuPopup>
  )
}
