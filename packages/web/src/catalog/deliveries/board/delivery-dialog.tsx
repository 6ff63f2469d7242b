import { Button, InputBase, TextInput } from '@mantine/core'
import { type Delivery, DeliveryDraft } from '@quarterdeck/contract/catalog/deliveries'
import { type FormEvent, useId, useState } from 'react'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { Dialog } from '../../../kit/ui/dialog.tsx'
import { DayInput } from '../../../kit/ui/form/day-input.tsx'
import { ProblemText } from '../../../kit/ui/form/problem-text.tsx'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import record from '../../../kit/ui/styles/record.module.css'
import { catalogMessages } from '../../messages/index.ts'
import classes from './board.module.css'
import { useDeliveryChanges } from './use-delivery-changes.ts'

interface Props {
  readonly productId: number
  /** Edited delivery; absent to create one. */
  readonly delivery?: Delivery | undefined
  readonly onClose: () => void
}

/** Returns only the changed fields. */
const changedIn = (draft: DeliveryDraft, delivery: Delivery) => {
  const { productId: _, ...fields } = draft
  const changed = Object.entries(fields).filter(([name, value]) => delivery[name as keyof typeof fields] !== value)
  return Object.fromEntries(changed)
}

/** Creates a delivery or edits one that is pending. */
export const DeliveryDialog = ({ productId, delivery, onClose }: Props) => {
  const m = useMessages(catalogMessages).deliveries.board
  const { actions } = useMessages(commonMessages)
  const { add, change, isBusy, problem } = useDeliveryChanges()
  const [pieces, setPieces] = useState(delivery ? String(delivery.pieces) : '')
  const [expectedOn, setExpectedOn] = useState(delivery?.expectedOn ?? '')
  const [reference, setReference] = useState(delivery?.reference ?? '')
  const [note, setNote] = useState(delivery?.note ?? '')
  const form = useId()
  const read = DeliveryDraft.safeParse({ productId, pieces: Number(pieces), expectedOn, reference, note })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || !read.success) return
    const saved = delivery
      ? change(delivery, changedIn(read.data, delivery), m.done.changed)
      : add(read.data, m.done.added)
    if (await saved) onClose()
  }
  return (
    <Dialog
      opened
      title={delivery ? m.editTitle : m.addTitle}
      text={m.addText}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button type="submit" form={form} loading={isBusy} disabled={!read.success}>
            {delivery ? m.save : m.add}
          </Button>
        </>
      }
    >
      <form id={form} className={record.form} onSubmit={(event) => void submit(event)}>
        <ProblemText text={problem} />
        <div className={classes.pair}>
          <TextInput
            type="number"
            inputMode="numeric"
            min={Math.max(1, delivery?.received ?? 1)}
            step={1}
            label={m.count}
            required
            data-autofocus
            value={pieces}
            onChange={(event) => setPieces(event.currentTarget.value)}
          />
          <DayInput label={m.day} required value={expectedOn} onDay={setExpectedOn} />
        </div>
        <TextInput
          label={m.reference}
          description={m.referenceHint}
          maxLength={100}
          value={reference}
          onChange={(event) => setReference(event.currentTarget.value)}
        />
        <InputBase
          component="textarea"
          multiline
          rows={2}
          label={m.note}
          maxLength={1000}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  )
}
