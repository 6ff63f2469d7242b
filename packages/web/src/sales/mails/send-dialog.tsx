import '@mantine/core/styles/Alert.layer.css'
import { Alert, Button, TextInput } from '@mantine/core'
import type { Invoice } from '@quarterdeck/contract/sales/invoices'
import { unknownVariables } from '@quarterdeck/contract/sales/mail-texts'
import { maxCopies, sending } from '@quarterdeck/contract/sales/sending'
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useId, useRef, useState } from 'react'
import { call } from '../../kit/lib/api/client.ts'
import { useIntentKey } from '../../kit/lib/api/use-intent-key.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../kit/lib/session.ts'
import { Dialog } from '../../kit/ui/dialog.tsx'
import { ProblemText } from '../../kit/ui/form/problem-text.tsx'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import notice from '../../kit/ui/notice.module.css'
import { Skeleton } from '../../kit/ui/skeleton.tsx'
import shared from '../../kit/ui/styles/shared.module.css'
import { toast } from '../../kit/ui/toast.ts'
import { selectPlaceholder, usePlaceholderCheck } from '../../kit/ui/use-placeholder-check.ts'
import { useSubmit } from '../../kit/ui/use-submit.ts'
import { MailPreview } from './mail-preview.tsx'
import classes from './mails.module.css'
import { mailMessages } from './messages/index.ts'
import { useMailDraft } from './use-mail-draft.ts'
import { WordsFields, type WordsInputs } from './words-fields.tsx'

interface Props {
  readonly invoice: Invoice
  /** Credit note to send instead. */
  readonly creditNote?: string | undefined
  /** Recipient, if not the address of the invoice. */
  readonly to?: string | undefined
  readonly onSent?: (invoices: readonly Invoice[]) => void
  readonly onClose: () => void
}

/** Parses addresses separated by spaces, commas or semicolons. */
const addressesIn = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean)

/** Warns that mails are not sent without a mail server. */
const NoServer = () => {
  const { sending: m } = useMessages(mailMessages)
  const mayRead = usePermission('outbox:read')
  return (
    <div className={notice.bar} role="note">
      <p className={notice.text}>{m.noServer}</p>
      {mayRead && <Link to="/outbox">{m.outbox}</Link>}
    </div>
  )
}

/** Sends an invoice or credit note by mail, with an editable text and a preview. */
export const SendDialog = ({ invoice, creditNote, to: first, onSent, onClose }: Props) => {
  const { sending: m } = useMessages(mailMessages)
  const { actions, placeholders: p } = useMessages(commonMessages)
  const { id, language, billingAddress } = invoice
  const kind = creditNote === undefined ? 'invoice' : 'creditNote'
  const about = { kind, invoiceId: id, ...(creditNote !== undefined && { creditNote }) } as const
  const { words, sent, setTyped, file, goesOut } = useMailDraft(about)
  const [to, setTo] = useState(first ?? billingAddress.email)
  const [copies, setCopies] = useState('')
  const { send, busy, wrong, problem } = useSubmit()
  const keyFor = useIntentKey()
  const form = useId()
  const cc = addressesIn(copies)
  const inputs = useRef<WordsInputs>([])
  const open = words ? [...new Set(unknownVariables(kind, words.subject + words.text))] : []
  const placeholders = usePlaceholderCheck(open)
  const isReady = words !== undefined && to.trim() !== '' && words.subject.trim() !== '' && words.text.trim() !== ''

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isReady || busy) return
    if (placeholders.stop()) return selectPlaceholder(inputs.current, open[0])
    const body = {
      ids: [id],
      ...(creditNote !== undefined && { creditNote }),
      ...(to.trim() !== billingAddress.email && { to: to.trim() }),
      ...(cc.length > 0 && { cc }),
      ...sent,
      ...(open.length > 0 && { allowPlaceholders: true }),
    }
    void send(async () => {
      const { data } = await call(sending.send, { body, idempotencyKey: keyFor([body, invoice.version]) })
      onSent?.(data.invoices)
      toast.success(goesOut === false ? m.waits(to.trim()) : m.sent(to.trim()))
      onClose()
    })
  }
  return (
    <Dialog
      opened
      size="xl"
      title={m.title(creditNote ?? id)}
      text={m.text}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button type="submit" form={form} disabled={!isReady} loading={busy}>
            {placeholders.isStopped ? p.sendAnyway : m.confirm}
          </Button>
        </>
      }
    >
      <div className={`${classes.columns} ${classes.inDialog}`}>
        <form id={form} className={shared.stack16} onSubmit={submit} noValidate>
          {goesOut === false && <NoServer />}
          <ProblemText text={problem('to', 'cc', 'ids.0', 'subject', 'text')} />
          <TextInput
            type="email"
            label={m.to}
            required
            withAsterisk={false}
            maxLength={254}
            autoComplete="off"
            data-autofocus
            value={to}
            error={wrong('to') ?? wrong('ids.0')}
            onChange={({ currentTarget: { value } }) => setTo(value)}
          />
          <TextInput
            label={m.cc}
            description={m.ccHint(maxCopies)}
            maxLength={254 * maxCopies}
            autoComplete="off"
            value={copies}
            error={wrong('cc') ?? cc.map((_, index) => wrong(`cc.${index}`)).find(Boolean)}
            onChange={({ currentTarget: { value } }) => setCopies(value)}
          />
          {file && (
            <p className={classes.file}>
              <IconPaperclip size={16} stroke={1.75} aria-hidden />
              {m.attached(file)}
            </p>
          )}
          {words ? (
            <WordsFields
              kind={kind}
              language={language}
              words={words}
              onChange={setTyped}
              refused={wrong}
              inputs={inputs}
              isFinished
            />
          ) : (
            <Skeleton width="100%" height={320} />
          )}
          {placeholders.isStopped && (
            <Alert role="alert" color="yellow">
              {p.stop(placeholders.names)}
            </Alert>
          )}
        </form>
        <MailPreview {...about} to={[to, ...cc].join(', ')} {...(isReady && open.length === 0 && sent)} />
      </div>
    </Dialog>
  )
}
