import { Button, NativeSelect } from '@mantine/core'
import { type FormEvent, useId, useState } from 'react'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { ReasonInput } from '../../../ui/form/reason-input.tsx'
import { commonMessages } from '../../../ui/messages/index.ts'
import type { ShownField } from '../../history.ts'
import { recordMessages } from '../../messages/index.ts'

interface Props {
  readonly name: string
  readonly column: string
  /** Field that is asked for: a choice, or a text. */
  readonly asked: Pick<ShownField, 'label' | 'choices'>
  readonly hint: string | undefined
  readonly onSend: (given: string) => void
  readonly onClose: () => void
}

/** Asks for the reason why a record comes into a column. */
export const AskReason = ({ name, column, asked: { label, choices }, hint, onSend, onClose }: Props) => {
  const { board: m } = useMessages(recordMessages)
  const { actions } = useMessages(commonMessages)
  const form = useId()
  const options = Object.entries(choices ?? {}).map(([value, text]) => ({ value, label: text }))
  const [given, setGiven] = useState(options[0]?.value ?? '')
  const isReady = given.trim() !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady) onSend(given.trim())
  }
  return (
    <Dialog
      opened
      title={m.ask(column)}
      text={m.askText(name, column)}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button type="submit" form={form} disabled={!isReady}>
            {m.send}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        {choices ? (
          <NativeSelect
            mt={16}
            label={label}
            data={options}
            value={given}
            data-autofocus
            onChange={({ currentTarget: { value } }) => setGiven(value)}
          />
        ) : (
          <ReasonInput
            mt={16}
            label={label}
            description={hint}
            required
            data-autofocus
            value={given}
            onValue={setGiven}
          />
        )}
      </form>
    </Dialog>
  )
}
