import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@tanstack/react-store'
import { type MouseEvent, useEffect } from 'react'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../messages/index.ts'
import shared from '../styles/shared.module.css'
import classes from './failure-list.module.css'
import { type Failure, failureLog, failures } from './failures.ts'

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
      {failure.about && <p className={shared.hintWrap}>{failure.about}</p>}
      <p className={shared.hintWrap}>
        <time dateTime={failure.at}>{instant(failure.at)}</time>
        {' · '}
        <a href={failure.place.href} onClick={go}>
          <bdi>{failure.place.title}</bdi>
        </a>
      </p>
    </li>
  )
}

/** Lists recent errors, newest first, and marks them as read. */
export const FailureList = ({ onClose }: { onClose: () => void }) => {
  const { failures: m, actions } = useMessages(commonMessages)
  const { entries, unread } = useSelector(failureLog)
  useEffect(() => {
    if (unread > 0) failures.markRead()
  }, [unread])
  return (
    <section className={classes.panel} aria-label={m.title}>
      <div className={classes.head}>
        <h2>{m.title}</h2>
        <Button variant="subtle" size="compact-sm" onClick={failures.clear}>
          {actions.clear}
        </Button>
      </div>
      <ul className={shared.list}>
        {entries.map((failure) => (
          <Entry key={failure.id} failure={failure} onGo={onClose} />
        ))}
      </ul>
    </section>
  )
}
