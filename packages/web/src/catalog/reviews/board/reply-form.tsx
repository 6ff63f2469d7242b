import { Button, InputBase } from '@mantine/core'
import type { Review } from '@quarterdeck/contract/catalog/reviews'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { isComposing } from '../../../kit/lib/is-composing.ts'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import shared from '../../../kit/ui/styles/shared.module.css'
import { reviewMessages } from '../messages/index.ts'
import { useReviewChanges } from './use-review-changes.ts'

const maxText = 5000

/** Edits the reply to a review. */
export const ReplyForm = ({ review, onClose }: { review: Review; onClose: () => void }) => {
  const m = useMessages(reviewMessages).board
  const { actions } = useMessages(commonMessages)
  const { change, isBusy } = useReviewChanges(review)
  const [text, setText] = useState(review.reply)
  const input = useRef<HTMLTextAreaElement>(null)
  useEffect(() => input.current?.focus(), [])
  const reply = text.trim()

  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    if (isBusy || reply === '') return
    if (reply === review.reply || (await change({ reply }, m.done.replied))) onClose()
  }
  return (
    <form className={shared.stack8} onSubmit={(event) => void submit(event)}>
      <InputBase
        component="textarea"
        multiline
        ref={input}
        rows={3}
        aria-label={m.yourReply}
        placeholder={m.yourReply}
        maxLength={maxText}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (isComposing(event)) return
          if (event.key === 'Escape') onClose()
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit()
        }}
      />
      <div className={shared.actionsEnd}>
        <Button variant="default" size="xs" onClick={onClose}>
          {actions.cancel}
        </Button>
        <Button type="submit" size="xs" loading={isBusy} disabled={reply === ''}>
          {m.send}
        </Button>
      </div>
    </form>
  )
}
