import { Button, TextInput } from '@mantine/core'
import { type Message, messages } from '@quarterdeck/contract/support/messages'
import { type Ticket, tickets } from '@quarterdeck/contract/support/tickets'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../../kit/lib/api/client.ts'
import { useIntentKey } from '../../../kit/lib/api/use-intent-key.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { Dialog } from '../../../kit/ui/dialog.tsx'
import { ProblemText } from '../../../kit/ui/form/problem-text.tsx'
import { ReasonInput } from '../../../kit/ui/form/reason-input.tsx'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import { toast } from '../../../kit/ui/toast.ts'
import { useSubmit } from '../../../kit/ui/use-submit.ts'
import { ticketMessages } from '../messages/index.ts'

/** The message, or the ticket whose description, is redacted. */
export type Redacted = { readonly message: Message } | { readonly ticket: Ticket }

const longestSubject = 200

/** Permanently removes the content of a message or a description; the reason is shown in its place. */
export const RedactDialog = ({ about, onClose }: { readonly about: Redacted; readonly onClose: () => void }) => {
  const { thread: m, fields } = useMessages(ticketMessages)
  const ticket = 'ticket' in about ? about.ticket : undefined
  const [subject, setSubject] = useState(ticket?.subject ?? '')
  const { actions } = useMessages(commonMessages)
  const queries = useQueryClient()
  const keyFor = useIntentKey()
  const { busy, send, problem } = useSubmit()
  const [typed, setTyped] = useState('')
  const form = useId()
  const reason = typed.trim()
  const isReady = reason !== '' && (!ticket || subject.trim() !== '')
  const redact = async () => {
    if ('message' in about) {
      const body = { id: about.message.id, reason }
      await call(messages.redact, { body, idempotencyKey: keyFor(body) })
    } else {
      const body = { id: about.ticket.id, reason, subject }
      await call(tickets.redact, { body, idempotencyKey: keyFor(body) })
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy || !isReady) return
    void send(async () => {
      try {
        await redact()
        toast.success(m.redacted)
        onClose()
      } finally {
        await Promise.all(
          ['messages', 'tickets', 'changes'].map((key) => queries.invalidateQueries({ queryKey: [key] })),
        )
      }
    })
  }
  return (
    <Dialog
      opened
      title={m.redacting.title}
      text={m.redacting.text}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button type="submit" form={form} color="red" loading={busy} disabled={!isReady}>
            {m.redacting.submit}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <ProblemText text={problem()} />
        <ReasonInput
          rows={3}
          mt={16}
          label={m.redacting.reason}
          description={m.redacting.reasonHint}
          data-autofocus
          value={typed}
          onValue={setTyped}
        />
        {ticket && (
          <TextInput
            mt={16}
            label={fields.subject}
            description={m.redacting.subjectHint}
            maxLength={longestSubject}
            value={subject}
            onChange={(event) => setSubject(event.currentTarget.value)}
          />
        )}
      </form>
    </Dialog>
  )
}
