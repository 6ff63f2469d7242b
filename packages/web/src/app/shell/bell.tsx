import { ActionIcon } from '@mantine/core'
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import { useSelector } from '@tanstack/react-store'
import { useEffect } from 'react'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { useMe } from '../../kit/lib/session.ts'
import { failureLog, failures } from '../../kit/ui/failures/failures.ts'
import { LazyPopup } from '../../kit/ui/popup/lazy-popup.tsx'
import { useUnread } from '../../system/notices/index.ts'
import { appMessages } from '../messages/index.ts'
import classes from './shell.module.css'

/** More is not read as a figure. */
const max = 99

const load = async () => (await import('./bell-popup.tsx')).BellPopup

/** Button with the notices and failures that a person has not seen yet; toasts go, these stay. */
export const Bell = () => {
  const m = useMessages(appMessages)
  const { id } = useMe()
  const failed = useSelector(failureLog, ({ unread }) => unread)
  const unread = useUnread() + failed
  useEffect(() => failures.ofPerson(id), [id])
  const target = (
    <ActionIcon className={classes.bell ?? ''} data-view="bell" aria-label={m.bell(unread)}>
      <IconBell size={18} stroke={1.75} aria-hidden />
      {unread > 0 && (
        <span className={classes.count} aria-hidden="true">
          {unread > max ? `${max}+` : unread}
        </span>
      )}
    </ActionIcon>
  )
  return <LazyPopup kind="dialog" target={target} load={load} props={{}} />
}
