import { ActionIcon } from '@mantine/core'
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { useOverlay } from '../../kit/ui/use-overlay.tsx'
import { appMessages } from '../messages/index.ts'
import classes from './shell.module.css'

const load = async () => (await import('./nav-drawer.tsx')).NavDrawer

/** Opens the navigation on a phone; a desk never loads it. */
export const NavDrawerButton = () => {
  const { navigation: m } = useMessages(appMessages)
  const { opened, open, overlay } = useOverlay(load)
  return (
    <>
      <ActionIcon className={classes.burger ?? ''} aria-label={m.open} aria-expanded={opened} onClick={open}>
        <IconMenu2 size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
      {overlay}
    </>
  )
}
