import type { Review } from '@quarterdeck/contract/catalog/reviews'
import IconThumbDown from '@tabler/icons-react/dist/esm/icons/IconThumbDown.mjs'
import IconThumbUp from '@tabler/icons-react/dist/esm/icons/IconThumbUp.mjs'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { reviewMessages } from './messages/index.ts'
import classes from './reviews.module.css'

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true }

/** Shows the number of helpful and unhelpful votes. */
export const Votes = ({ review: { likes, dislikes } }: { review: Pick<Review, 'likes' | 'dislikes'> }) => {
  const { votes: m } = useMessages(reviewMessages)
  const { number } = useFormats()
  return (
    <span className={classes.votes}>
      <span role="img" aria-label={m.likes(likes)} title={m.likes(likes)}>
        <IconThumbUp {...icon} /> {number(likes)}
      </span>
      <span role="img" aria-label={m.dislikes(dislikes)} title={m.dislikes(dislikes)}>
        <IconThumbDown {...icon} /> {number(dislikes)}
      </span>
    </span>
  )
}
