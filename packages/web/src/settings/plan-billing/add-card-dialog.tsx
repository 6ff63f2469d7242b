import { Button, TextInput } from '@mantine/core'
import { billing } from '@quarterdeck/contract/account/billing'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../lib/api/client.ts'
import { ApiError, beyondFields } from '../../lib/api-error.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { commonMessages } from '../../ui/messages/index.ts'
import { toast } from '../../ui/toast.ts'
import { settingsMessages } from '../messages/index.ts'
import classes from './plan-billing.module.css'
import { useStep } from './use-billing.ts'

const tests = [
  { number: '4242 4242 4242 4242', does: 'pays' },
  { number: '5555 5555 5555 4444', does: 'pays' },
  { number: '4000 0000 0000 0341', does: 'failsLater' },
  { number: '4000 0000 0000 0002', does: 'refuses' },
] as const

type Problem = 'number' | 'refused' | 'expiry'

/** The fields whose inputs say themselves what is wrong with them. */
const shown = ['number', 'expMonth', 'expYear'] as const

/** `08/29` as month and year; undefined where it is none. */
const readExpiry = (typed: string) => {
  const [, month, year] = /^(0?[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d\d)$/.exec(typed.trim()) ?? []
  return month && year ? { expMonth: Number(month), expYear: 2000 + Number(year) } : undefined
}

const problemOf = (error: unknown): Problem | undefined => {
  if (!(error instanceof ApiError)) return undefined
  if (error.fields.expMonth || error.fields.expYear) return 'expiry'
  const { number } = error.fields
  return number && (number.code === 'forbidden' ? 'refused' : 'number')
}

/** Takes a test card, and says that it wants no other. */
export const AddCardDialog = ({ onClose }: { onClose: () => void }) => {
  const { cards: m } = useMessages(settingsMessages).billing
  const { actions } = useMessages(commonMessages)
  const { take, isBusy } = useStep()
  const [number, setNumber] = useState('')
  const [expiry, setExpiry] = useState('')
  const [problem, setProblem] = useState<Problem>()
  const form = useId()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const date = readExpiry(expiry)
    if (!date) return setProblem('expiry')
    setProblem(undefined)
    const add = () =>
      call(billing.addCard, { body: { number, ...date } }).catch((error: unknown) => {
        setProblem(problemOf(error))
        const rest = beyondFields(error, shown)
        if (rest !== undefined) throw rest
        return undefined
      })
    take(add, () => {
      toast.success(m.added)
      onClose()
    })
  }
  return (
    <Dialog
      opened
      title={m.add}
      text={m.addText}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button type="submit" form={form} loading={isBusy} disabled={number.trim() === '' || expiry.trim() === ''}>
            {m.add}
          </Button>
        </>
      }
    >
      <ul className={classes.tests} aria-label={m.tests}>
        {tests.map((test) => (
          <li key={test.number}>
            <button type="button" className={classes.test} onClick={() => setNumber(test.number)}>
              <span className={classes.digits}>{test.number}</span>
              <span className={classes.muted}>{m[test.does]}</span>
            </button>
          </li>
        ))}
      </ul>
      <form id={form} className={classes.cardForm} onSubmit={submit} noValidate>
        <TextInput
          label={m.number}
          value={number}
          error={problem && problem !== 'expiry' && m.problems[problem]}
          inputMode="numeric"
          autoComplete="off"
          maxLength={30}
          onChange={({ currentTarget: { value } }) => setNumber(value)}
        />
        <TextInput
          label={m.expiry}
          placeholder={m.expiryHint}
          value={expiry}
          error={problem === 'expiry' && m.problems.expiry}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          onChange={({ currentTarget: { value } }) => setExpiry(value)}
        />
      </form>
    </Dialog>
  )
}
