import { Button, TextInput } from '@mantine/core'
import type { Invoice } from '@quarterdeck/contract/sales/invoices'
import { mailTexts } from '@quarterdeck/contract/sales/mail-texts'
import { sending } from '@quarterdeck/contract/sales/sending'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../lib/api/client.ts'
import { reading } from '../../lib/api/queries.ts'
import { useIntentKey } from '../../lib/api/use-intent-key.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ProblemText } from '../../ui/form/problem-text.tsx'
import { commonMessages } from '../../ui/messages/index.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import shared from '../../ui/styles/shared.module.css'
import { toast } from '../../ui/toast.ts'
import { useSending } from '../../ui/use-sending.ts'
import { MailPreview } from './mail-preview.tsx'
import classes from './mails.module.css'
import { mailMessages } from './messages/index.ts'
import { isComplete, type Words, WordsFields } from './words-fields.tsx'

const kind = 'invoice'

interface Props {
  readonly invoice: Invoice
  /** To whom it is to go, where that is not the address of the invoice. */
  readonly to?: string | undefined
  readonly onSent: (invoices: readonly Invoice[]) => void
  readonly onClose: () => void
}

/** Mails an invoice, with words that may be changed for this once, beside the very mail. */
export const SendDialog = ({ invoice, to: first, onSent, onClose }: Props) => {
  const { sending: m } = useMessages(mailMessages)
  const { actions } = useMessages(commonMessages)
  const { id, language, billingAddress } = invoice
  const texts = useQuery(reading(mailTexts.list))
  const usual = texts.data?.find((text) => text.kind === kind && text.language === language)
  const [to, setTo] = useState(first ?? billingAddress.email)
  const [typed, setTyped] = useState<Words>()
  const { send, busy, wrong, problem } = useSending()
  const keyFor = useIntentKey()
  const form = useId()
  const words = typed ?? usual
  const isReady = words !== undefined && to.trim() !== '' && isComplete(kind, words)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isReady || busy) return
    const body = { ids: [id], ...(to.trim() !== billingAddress.email && { to: to.trim() }), ...typed }
    void send(async () => {
      const { data } = await call(sending.send, { body, idempotencyKey: keyFor([body, invoice.version]) })
      onSent(data.invoices)
      toast.success(m.sent(to.trim()))
      onClose()
    })
  }
  return (
    <Dialog
      opened
      size="xl"
      title={m.title(id)}
      text={m.text}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button type="submit" form={form} disabled={!isReady} loading={busy}>
            {m.confirm}
          </Button>
        </>
      }
    >
      <div className={`${classes.columns} ${classes.inDialog}`}>
        <form id={form} className={shared.stack16} onSubmit={submit} noValidate>
          <ProblemText text={problem('to', 'ids.0', 'subject', 'text')} />
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
          {words ? (
            <WordsFields kind={kind} language={language} words={words} onChange={setTyped} refused={wrong} />
          ) : (
            <Skeleton width="100%" height={320} />
          )}
        </form>
        <MailPreview kind={kind} invoiceId={id} to={to} {...(isReady && typed)} />
      </div>
    </Dialog>
  )
}
