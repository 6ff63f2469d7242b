import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { reviewMessages } from './messages/index.ts'
import classes from './reviews.module.css'

const places = [1, 2, 3, 4, 5]
const row = places.map((place) => <IconStarFilled key={place} size={14} aria-hidden />)

/** Shows a rating in steps of a half. */
export const Stars = ({ rating }: { rating: number }) => {
  const m = useMessages(reviewMessages)
  return (
    <span className={classes.stars} role="img" aria-label={m.stars(rating)} title={m.stars(rating)}>
      {row}
      <span className={classes.given} style={{ width: `${rating * 20}%` }}>
        {row}
      </span>
    </span>
  )
}
