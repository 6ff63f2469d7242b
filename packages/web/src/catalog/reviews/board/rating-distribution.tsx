import { VisuallyHidden } from '@mantine/core'
import type { Product } from '@quarterdeck/contract/catalog/products'
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import shared from '../../../kit/ui/styles/shared.module.css'
import { reviewMessages } from '../messages/index.ts'
import { Stars } from '../stars.tsx'
import classes from './board.module.css'
import { allStars, useBoard } from './board-address.ts'
import { starCountsOfProduct } from './board-query.ts'

const useCounts = (product: number): readonly (readonly [stars: number, count: number])[] => {
  const { board } = useBoard()
  const counts = useQuery(starCountsOfProduct(product, board)).data?.counts.stars ?? {}
  return allStars.map((stars) => [stars, counts[stars] ?? 0])
}

/** Shows the distribution of ratings; each bar filters the reviews. */
export const RatingDistribution = ({ product }: { product: Pick<Product, 'id' | 'rating' | 'totalReviews'> }) => {
  const m = useMessages(reviewMessages).board
  const { number } = useFormats()
  const { board, change } = useBoard()
  const counts = useCounts(product.id)
  const all = counts.reduce((sum, [, count]) => sum + count, 0)
  const toggle = (stars: number) =>
    change((now) => ({
      stars: now.stars.includes(stars) ? now.stars.filter((each) => each !== stars) : [...now.stars, stars],
    }))
  return (
    <div className={classes.spread}>
      <div className={classes.mean}>
        <span className={classes.rating} data-figures aria-hidden="true">
          {product.totalReviews > 0 ? number(product.rating) : '–'}
        </span>
        <span>
          <Stars rating={product.rating} />
          <span className={shared.hint}>{m.count(product.totalReviews)}</span>
        </span>
      </div>
      <fieldset className={classes.bars} aria-label={m.spread}>
        {counts.map(([stars, count]) => (
          <button
            key={stars}
            type="button"
            className={classes.bar}
            aria-pressed={board.stars.includes(stars)}
            onClick={() => toggle(stars)}
          >
            <VisuallyHidden>{m.bar(stars, count)}</VisuallyHidden>
            <span className={classes.stars} aria-hidden="true">
              {number(stars)} <IconStarFilled size={12} />
            </span>
            <span className={classes.track} aria-hidden="true">
              <span style={{ width: `${all > 0 ? (count / all) * 100 : 0}%` }} />
            </span>
            <span className={classes.amount} data-figures aria-hidden="true">
              {number(count)}
            </span>
          </button>
        ))}
      </fieldset>
    </div>
  )
}
