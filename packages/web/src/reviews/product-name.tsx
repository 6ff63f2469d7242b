import type { Review } from '@quarterdeck/contract/reviews'
import { Thumb } from '../records/index.ts'
import classes from './fields.module.css'

/** What a review is about. */
export const ProductName = ({ review: { productId, product } }: { review: Review }) => (
  <span className={classes.product}>
    <Thumb image={product?.image ?? ''} />
    <span>{product?.title ?? productId}</span>
  </span>
)
