import { Button, TextInput } from '@mantine/core'
import { toPlainText } from '@quarterdeck/contract/kit/formatted'
import type { Message } from '@quarterdeck/contract/support/messages'
import { tickets } from '@quarterdeck/contract/support/tickets'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../../kit/lib/api/client.ts'
import { useIntentKey } from '../../../kit/lib/api/use-intent-key.ts'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { useUndo } from '../../../kit/records/index.ts'
import { Dialog } from '../../../kit/ui/dialog.tsx'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import { useSubmit } from '../../../kit/ui/use-submit.ts'
import classes from '../merge/merge.module.css'
import { ticketMessages } from '../messages/index.ts'
import { splitQuote } from './quote.ts'

/** Returns the message without quotes, in one line. */
const wordsIn = ({ body }: Message) => toPlainText(splitQuote(body).own).trim()

const longestSubject = 200
/** Returns the start of a message, as a subject. */
const subjectOf = (message: Message) => wordsIn(message).slice(0, 80).trim()

interface Props {
  /** All messages of the original ticket. */
  readonly among: readonly Message[]
  readonly first: Message
  readonly onClose: () => void
}

/** Selects the messages to move to a new ticket. */
export const SplitDialog = ({ among, first, onClose }: Props) => {
  const { splitting: m, fields } = useMessages(ticketMessages)
  const { actions } = useMessages(commonMessages)
  const { instant } = useFormats()
  const queries = useQueryClient()
  const { offer } = useUndo()
  const keyFor = useIntentKey()
  const { busy, send, wrong, problem } = useSubmit()
  const [chosen, setChosen] = useState<readonly number[]>([first.id])
  const [subject, setSubject] = useState(() => subjectOf(first))
  const form = useId()
  const toggle = (id: number) => setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  const isReady = chosen.length > 0 && subject.trim() !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy || !isReady) return
    void send(async () => {
      const body = { ticketId: first.ticketId, ids: [...chosen], subject: subject.trim() }
      try {
        const { data, batch } = await call(tickets.split, { body, idempotencyKey: keyFor(body) })
        offer(m.done(data.ticket.id), batch)
        onClose()
      } finally {
        await Promise.all(
          ['messages', 'tickets', 'changes'].map((key) => queries.invalidateQueries({ queryKey: [key] })),
        )
      }
    })
  }
  const wrongMessages = wrong('ids') ?? chosen.map((_, index) => wrong(`ids.${index}`)).find(Boolean)
  const other = problem('subject', 'ids', ...chosen.map((_, index) => `ids.${index}`))
  return (
    <Dialog
      opened
      size="lg"
      title={m.title}
      text={m.text}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button type="submit" form={form} loading={busy} disabled={!isReady}>
            {m.submit}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className={classes.body} onSubmit={submit}>
        <TextInput
          label={fields.subject}
          data-autofocus
          maxLength={longestSubject}
          value={subject}
          error={wrong('subject')}
          onChange={(event) => setSubject(event.currentTarget.value)}
        />
        <fieldset className={classes.choices}>
          <legend>{m.messages}</legend>
          {among.map((message) => (
            <label key={message.id}>
              <input type="checkbox" checked={chosen.includes(message.id)} onChange={() => toggle(message.id)} />
              <span className={classes.about}>
                <span className={classes.more}>
                  <bdi>{message.author.name || message.author.email}</bdi>
                  <time dateTime={message.createdAt}>{instant(message.createdAt)}</time>
                </span>
                <bdi className={classes.excerpt}>
                  {wordsIn(message) || message.files.map(({ name }) => name).join(', ')}
                </bdi>
              </span>
            </label>
          ))}
        </fieldset>
        {[wrongMessages, other].map(
          (text) =>
            text && (
              <p key={text} role="alert" className={classes.problem}>
                {text}
              </p>
            ),
        )}
      </form>
    </Dialog>
  )
}
