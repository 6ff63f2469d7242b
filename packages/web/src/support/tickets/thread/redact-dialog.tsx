import { Button } from '@mantine/core'
import { type Message, messages } from '@quarterdeck/contract/support/messages'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../../lib/api/client.ts'
import { useIntentKey } from '../../../lib/api/use-intent-key.ts'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { ProblemText } from '../../../ui/form/problem-text.tsx'
import { ReasonInput } from '../../../ui/form/reason-input.tsx'
import { commonMessages } from '../../../ui/messages/index.ts'
import { toast } from '../../../ui/toast.ts'
import { useSending } from '../../../ui/use-sending.ts'
import { ticketMessages } from '../messages/index.ts'

/** Permanently removes the content of a message; the reason is shown in its place. */
export const RedactDialog = ({ message, onClose }: { readonly message: Message; readonly onClose: () => void }) => {
  const { thread: m } = useMessages(ticketMessages)
  const { actions } = useMessages(commonMessages)
  const queries = useQueryClient()
  const keyFor = useIntentKey()
  const { busy, send, problem } = useSending()
  const [typed, setTyped] = useState('')
  const form = useId()
  const reason = typed.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy || reason === '') return
    void send(async () => {
      const body = { id: message.id, reason }
      try {
        await call(messages.redact, { body, idempotencyKey: keyFor(body) })
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
          <Button type="submit" form={form} color="red" loading={busy} disabled={reason === ''}>
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
      </form>
    </Dialog>
  )
}
