import { Button } from '@mantine/core'
import { toDecimal, toMinor } from '@quarterdeck/contract/kit/money'
import { type FormEvent, useId, useState } from 'react'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { Dialog } from '../dialog.tsx'
import { commonMessages } from '../messages/index.ts'
import record from '../styles/record.module.css'
import shared from '../styles/shared.module.css'
import { NumberInput } from './number-input.tsx'
import { ProblemText } from './problem-text.tsx'
import { ReasonInput } from './reason-input.tsx'

interface Props {
  readonly title: string
  readonly text: string
  readonly label: string
  /** Maximum in minor units, and default value unless `proposed` is set. */
  readonly max: number
  readonly proposed?: number
  /** Describes the result of an amount in minor units. */
  readonly outcome?: (amount: number) => string | undefined
  readonly words: { readonly most: (max: string) => string; readonly confirm: (amount: string) => string }
  readonly isBusy: boolean
  readonly problem: string | undefined
  /** @param amount in major units, as a decimal */
  readonly onSend: (amount: number, reason: string) => Promise<void>
  readonly onClose: () => void
}

/** Asks for an amount and a reason. The submit button repeats the amount. */
export const AmountDialog = (props: Props) => {
  const { title, text, label, max, proposed = max, outcome, words, isBusy, problem, onSend, onClose } = props
  const { actions, fields } = useMessages(commonMessages)
  const { money } = useFormats()
  const [typed, setTyped] = useState<number | null>(toDecimal(proposed))
  const [reason, setReason] = useState('')
  const form = useId()
  const amount = toMinor(typed ?? 0)
  const isReady = amount > 0 && amount <= max && reason.trim() !== ''
  const most = words.most(money(toDecimal(max)))
  const wrong = () => {
    if (Number.isNaN(typed)) return fields.invalid()
    return amount > max ? most : undefined
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !isBusy) void onSend(toDecimal(amount), reason.trim())
  }
  return (
    <Dialog
      opened
      title={title}
      text={text}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button type="submit" form={form} disabled={!isReady} loading={isBusy}>
            {amount > 0 ? words.confirm(money(toDecimal(amount))) : title}
          </Button>
        </>
      }
    >
      <form id={form} className={record.form} onSubmit={submit}>
        <ProblemText text={problem} />
        <NumberInput
          min={0}
          max={toDecimal(max)}
          step={0.01}
          digits={2}
          label={label}
          description={most}
          error={wrong()}
          data-autofocus
          value={typed}
          onNumber={setTyped}
        />
        {outcome && (
          <p className={shared.hintWrap} aria-live="polite">
            {amount > 0 && amount <= max ? outcome(amount) : ''}
          </p>
        )}
        <ReasonInput required value={reason} onValue={setReason} />
      </form>
    </Dialog>
  )
}
