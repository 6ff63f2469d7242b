import { Button, InputBase } from '@mantine/core'
import { type Invoice, invoices } from '@quarterdeck/contract/sales/invoices'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../../lib/api/client.ts'
import { useIntentKey } from '../../../lib/api/use-intent-key.ts'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { describeProblem } from '../../../ui/describe-problem.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { formMessages } from '../../../ui/form/messages/index.ts'
import { ProblemText } from '../../../ui/form/problem-text.tsx'
import { commonMessages } from '../../../ui/messages/index.ts'
import { toast } from '../../../ui/toast.ts'
import { useInvoiceChanged } from '../use-invoice-changed.ts'
import classes from './editor.module.css'
import { editorMessages } from './messages/index.ts'

interface Props {
  readonly invoice: Invoice
  readonly onClose: () => void
  /** The form is left, and what was typed is given up. */
  readonly onLeave: () => void
  /** What was typed is to go on in this draft, to which the screen leads. */
  readonly onDraft: (draft: Invoice) => void
}

const maxReason = 500

/** Says of an invoice that somebody has already what is to be done instead of changing it, and does it. */
export const LockedDialog = ({ invoice, onClose, onLeave, onDraft }: Props) => {
  const { locked: m } = useMessages(editorMessages)
  const common = useMessages(commonMessages)
  const { reason: words } = useMessages(formMessages)
  const changed = useInvoiceChanged()
  const navigate = useNavigate()
  const keyFor = useIntentKey()
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const form = useId()
  const { id, version } = invoice

  const correct = async (event: FormEvent) => {
    event.preventDefault()
    const body = { id, reason: reason.trim() }
    if (isBusy || body.reason === '') return
    setBusy(true)
    setProblem(undefined)
    try {
      const { data } = await call(invoices.correct, { body, idempotencyKey: keyFor({ body, version }) })
      onDraft(data.draft)
      changed(data.invoice, data.draft)
      toast.success(m.corrected(data.creditNote.number))
      await navigate({ to: '/invoices/$id', params: { id: data.draft.id } })
    } catch (error) {
      setProblem(describeProblem(common, error).text)
      setBusy(false)
    }
  }
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
            {m.stay}
          </Button>
          <Button
            variant="default"
            renderRoot={(props) => <Link to="/invoices/$id/details" params={{ id }} {...props} />}
            onClick={onLeave}
          >
            {m.open}
          </Button>
          <Button type="submit" form={form} disabled={reason.trim() === ''} loading={isBusy}>
            {m.correct}
          </Button>
        </>
      }
    >
      <form id={form} className={classes.reason} onSubmit={(event) => void correct(event)}>
        <ProblemText text={problem} />
        <InputBase
          component="textarea"
          multiline
          rows={2}
          label={words.label}
          description={words.hint}
          required
          maxLength={maxReason}
          data-autofocus
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  )
}
