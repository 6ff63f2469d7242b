import { Button } from '@mantine/core'
import type { Review } from '@quarterdeck/contract/reviews'
import { lazy, Suspense, useRef, useState } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { useMay } from '../../lib/session.ts'
import { commonMessages } from '../../ui/messages/index.ts'
import classes from './board.module.css'
import { boardMessages } from './messages/index.ts'
import { useReviewChanges } from './use-review-changes.ts'

const HideDialog = lazy(async () => ({ default: (await import('./hide-dialog.tsx')).HideDialog }))

/** What one may do with a review; a quiet line under it. */
export const ReviewActions = ({ review, onReply }: { review: Review; onReply: () => void }) => {
  const m = useMessages(boardMessages)
  const { actions } = useMessages(commonMessages)
  const mayWrite = useMay('reviews:write')
  const mayDelete = useMay('reviews:delete')
  const { change, remove, isBusy } = useReviewChanges(review)
  const [isHiding, setHiding] = useState(false)
  const hide = useRef<HTMLButtonElement>(null)
  const close = () => {
    setHiding(false)
    hide.current?.focus()
  }
  const quiet = { variant: 'subtle', size: 'compact-xs', disabled: isBusy } as const
  if (!mayWrite && !mayDelete) return null
  return (
    <div className={classes.actions}>
      {mayWrite && (
        <Button {...quiet} onClick={onReply} aria-label={review.reply ? m.editReply : m.replyTo(review.user.name)}>
          {review.reply ? m.editReply : m.reply}
        </Button>
      )}
      {mayWrite && review.reply && (
        <Button {...quiet} onClick={() => void change({ reply: '' }, m.done.unreplied)}>
          {m.removeReply}
        </Button>
      )}
      {mayWrite && review.status === 'Visible' && (
        <Button {...quiet} ref={hide} onClick={() => setHiding(true)}>
          {m.hide}
        </Button>
      )}
      {mayWrite && review.status === 'Hidden' && (
        <Button {...quiet} onClick={() => void change({ status: 'Visible' }, m.done.shown)}>
          {m.unhide}
        </Button>
      )}
      {mayDelete && (
        <Button {...quiet} onClick={() => void remove(m.done.deleted)}>
          {actions.delete}
        </Button>
      )}
      {isHiding && (
        <Suspense>
          <HideDialog review={review} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}
