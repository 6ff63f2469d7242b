import { noticeEvents, noticePath } from '@quarterdeck/contract/kit/notice-events'
import { permissionInWords } from '@quarterdeck/contract/kit/words/index'
import type { Notice } from '@quarterdeck/contract/system/notices'
import { Link, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { sharedMessages } from '../../kit/lib/i18n/shared-words.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { systemMessages } from '../messages/index.ts'
import classes from './notice-list.module.css'

const useReason = (event: Notice['event']): string => {
  const { because } = useMessages(systemMessages).notices
  const words = useMessages(sharedMessages)
  const { group, audience } = noticeEvents[event]
  if (audience === 'owners') return because.owners
  if (group === 'security') return because.security
  return audience === 'you' ? because.you : because.permission(permissionInWords(words, audience))
}

const Why = ({ event, onGo }: { event: Notice['event']; onGo: () => void }) => {
  const m = useMessages(systemMessages).notices
  const reason = useReason(event)
  return (
    <details className={classes.why}>
      <summary>{m.why}</summary>
      <p>
        {reason}{' '}
        <Link to="/settings/notification" onClick={onGo}>
          {m.change}
        </Link>
      </p>
    </details>
  )
}

interface Props {
  readonly notice: Notice
  readonly onRead: (id: number) => void
  /** Somewhere else is gone to. */
  readonly onGo: () => void
}

export const NoticeItem = ({ notice: { id, event, data, createdAt, isNew }, onRead, onGo }: Props) => {
  const m = useMessages(systemMessages).notices
  const words = useMessages(sharedMessages)
  const { ago, instant } = useFormats()
  const router = useRouter()
  const place = noticePath(event, data)
  const href = place === undefined ? undefined : `${import.meta.env.BASE_URL}${place}`
  const text = words.notices[event](data)
  const go = (click: MouseEvent) => {
    if (isNew) onRead(id)
    if (!href || click.metaKey || click.ctrlKey) return
    click.preventDefault()
    onGo()
    router.history.push(href)
  }
  return (
    <li className={classes.item} data-new={isNew || undefined}>
      <p className={classes.text}>
        {isNew && <span className={classes.dot} role="img" aria-label={m.isNew} />}
        {href ? (
          <a href={href} onClick={go}>
            {text}
          </a>
        ) : (
          text
        )}
      </p>
      <div className={classes.about}>
        <time dateTime={createdAt} title={instant(createdAt)}>
          {ago(createdAt, Date.now())}
        </time>
        <Why event={event} onGo={onGo} />
      </div>
    </li>
  )
}
