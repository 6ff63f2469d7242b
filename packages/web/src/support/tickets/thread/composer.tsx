import { isComposing } from '../../../kit/lib/is-composing.ts'
import '@mantine/core/styles/Alert.layer.css'
import { ActionIcon, Alert, Button } from '@mantine/core'
import type { TicketStatus } from '@quarterdeck/contract/kit/constants'
import { asMarkup, isFormatted } from '@quarterdeck/contract/kit/formatted'
import type { Message } from '@quarterdeck/contract/support/messages'
import { type Ticket, tickets } from '@quarterdeck/contract/support/tickets'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs'
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { Files, recordMessages, useUpload } from '../../../kit/records/index.ts'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import { LazyPopup } from '../../../kit/ui/popup/lazy-popup.tsx'
import shared from '../../../kit/ui/styles/shared.module.css'
import { ticketMessages } from '../messages/index.ts'
import { CannedButton, ReplyEditor } from './reply-editor.tsx'
import classes from './thread.module.css'
import { useCanned } from './use-canned.ts'
import { useReply } from './use-reply.ts'

const loadSendMenu = async () => (await import('./send-menu.tsx')).SendMenu

/** Appends a text, which may be formatted. */
const below = (body: string, text: string): string => {
  if (body.trim() === '') return text
  return isFormatted(body) ? `${body}<p>${asMarkup(text)}</p>` : `${body}\n\n${text}`
}

interface Props {
  readonly ticket: Ticket
  /** Messages of the thread; undefined until loaded. */
  readonly thread: readonly Message[] | undefined
  readonly onTyping: (isTyping: boolean) => void
  /** Receives an object that focuses the editor. */
  readonly focusBy: (target: { readonly focus: () => void } | null) => void
  /** Text to append to the reply once. */
  readonly fill: string
  readonly onFilled: () => void
}

interface BarProps {
  readonly reply: ReturnType<typeof useReply>
  readonly canned: ReturnType<typeof useCanned>
  readonly uploading: ReturnType<typeof useUpload>['uploading']
  readonly onFiles: (files: FileList | null) => void
}

/** Renders the bar below a reply: canned replies, files, send. */
const SendBar = ({ reply, canned, uploading, onFiles }: BarProps) => {
  const { thread: m } = useMessages(ticketMessages)
  const { files: words } = useMessages(recordMessages)
  const { placeholders } = useMessages(commonMessages)
  const picker = useRef<HTMLInputElement>(null)
  const isHeld = reply.isEmpty || Boolean(uploading)
  return (
    <div className={classes.send}>
      <input ref={picker} type="file" multiple hidden onChange={(event) => onFiles(event.currentTarget.files)} />
      <ActionIcon aria-label={words.attach} title={words.attach} onClick={() => picker.current?.click()}>
        <IconPaperclip size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
      <CannedButton canned={canned} />
      <span className={shared.hint} role="status">
        {uploading ? words.attaching(uploading) : !reply.isEmpty && reply.savedAt ? m.draftSaved : ''}
      </span>
      <Button.Group className={classes.sendButtons ?? ''}>
        <Button disabled={isHeld} loading={reply.isBusy} onClick={() => void reply.send()}>
          {reply.newer.length > 0 || reply.placeholders.isStopped ? placeholders.sendAnyway : m.send}
        </Button>
        <LazyPopup
          kind="menu"
          target={
            <Button px={8} aria-label={m.sendAnd} title={m.sendAnd} disabled={isHeld}>
              <IconChevronDown size={16} stroke={1.75} aria-hidden />
            </Button>
          }
          load={loadSendMenu}
          props={{ onSend: (status: TicketStatus) => void reply.send(status) }}
        />
      </Button.Group>
    </div>
  )
}

/** Writes a reply to the customer. */
export const Composer = ({ ticket, thread, onTyping, focusBy, fill, onFilled }: Props) => {
  const { thread: m } = useMessages(ticketMessages)
  const common = useMessages(commonMessages)
  const canned = useCanned(ticket)
  const reply = useReply(ticket, thread, (name) => canned.select(`{${name}}`))
  const { written, write } = reply
  const latest = useRef(written)
  latest.current = written
  const fillIn = useEffectEvent(() => {
    write({ ...written, body: below(written.body, fill) })
    onFilled()
  })
  useEffect(() => {
    if (fill !== '' && reply.isReady) fillIn()
  }, [fill, reply.isReady])
  const { upload, uploading } = useUpload(tickets, (file) =>
    write({ ...latest.current, files: [...latest.current.files, file] }),
  )
  const add = (files: FileList | null) => files && files.length > 0 && void upload([...files])
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return
    event.preventDefault()
    add(event.clipboardData.files)
  }
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    add(event.dataTransfer.files)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event)) return
    event.preventDefault()
    void reply.send()
  }
  const [first] = reply.newer
  return (
    <fieldset
      className={classes.composer}
      aria-label={m.replyLabel}
      onPasteCapture={paste}
      onDropCapture={drop}
      onKeyDown={press}
    >
      {reply.others.map((draft) => (
        <p key={`${draft.ticketId}/${draft.author.id}`} className={classes.handOver}>
          <span>
            {draft.ticketId === ticket.id ? m.draftOf(draft.author.name) : m.draftOn(draft.author.name, draft.ticketId)}
          </span>
          <Button size="compact-sm" variant="default" onClick={() => void reply.take(draft)}>
            {m.takeOver}
          </Button>
        </p>
      ))}
      <ReplyEditor
        ticket={ticket}
        canned={canned}
        body={reply.isReady ? written.body : undefined}
        open={reply.placeholders.isStopped ? '' : reply.placeholders.names}
        onChange={(body) => {
          write({ ...latest.current, body })
          onTyping(body !== '')
        }}
        onBlur={() => onTyping(false)}
        focusBy={focusBy}
      />
      <Files
        endpoints={tickets}
        files={written.files}
        onRemove={(key) => write({ ...written, files: written.files.filter((file) => file.key !== key) })}
      />
      {first && (
        <Alert role="alert" color="yellow" className={classes.newer ?? ''}>
          {first.author.name ? m.newer(first.author.name) : m.newerUnknown}
        </Alert>
      )}
      {reply.placeholders.isStopped && (
        <Alert role="alert" color="yellow" className={classes.newer ?? ''}>
          {common.placeholders.stop(reply.placeholders.names)}
        </Alert>
      )}
      <SendBar reply={reply} canned={canned} uploading={uploading} onFiles={add} />
    </fieldset>
  )
}
