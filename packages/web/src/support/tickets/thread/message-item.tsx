import { ActionIcon } from '@mantine/core'
import type { Attachment } from '@quarterdeck/contract/kit/attachments'
import type { MessageSide, MessageWay } from '@quarterdeck/contract/kit/constants'
import { tickets } from '@quarterdeck/contract/support/tickets'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconEraser from '@tabler/icons-react/dist/esm/icons/IconEraser.mjs'
import type { ReactNode } from 'react'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { Files, RecordLink } from '../../../kit/records/index.ts'
import { Avatar } from '../../../kit/ui/avatar.tsx'
import { FormattedText } from '../../../kit/ui/formatted-text/formatted-text.tsx'
import { LazyPopup } from '../../../kit/ui/popup/lazy-popup.tsx'
import { StatusBadge } from '../../../kit/ui/status-badge.tsx'
import { ticketMessages } from '../messages/index.ts'
import type { MessageActions } from './message-menu.tsx'
import { splitQuote } from './quote.ts'
import classes from './thread.module.css'

const loadMenu = async () => (await import('./message-menu.tsx')).MessageMenu

/** A message in the thread; also used for the ticket's description. */
export interface ThreadEntry {
  readonly name: string
  readonly image: string
  readonly from: MessageSide
  readonly body: string
  readonly files: readonly Attachment[]
  readonly at: string
  readonly via: MessageWay
  readonly isUnverified: boolean
  /** Name of the user who removed its content, with time and reason. */
  readonly redaction?: { readonly name: string; readonly at: string; readonly reason: string } | undefined
  /** The ticket it belongs to, if that was merged into this one. */
  readonly origin?: number | undefined
}

interface Props {
  readonly said: ThreadEntry
  readonly now: number
  /** Available actions. */
  readonly doing?: MessageActions | undefined
}

const Way = ({ via, isUnverified, origin }: Pick<ThreadEntry, 'via' | 'isUnverified' | 'origin'>): ReactNode => {
  const { thread: m } = useMessages(ticketMessages)
  return (
    <>
      {via === 'mail' && <span>{m.byMail}</span>}
      {via === 'form' && <span>{m.byForm}</span>}
      {isUnverified && (
        <span title={m.unverifiedHint}>
          <StatusBadge tone="amber">{m.unverified}</StatusBadge>
        </span>
      )}
      {origin !== undefined && (
        <RecordLink entity="tickets" record={String(origin)}>
          {m.from(origin)}
        </RecordLink>
      )}
    </>
  )
}

/** Replaces a removed message. */
const Redacted = ({ from, name, at, reason }: Pick<ThreadEntry, 'from'> & NonNullable<ThreadEntry['redaction']>) => {
  const { thread: m } = useMessages(ticketMessages)
  const { dateTime } = useFormats()
  return (
    <div className={classes.redacted}>
      <p>
        <IconEraser size={16} stroke={1.75} aria-hidden />
        {m.removedMark}
      </p>
      <p>{m.removedBy(name, dateTime(at))}</p>
      <p>{m.removedFor(reason)}</p>
      {from === 'agent' && <p>{m.stillMailed}</p>}
    </div>
  )
}

/** Renders a message; customer and agent differ by label, side and color. */
export const MessageItem = ({ said, now, doing }: Props) => {
  const { thread: m } = useMessages(ticketMessages)
  const { ago, instant } = useFormats()
  const { name, image, from, body, files, at, via, isUnverified, origin, redaction } = said
  const { own, quoted } = splitQuote(body)
  return (
    <li className={classes.item} data-from={from}>
      <Avatar name={name} image={image} size={32} />
      <article className={classes.bubble}>
        <header className={classes.head}>
          <bdi className={classes.author}>{name}</bdi>
          <span className={classes.kind}>{from === 'agent' ? m.agent : m.customer}</span>
          <time dateTime={at} title={instant(at)}>
            {ago(at, now)}
          </time>
          <Way via={via} isUnverified={isUnverified} origin={origin} />
          {doing && (
            <LazyPopup
              kind="menu"
              target={
                <ActionIcon size="sm" className={classes.doing ?? ''} aria-label={m.messageMenu} title={m.messageMenu}>
                  <IconDots size={16} stroke={1.75} aria-hidden />
                </ActionIcon>
              }
              load={loadMenu}
              props={doing}
            />
          )}
        </header>
        {redaction ? <Redacted from={from} {...redaction} /> : <FormattedText text={own} />}
        {quoted && (
          <details className={classes.quoted}>
            <summary>{m.quoted}</summary>
            <FormattedText text={quoted} />
          </details>
        )}
        <Files endpoints={tickets} files={files} />
      </article>
    </li>
  )
}
