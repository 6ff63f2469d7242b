import { Button } from '@mantine/core'
import type { Review } from '@quarterdeck/contract/catalog/reviews'
import { lazy, Suspense, useRef, useState } from 'react'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../../kit/lib/session.ts'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import { useShortcut } from '../../../kit/ui/shortcuts/use-shortcut.ts'
import { reviewMessages } from '../messages/index.ts'
import classes from './board.module.css'
import { useReviewChanges } from './use-review-changes.ts'

const HideDialog = lazy(async () => ({ default: (await import('./hide-dialog.tsx')).HideDialog }))

interface Props {
  readonly review: Review
  readonly onReply: () => void
  /** True if the review is focused in a list, so that keyboard shortcuts apply to it. */
  readonly hasKeys: boolean
}

/** Renders the actions of a review in one line below it. */
export const ReviewActions = ({ review, onReply, hasKeys }: Props) => {
  const m = useMessages(reviewMessages).board
  const { actions } = useMessages(commonMessages)
  const mayWrite = usePermission('reviews:write')
  const mayDelete = usePermission('reviews:delete')
  const { change, remove, isBusy } = useReviewChanges(review)
  const [isHiding, setHiding] = useState(false)
  const from = useRef<Element>(null)
  const hide = () => {
    from.current = document.activeElement
    setHiding(true)
  }
  const show = () => void change({ status: 'Visible' }, m.done.shown)
  const close = () => {
    setHiding(false)
    if (from.current instanceof HTMLElement) from.current.focus()
  }
  useShortcut('hide', review.status === 'Visible' ? hide : show, { enabled: hasKeys && mayWrite && !isHiding })
  const quiet = { variant: 'subtle', size: 'compact-xs', disabled: isBusy } as const
  if (!mayWrite && !mayDelete) return null
  return (
    <div className={classes.actions}>
      {mayWrite && (
        <Button
          {...quiet}
          data-view="reply"
          onClick={onReply}
          aria-label={review.reply ? m.editReply : m.replyTo(review.user.name)}
        >
          {review.reply ? m.editReply : m.reply}
        </Button>
      )}
      {mayWrite && review.reply && (
        <Button {...quiet} onClick={() => void change({ reply: '' }, m.done.unreplied)}>
          {m.removeReply}
        </Button>
      )}
      {mayWrite && review.status === 'Visible' && (
        <Button {...quiet} data-view="hide" onClick={hide}>
          {m.hide}
        </Button>
      )}
      {mayWrite && review.status === 'Hidden' && (
        <Button {...quiet} onClick={show}>
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
