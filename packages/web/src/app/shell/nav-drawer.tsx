import { Drawer } from '@mantine/core'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { appMessages } from '../messages/index.ts'
import { NavList } from './nav-list.tsx'
import classes from './shell.module.css'

/** The navigation on a phone. */
export const NavDrawer = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => {
  const { navigation: m } = useMessages(appMessages)
  return (
    <Drawer.Root opened={opened} onClose={onClose} size={280}>
      <Drawer.Overlay />
      <Drawer.Content aria-label={m.label}>
        <div className={classes.brand}>
          <Drawer.CloseButton aria-label={m.close} ms={-6} me={0} />
          Quarterdeck
        </div>
        <nav aria-label={m.label}>
          <NavList onGo={onClose} />
        </nav>
      </Drawer.Content>
    </Drawer.Root>
  )
}
