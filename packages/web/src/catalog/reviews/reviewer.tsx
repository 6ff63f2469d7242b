import type { Review } from '@quarterdeck/contract/catalog/reviews'
import IconRosetteDiscountCheck from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { RecordLink } from '../../kit/records/index.ts'
import { Avatar } from '../../kit/ui/avatar.tsx'
import { reviewMessages } from './messages/index.ts'
import classes from './reviews.module.css'

/** Shows the reviewer, and the order that verifies the purchase. */
export const Reviewer = ({ review: { user, orderId } }: { review: Pick<Review, 'user' | 'orderId'> }) => {
  const { verifiedBy } = useMessages(reviewMessages)
  return (
    <span className={classes.reviewer}>
      <Avatar name={user.name} image={user.image} />
      <RecordLink entity="users" record={String(user.id)} className={classes.link}>
        <bdi>{user.name}</bdi>
      </RecordLink>
      {orderId !== null && (
        <RecordLink entity="orders" record={String(orderId)} className={classes.verified}>
          <IconRosetteDiscountCheck
            size={16}
            stroke={1.75}
            role="img"
            aria-label={verifiedBy(String(orderId))}
            title={verifiedBy(String(orderId))}
          />
        </RecordLink>
      )}
    </span>
  )
}
