import { VisuallyHidden } from '@mantine/core'
import type { Product } from '@quarterdeck/contract/catalog/products'
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { productMessages } from './messages/index.ts'
import classes from './products.module.css'

/** Shows the average rating and the number of reviews. */
export const Rating = ({ product: { rating, totalReviews } }: { product: Product }) => {
  const m = useMessages(productMessages).list
  const { number } = useFormats()
  const isRated = totalReviews > 0
  return (
    <span className={isRated ? classes.rating : classes.none}>
      <VisuallyHidden>{isRated ? m.rated(number(rating), totalReviews) : m.unrated}</VisuallyHidden>
      {isRated ? <IconStarFilled size={14} aria-hidden /> : <span aria-hidden="true">–</span>}
      {isRated && (
        <span aria-hidden="true" data-figures>
          {number(rating)} <span className={classes.reviews}>({number(totalReviews)})</span>
        </span>
      )}
    </span>
  )
}
