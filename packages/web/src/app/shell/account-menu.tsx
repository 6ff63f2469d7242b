import { UnstyledButton } from '@mantine/core'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { useMe } from '../../lib/session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { LazyPopup } from '../../ui/popup/lazy-popup.tsx'
import { appMessages } from '../messages/index.ts'
import classes from './shell.module.css'

const load = async () => (await import('./account-popup.tsx')).AccountPopup

export const AccountMenu = () => {
  const { account: m } = useMessages(appMessages)
  const me = useMe()
  const target = (
    <UnstyledButton className={classes.target} aria-label={m.label(me.name)}>
      <Avatar name={me.name} image={me.image} size={32} />
    </UnstyledButton>
  )
  return <LazyPopup kind="menu" target={target} load={load} props={{}} />
}
