import type { Review } from '@quarterdeck/contract/catalog/reviews'
import { Thumb } from '../../kit/records/index.ts'
import classes from './reviews.module.css'

interface Props {
  readonly review: Review
  readonly size?: number
}

/** Shows the reviewed product. */
export const ProductName = ({ review: { productId, product }, size = 28 }: Props) => (
  <span className={classes.product}>
    <Thumb image={product?.image ?? ''} size={size} />
    <span title={product?.title}>{product?.title ?? `#${productId}`}</span>
  </span>
)
