import { ActionIcon } from '@mantine/core'
import type { Ticket } from '@quarterdeck/contract/support/tickets'
import IconMessage2Bolt from '@tabler/icons-react/dist/esm/icons/IconMessage2Bolt.mjs'
import { lazy, Suspense, useId } from 'react'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { ticketMessages } from '../messages/index.ts'
import classes from './thread.module.css'
import type { useCanned } from './use-canned.ts'

const RichTextEditor = lazy(async () => ({
  default: (await import('../../../kit/ui/form/rich-text/editor.tsx')).RichTextEditor,
}))
const CannedList = lazy(async () => ({ default: (await import('./canned-list.tsx')).CannedList }))

interface Props {
  readonly ticket: Ticket
  readonly canned: ReturnType<typeof useCanned>
  /** Undefined until an earlier draft is loaded. */
  readonly body: string | undefined
  /** Text that lists the placeholders not filled in. */
  readonly open: string
  readonly onChange: (body: string) => void
  readonly onBlur: () => void
  readonly focusBy: (target: { readonly focus: () => void } | null) => void
}

/** Edits a reply; a slash opens canned replies. */
export const ReplyEditor = ({ ticket, canned, body, open, onChange, onBlur, focusBy }: Props) => {
  const { thread: m } = useMessages(ticketMessages)
  const id = useId()
  return (
    <>
      <span id={id} hidden>
        {m.replyLabel}
      </span>
      <div className={classes.editor}>
        {body !== undefined && (
          <Suspense fallback={<div className={classes.editorWaits} aria-busy="true" />}>
            <RichTextEditor
              value={body}
              onChange={onChange}
              onBlur={onBlur}
              labelledBy={id}
              describedBy={undefined}
              isInvalid={false}
              focusBy={focusBy}
              offering={canned.offering}
            />
          </Suspense>
        )}
        {(canned.options.length > 0 || canned.isEmpty) && (
          <Suspense>
            <CannedList canned={canned} ticket={ticket} />
          </Suspense>
        )}
      </div>
      <p role="status" className={classes.open}>
        {open && m.canned.open(open)}
      </p>
    </>
  )
}

/** Opens canned replies by inserting a slash. */
export const CannedButton = ({ canned }: { readonly canned: ReturnType<typeof useCanned> }) => {
  const { thread: m } = useMessages(ticketMessages)
  return (
    <ActionIcon aria-label={m.canned.insert} title={`${m.canned.insert} (/)`} onClick={canned.slash}>
      <IconMessage2Bolt size={18} stroke={1.75} aria-hidden />
    </ActionIcon>
  )
}
