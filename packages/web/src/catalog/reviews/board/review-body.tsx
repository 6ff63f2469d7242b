import type { Review } from '@quarterdeck/contract/catalog/reviews'
import IconCornerDownRight from '@tabler/icons-react/dist/esm/icons/IconCornerDownRight.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import IconRosetteDiscountCheck from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../../kit/lib/session.ts'
import { RecordLink } from '../../../kit/records/index.ts'
import { Avatar } from '../../../kit/ui/avatar.tsx'
import { useShortcut } from '../../../kit/ui/shortcuts/use-shortcut.ts'
import { reviewMessages } from '../messages/index.ts'
import { Stars } from '../stars.tsx'
import { Votes } from '../votes.tsx'
import classes from './board.module.css'
import { ReplyForm } from './reply-form.tsx'
import { ReviewActions } from './review-actions.tsx'

/** Returns the state of the reply form. Closing it returns the focus to the row of a list or the button in `foot`. */
const useReplying = (foot: RefObject<HTMLElement | null>) => {
  const [isReplying, setReplying] = useState(false)
  const from = useRef<Element>(undefined)
  useLayoutEffect(() => {
    if (isReplying || !from.current) return
    const back = from.current.isConnected ? from.current : foot.current?.querySelector('button')
    from.current = undefined
    if (back instanceof HTMLElement) back.focus()
  }, [isReplying, foot])
  const open = () => {
    from.current = document.activeElement ?? undefined
    setReplying(true)
  }
  return { isReplying, open, close: () => setReplying(false) }
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true }

const Day = ({ at }: { at: string }) => {
  const { date, instant } = useFormats()
  return (
    <time dateTime={at} title={instant(at)}>
      {date(at)}
    </time>
  )
}

const Head = ({ review: { user, rating, createdAt, orderId } }: { review: Review }) => {
  const { verifiedBy } = useMessages(reviewMessages)
  return (
    <div className={classes.head}>
      <RecordLink entity="users" record={String(user.id)} className={classes.author}>
        <bdi>{user.name}</bdi>
      </RecordLink>
      <Stars rating={rating} />
      <Day at={createdAt} />
      {orderId !== null && (
        <RecordLink entity="orders" record={String(orderId)} className={classes.verified}>
          <IconRosetteDiscountCheck {...icon} />
          {verifiedBy(String(orderId))}
        </RecordLink>
      )}
    </div>
  )
}

const Reply = ({ review: { reply, replier, repliedAt } }: { review: Review }) => (
  <div className={classes.reply}>
    <div className={classes.head}>
      <IconCornerDownRight {...icon} />
      {replier && (
        <RecordLink entity="users" record={String(replier.id)} className={classes.author}>
          <bdi>{replier.name}</bdi>
        </RecordLink>
      )}
      {repliedAt && <Day at={repliedAt} />}
    </div>
    <p dir="auto">{reply}</p>
  </div>
)

interface Props {
  readonly review: Review
  /** True if the review is focused in a list, so that keyboard shortcuts apply to it. */
  readonly hasKeys?: boolean
}

/** Shows a review and its reply. */
export const ReviewBody = ({ review, hasKeys = false }: Props) => {
  const m = useMessages(reviewMessages).board
  const mayWrite = usePermission('reviews:write')
  const foot = useRef<HTMLDivElement>(null)
  const { isReplying, open, close } = useReplying(foot)
  useShortcut('reply', open, { enabled: hasKeys && mayWrite && !isReplying })
  return (
    <div className={classes.review} data-status={review.status}>
      <Avatar name={review.user.name} image={review.user.image} size={32} />
      <div className={classes.content}>
        <Head review={review} />
        {review.status === 'Hidden' && (
          <p className={classes.hidden}>
            <IconEyeOff {...icon} />
            <span>{m.hiddenFor(review.hiddenReason)}</span>
          </p>
        )}
        <p className={classes.text} dir="auto">
          {review.review}
        </p>
        {review.reply && !isReplying && <Reply review={review} />}
        {isReplying && <ReplyForm review={review} onClose={close} />}
        <div className={classes.foot} ref={foot}>
          <Votes review={review} />
          {!isReplying && <ReviewActions review={review} onReply={open} hasKeys={hasKeys} />}
        </div>
      </div>
    </div>
  )
}
