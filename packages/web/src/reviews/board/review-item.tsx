import type { Review } from '@quarterdeck/contract/reviews'
import IconCornerDownRight from '@tabler/icons-react/dist/esm/icons/IconCornerDownRight.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import IconRosetteDiscountCheck from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs'
import IconThumbDown from '@tabler/icons-react/dist/esm/icons/IconThumbDown.mjs'
import IconThumbUp from '@tabler/icons-react/dist/esm/icons/IconThumbUp.mjs'
import { useState } from 'react'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { RecordLink } from '../../records/index.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Stars } from '../stars.tsx'
import classes from './board.module.css'
import { boardMessages } from './messages/index.ts'
import { ReplyForm } from './reply-form.tsx'
import { ReviewActions } from './review-actions.tsx'

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
  const m = useMessages(boardMessages)
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
          {m.verifiedBy(String(orderId))}
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

const Votes = ({ review: { likes, dislikes } }: { review: Review }) => {
  const m = useMessages(boardMessages)
  const { number } = useFormats()
  return (
    <div className={classes.votes}>
      <span role="img" aria-label={m.likes(likes)} title={m.likes(likes)}>
        <IconThumbUp {...icon} /> {number(likes)}
      </span>
      <span role="img" aria-label={m.dislikes(dislikes)} title={m.dislikes(dislikes)}>
        <IconThumbDown {...icon} /> {number(dislikes)}
      </span>
    </div>
  )
}

/** What somebody says about a product, and what we say to it. */
export const ReviewItem = ({ review }: { review: Review }) => {
  const m = useMessages(boardMessages)
  const [isReplying, setReplying] = useState(false)
  return (
    <li className={classes.review} data-status={review.status}>
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
        {isReplying && <ReplyForm review={review} onClose={() => setReplying(false)} />}
        <div className={classes.foot}>
          <Votes review={review} />
          {!isReplying && <ReviewActions review={review} onReply={() => setReplying(true)} />}
        </div>
      </div>
    </li>
  )
}
