import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { Button, SegmentedControl } from '@mantine/core'
import type { Note } from '@quarterdeck/contract/sales/notes'
import { inboundMail, type TicketMail } from '@quarterdeck/contract/support/inbound-mail'
import type { Message } from '@quarterdeck/contract/support/messages'
import type { Ticket } from '@quarterdeck/contract/support/tickets'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../../kit/lib/session.ts'
import { useFaces } from '../../../kit/records/index.ts'
import { usePresence } from '../../../kit/records/live/index.ts'
import { NewNote, NoteItem, notesOn } from '../../../kit/records/notes/index.ts'
import { ProblemPanel } from '../../../kit/ui/problem-panel.tsx'
import { useShortcut } from '../../../kit/ui/shortcuts/use-shortcut.ts'
import { Skeleton } from '../../../kit/ui/skeleton.tsx'
import { requesterOf } from '../fields.tsx'
import { ticketMessages } from '../messages/index.ts'
import { ticketsOf } from '../source.ts'
import { Composer } from './composer.tsx'
import { MessageItem, type ThreadEntry } from './message-item.tsx'
import { Presence } from './presence.tsx'
import type { Redacted } from './redact-dialog.tsx'
import classes from './thread.module.css'
import { mailsOf, messagesOf } from './thread-query.ts'

const RedactDialog = lazy(async () => ({ default: (await import('./redact-dialog.tsx')).RedactDialog }))
const SplitDialog = lazy(async () => ({ default: (await import('./split-dialog.tsx')).SplitDialog }))

type Entry =
  | {
      readonly kind: 'message'
      readonly at: string
      readonly key: string
      readonly said: ThreadEntry
      /** The message, or the ticket whose description it is. */
      readonly source: Redacted
      readonly mail?: TicketMail | undefined
    }
  | { readonly kind: 'note'; readonly at: string; readonly key: string; readonly note: Note }

interface Redactable {
  readonly redactedAt: string | null
  readonly redactedBy: { readonly name: string } | null
  readonly redactionReason: string
}

const redactionOf = ({ redactedAt, redactedBy, redactionReason }: Redactable): ThreadEntry['redaction'] =>
  redactedAt === null ? undefined : { name: redactedBy?.name ?? '', at: redactedAt, reason: redactionReason }

const described = (ticket: Ticket, isHere: boolean, mail: TicketMail | undefined): Entry => {
  const { name, email } = requesterOf(ticket)
  return {
    kind: 'message',
    at: ticket.createdAt,
    key: `ticket-${ticket.id}`,
    source: { ticket },
    mail,
    said: {
      name: name || email || `#${ticket.id}`,
      image: ticket.user?.image ?? '',
      from: 'customer',
      body: ticket.describe || (ticket.redactedAt === null ? ticket.subject : ''),
      redaction: redactionOf(ticket),
      files: ticket.files,
      at: ticket.createdAt,
      via: mail ? 'mail' : 'product',
      isUnverified: mail?.isUnverified ?? false,
      ...(!isHere && { origin: ticket.id }),
    },
  }
}

/** Returns the URL of the original mail, if it was stored. */
const originalOf = (mail: TicketMail | undefined): string | undefined =>
  mail?.hasOriginal ? `/api${inboundMail.original.path}?id=${mail.id}` : undefined

const aboutOf = ({ id }: Pick<Ticket, 'id'>) => ({ entity: 'tickets', record: String(id) }) as const

/** Returns messages and internal notes of a ticket in chronological order. */
const useEntries = (ticket: Ticket) => {
  const ids = [ticket.id, ...ticket.merged]
  const said = useQuery(messagesOf(ids))
  const others = useQuery(ticketsOf(ticket.merged))
  const mails = useQuery(mailsOf(ticket.id)).data ?? []
  const notes = useQuery(notesOn(aboutOf(ticket), ticket.merged.map(String)))
  const rows = said.data?.rows ?? []
  const faces = useFaces(rows.flatMap(({ author }) => author.id ?? []))
  const spoken = rows.map((message): Entry => {
    const { author, from, body, files, createdAt, via, isUnverified } = message
    const name = author.name || author.email
    const image = faces.get(author.id ?? 0)?.image ?? ''
    const redaction = redactionOf(message)
    const origin = message.ticketId === ticket.id ? undefined : message.ticketId
    return {
      kind: 'message',
      at: createdAt,
      key: `message-${message.id}`,
      source: { message },
      mail: mails.find(({ messageId }) => messageId === message.id),
      said: { name, image, from, body, files, at: createdAt, via, isUnverified, origin, redaction },
    }
  })
  const written = (notes.data?.rows ?? []).map(
    (note): Entry => ({ kind: 'note', at: note.createdAt, key: `note-${note.id}`, note }),
  )
  // What was asked for before stays until the new answer is there.
  const all = [ticket, ...(others.data?.rows ?? []).filter(({ id }) => ticket.merged.includes(id))]
  // One that was split off begins with its first message, which its description says once more.
  const begins = ({ id, splitFrom }: Ticket) => splitFrom === null || !rows.some(({ ticketId }) => ticketId === id)
  const firstMail = ({ id }: Ticket) => mails.find(({ ticketId, messageId }) => ticketId === id && messageId === null)
  const beginnings = all.filter(begins).map((each) => described(each, each === ticket, firstMail(each)))
  return {
    rows,
    entries: [...beginnings, ...spoken, ...written].toSorted((a, b) => a.at.localeCompare(b.at)),
    said: said.data?.rows,
    query: said,
    now: Math.max(said.dataUpdatedAt, notes.dataUpdatedAt),
  }
}

type Mode = 'reply' | 'note'

interface ThreadProps {
  readonly ticket: Ticket
  /** Text to append to the open reply once. */
  readonly fill?: string
  readonly onFilled?: () => void
}

interface WriteProps extends Required<ThreadProps> {
  /** Messages of the thread; undefined until loaded. */
  readonly said: readonly Message[] | undefined
  readonly onTyping: (isTyping: boolean) => void
}

/** Writes a reply to the customer or an internal note, which differ by label and color. */
const Write = ({ ticket, said, fill, onFilled, onTyping }: WriteProps) => {
  const { thread: m } = useMessages(ticketMessages)
  const mayReply = usePermission('tickets:write')
  const mayNote = usePermission('notes:write')
  const [mode, setMode] = useState<Mode>(mayReply ? 'reply' : 'note')
  const place = useRef<HTMLDivElement>(null)
  const focus = useRef<{ readonly focus: () => void } | null>(null)
  const wanted = useRef(false)
  const focusBy = (target: { readonly focus: () => void } | null) => {
    focus.current = target
    if (target && wanted.current) target.focus()
    if (target) wanted.current = false
  }
  const go = (next: Mode) => {
    setMode(next)
    place.current?.scrollIntoView({ block: 'nearest' })
    if (next === 'reply' && focus.current) focus.current.focus()
    else wanted.current = true
  }
  // The note's own text is there once it is drawn.
  useEffect(() => {
    if (mode !== 'note' || !wanted.current) return
    wanted.current = false
    place.current?.querySelector('textarea')?.focus()
  }, [mode])
  if (fill !== '' && mode === 'note') setMode('reply')
  useShortcut('reply', () => go('reply'), { enabled: mayReply })
  useShortcut('note', () => go('note'), { enabled: mayNote })
  return (
    <div ref={place} className={classes.write} data-mode={mode}>
      <SegmentedControl
        size="xs"
        className={classes.modes ?? ''}
        value={mode}
        onChange={(value) => setMode(value as Mode)}
        data={[
          ...(mayReply ? [{ value: 'reply', label: m.reply }] : []),
          ...(mayNote ? [{ value: 'note', label: m.note }] : []),
        ]}
      />
      {mode === 'reply' ? (
        <Composer ticket={ticket} thread={said} onTyping={onTyping} focusBy={focusBy} fill={fill} onFilled={onFilled} />
      ) : (
        <NewNote about={aboutOf(ticket)} />
      )}
    </div>
  )
}

/** Links to the ticket this one was merged into. */
const Merged = ({ into }: { into: number }) => {
  const { thread: m } = useMessages(ticketMessages)
  return (
    <div className={classes.handOver}>
      <p>{m.merged(into)}</p>
      <Button
        size="compact-sm"
        variant="default"
        renderRoot={(root) => <Link to="/tickets/$id" params={{ id: String(into) }} {...root} />}
      >
        {m.goThere}
      </Button>
    </div>
  )
}

/** Renders the thread of a ticket and the reply form. */
export const Thread = ({ ticket, fill = '', onFilled = () => undefined }: ThreadProps) => {
  const { thread: m } = useMessages(ticketMessages)
  const { entries, rows, said, query, now } = useEntries(ticket)
  const mayWrite = usePermission('tickets:write')
  const mayNote = usePermission('notes:write')
  const [isTyping, setTyping] = useState(false)
  const [splitting, setSplitting] = useState<Message>()
  const [redacting, setRedacting] = useState<Redacted>()
  const inOrder = (from: Message) => rows.filter(({ ticketId }) => ticketId === from.ticketId).toReversed()
  const doingOf = ({ said: { redaction }, source, mail }: Entry & { readonly kind: 'message' }) => {
    const original = originalOf(mail)
    const onRedact = redaction ? undefined : () => setRedacting(source)
    const onSplit = 'message' in source ? () => setSplitting(source.message) : undefined
    const steps = mayWrite && (onRedact || onSplit) && { onSplit, onRedact }
    return original || steps ? { original, ...steps } : undefined
  }
  const others = usePresence('tickets', String(ticket.id), isTyping)
  return (
    <div className={classes.thread}>
      <Presence people={others} />
      {ticket.mergedInto !== null && <Merged into={ticket.mergedInto} />}
      {query.isError && <ProblemPanel error={query.error} onRetry={() => void query.refetch()} />}
      <ol className={classes.entries} aria-label={m.title}>
        {entries.map((entry) =>
          entry.kind === 'note' ? (
            <li key={entry.key} className={classes.note}>
              <span className={classes.noteMark}>{m.note}</span>
              <ul>
                <NoteItem note={entry.note} now={now} />
              </ul>
            </li>
          ) : (
            <MessageItem key={entry.key} said={entry.said} now={now} doing={doingOf(entry)} />
          ),
        )}
        {query.isPending && (
          <li className={classes.item} aria-busy="true">
            <Skeleton width={32} height={32} round />
            <Skeleton width="80%" height={72} />
          </li>
        )}
      </ol>
      {ticket.mergedInto === null && (mayWrite || mayNote) && (
        <Write key={ticket.id} ticket={ticket} said={said} fill={fill} onFilled={onFilled} onTyping={setTyping} />
      )}
      {!mayWrite && !mayNote && <p className={classes.handOver}>{m.readOnly}</p>}
      {redacting && (
        <Suspense>
          <RedactDialog about={redacting} onClose={() => setRedacting(undefined)} />
        </Suspense>
      )}
      {splitting && (
        <Suspense>
          <SplitDialog among={inOrder(splitting)} first={splitting} onClose={() => setSplitting(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
