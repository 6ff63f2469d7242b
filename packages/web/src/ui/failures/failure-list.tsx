import { Button } from '@mantine/core'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, useEffect, useSyncExternalStore } from 'react'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../messages/index.ts'
import type { OverlayProps } from '../use-overlay.tsx'
import classes from './failure-list.module.css'
import { type Failure, failures } from './failures.ts'
import { failureMessages } from './messages/index.ts'

const Entry = ({ failure, onGo }: { failure: Failure; onGo: () => void }) => {
  const { instant } = useFormats()
  const router = useRouter()
  const go = (event: MouseEvent) => {
    event.preventDefault()
    onGo()
    router.history.push(failure.place.href)
  }
  return (
    <li className={classes.entry}>
      <p className={classes.title}>{failure.title}</p>
      {failure.about && <p className={classes.about}>{failure.about}</p>}
      <p className={classes.about}>
        <time dateTime={failure.at}>{instant(failure.at)}</time>
        {' · '}
        <a href={failure.place.href} onClick={go}>
          <bdi>{failure.place.title}</bdi>
        </a>
      </p>
    </li>
  )
}

/** What did not work, the newest first. Seeing it is reading it. */
export const FailureList = ({ opened, onClose }: OverlayProps) => {
  const m = useMessages(failureMessages)
  const { actions } = useMessages(commonMessages)
  const { entries, unread } = useSyncExternalStore(failures.subscribe, failures.log)
  useEffect(() => {
    if (opened && unread > 0) failures.markRead()
  }, [opened, unread])
  return (
    <div className={classes.panel}>
      <div className={classes.head}>
        <h2>{m.title}</h2>
        {entries.length > 0 && (
          <Button variant="subtle" size="compact-sm" onClick={failures.clear}>
            {actions.clear}
          </Button>
        )}
      </div>
      {entries.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard.
        <ul className={classes.list} tabIndex={0} aria-label={m.title}>
          {entries.map((failure) => (
            <Entry key={failure.id} failure={failure} onGo={onClose} />
          ))}
        </ul>
      ) : (
        <p className={classes.empty}>
          <IconCircleCheck size={28} stroke={1.5} aria-hidden />
          {m.empty}
        </p>
      )}
    </div>
  )
}
