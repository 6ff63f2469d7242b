import { ActionIcon } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { appMessages } from '../messages/index.ts'
import classes from './shell.module.css'

const NavDrawer = lazy(async () => ({ default: (await import('./nav-drawer.tsx')).NavDrawer }))

/** Opens the navigation on a phone; a desk never loads it. */
export const NavDrawerButton = () => {
  const { navigation: m } = useMessages(appMessages)
  const [opened, { open, close }] = useDisclosure(false)
  const [needed, setNeeded] = useState(false)
  return (
    <>
      <ActionIcon
        className={classes.burger ?? ''}
        aria-label={m.open}
        aria-expanded={opened}
        onClick={() => {
          setNeeded(true)
          open()
        }}
      >
        <IconMenu2 size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
      {needed && (
        <Suspense>
          <NavDrawer opened={opened} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
