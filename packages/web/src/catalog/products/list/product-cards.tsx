import { VisuallyHidden } from '@mantine/core'
import type { Product } from '@quarterdeck/contract/catalog/products'
import { discountedPrice, fromUnitPrice, toUnitPrice } from '@quarterdeck/contract/kit/money'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { RecordLink } from '../../../kit/records/index.ts'
import { GridView } from '../../../kit/ui/data-table/grid/grid-view.tsx'
import type { ViewProps } from '../../../kit/ui/data-table/view.ts'
import { Picture } from '../../../kit/ui/picture/picture.tsx'
import { Skeleton } from '../../../kit/ui/skeleton.tsx'
import { productMessages } from '../messages/index.ts'
import { Rating } from '../rating.tsx'
import { ProductStatusBadge } from '../status.tsx'
import { Stock } from '../stock.tsx'
import classes from './product-cards.module.css'

const sizes = '(max-width: 40em) 50vw, 260px'

const Price = ({ product: { price, discount } }: { product: Product }) => {
  const m = useMessages(productMessages).list
  const { unitPrice } = useFormats()
  const now = fromUnitPrice(discountedPrice(toUnitPrice(price), discount))
  return (
    <span className={classes.price} data-figures>
      <strong>{unitPrice(now)}</strong>
      {discount > 0 && (
        <>
          <s aria-hidden="true">{unitPrice(price)}</s>
          <VisuallyHidden>{m.before(unitPrice(price))}</VisuallyHidden>
        </>
      )}
    </span>
  )
}

const ProductCard = ({ row: product }: { row: Product }) => {
  const m = useMessages(productMessages).list
  const { id, title, featureImage, imageTexts, status, stock, variantCount } = product
  return (
    <>
      <div className={classes.picture}>
        <Picture src={featureImage} alt={imageTexts[featureImage] ?? ''} sizes={sizes} />
      </div>
      <div className={classes.body}>
        <RecordLink entity="products" record={String(id)} className={classes.title}>
          <bdi>{title}</bdi>
        </RecordLink>
        <div className={classes.line}>
          <Price product={product} />
          {product.totalReviews > 0 && <Rating product={product} />}
        </div>
        <div className={classes.line}>
          <ProductStatusBadge status={status} />
          <span className={classes.stock}>
            {m.inStock} <Stock stock={stock} variants={variantCount} />
          </span>
        </div>
      </div>
    </>
  )
}

const Outline = () => (
  <>
    <div className={classes.blank} />
    <div className={classes.body}>
      <Skeleton width="80%" height={14} />
      <Skeleton width="50%" height={14} />
      <Skeleton width="60%" height={20} />
    </div>
  </>
)

export const ProductCards = (props: ViewProps<Product>) => <GridView {...props} Card={ProductCard} Outline={Outline} />
