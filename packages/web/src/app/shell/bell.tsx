import { ActionIcon, Popover } from '@mantine/core'
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import { useEffect, useSyncExternalStore } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { useMe } from '../../lib/session.ts'
import { failures } from '../../ui/failures/failures.ts'
import { useOverlay } from '../../ui/use-overlay.tsx'
import { appMessages } from '../messages/index.ts'
import classes from './bell.module.css'

const load = async () => (await import('../../ui/failures/failure-list.tsx')).FailureList

/** What failed while one looked elsewhere: toasts go, this stays. */
export const Bell = () => {
  const m = useMessages(appMessages)
  const { id } = useMe()
  const { unread } = useSyncExternalStore(failures.subscribe, failures.log)
  const { opened, open, close, overlay } = useOverlay(load)
  useEffect(() => failures.ofPerson(id), [id])
  return (
    <Popover opened={opened} onDismiss={close} position="bottom-end" width={360} trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon className={classes.bell ?? ''} aria-label={m.bell(unread)} onClick={opened ? close : open}>
          <IconBell size={18} stroke={1.75} aria-hidden />
          {unread > 0 && (
            <span className={classes.count} aria-hidden="true">
              {unread}
            </span>
          )}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p={0} className={classes.panel ?? ''}>
        {overlay}
      </Popover.Dropdown>
    </Popover>
  )
}
