import { Button } from '@mantine/core'
import type { Review } from '@quarterdeck/contract/catalog/reviews'
import { type SyntheticEvent, useId, useState } from 'react'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { Dialog } from '../../../kit/ui/dialog.tsx'
import { ReasonInput } from '../../../kit/ui/form/reason-input.tsx'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import { reviewMessages } from '../messages/index.ts'
import { useReviewChanges } from './use-review-changes.ts'

/** Maximum length of the reason. */
/** Hides a review, with a required reason. */
export const HideDialog = ({ review, onClose }: { review: Review; onClose: () => void }) => {
  const m = useMessages(reviewMessages).board
  const { actions } = useMessages(commonMessages)
  const { change, isBusy } = useReviewChanges(review)
  const [reason, setReason] = useState('')
  const form = useId()
  const hiddenReason = reason.trim()

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isBusy || hiddenReason === '') return
    if (await change({ status: 'Hidden', hiddenReason }, m.done.hidden)) onClose()
  }
  return (
    <Dialog
      opened
      title={m.hideTitle}
      text={m.hideText}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button type="submit" form={form} loading={isBusy} disabled={hiddenReason === ''}>
            {m.hide}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)}>
        <ReasonInput
          rows={3}
          mt={16}
          label={m.hideReason}
          description={m.hideReasonHint}
          data-autofocus
          value={reason}
          onValue={setReason}
        />
      </form>
    </Dialog>
  )
}
