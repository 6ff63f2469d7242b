import { type MailboxStatus, type OutgoingStatus, outbox } from '@quarterdeck/contract/system/outbox'
import { useQuery } from '@tanstack/react-query'
import { reading } from '../../kit/lib/api/queries.ts'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import notice from '../../kit/ui/notice.module.css'
import { systemMessages } from '../messages/index.ts'
import classes from './outbox.module.css'

const useStatus = () => useQuery({ ...reading(outbox.status), refetchInterval: 60_000 }).data

/** Names the mailbox, and tells when mail was last sent and read; nothing where the server has neither. */
export const MailStatus = () => {
  const { status: m } = useMessages(systemMessages).outbox
  const { dateTime } = useFormats()
  const { outgoing, mailbox } = useStatus() ?? {}
  return (
    <>
      {outgoing?.sentAt && <span>{m.lastSent(dateTime(outgoing.sentAt))}</span>}
      {mailbox && (
        <span>
          {m.mailbox} <bdi>{mailbox.name}</bdi>
          {' · '}
          {mailbox.readAt ? m.lastRead(dateTime(mailbox.readAt)) : m.neverRead}
        </span>
      )}
    </>
  )
}

interface TroubleProps {
  readonly what: string
  /** Reason in the words of the mail server. */
  readonly reason: string
}

const Trouble = ({ what, reason }: TroubleProps) => {
  const { status: m } = useMessages(systemMessages).outbox
  return (
    <div className={notice.bar} role="alert">
      <p className={`${notice.text} ${classes.trouble}`}>
        <strong>{what}</strong>
        <br />
        {m.reason} <bdi>{reason}</bdi>
      </p>
    </div>
  )
}

/** Says that no mail goes out, or that none can be read, and why. */
export const MailTroubles = () => {
  const { status: m } = useMessages(systemMessages).outbox
  const { dateTime } = useFormats()
  const { outgoing, mailbox } = useStatus() ?? {}
  const stuck = ({ stuckSince, error }: OutgoingStatus) =>
    stuckSince && <Trouble what={m.stuck(dateTime(stuckSince))} reason={error} />
  const unreadable = ({ name, failingSince, error }: MailboxStatus) =>
    failingSince && <Trouble what={m.unreadable(name, dateTime(failingSince))} reason={error} />
  return (
    <>
      {outgoing && stuck(outgoing)}
      {mailbox && unreadable(mailbox)}
    </>
  )
}
