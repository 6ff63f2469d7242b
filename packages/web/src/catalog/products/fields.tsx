import type { Product } from '@quarterdeck/contract/catalog/products'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { useMay } from '../../lib/session.ts'
import { fieldsOf, RecordLink, Thumb } from '../../records/index.ts'
import type { Field } from '../../ui/data-table/field.ts'
import { Day } from '../../ui/day.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { productMessages } from './messages/index.ts'
import classes from './products.module.css'
import { Rating } from './rating.tsx'
import { ProductStatusBadge } from './status.tsx'
import { Stock } from './stock.tsx'

/** What is for the panel, or for a screen of its own. */
type Unlisted =
  | 'colors'
  | 'sizes'
  | 'description'
  | 'featureImage'
  | 'features'
  | 'images'
  | 'imageTexts'
  | 'offers'
  | 'publishAt'
  | 'totalReviews'
  | 'variantCount'

/** What a list shows of a product. */
export const useProductFields = (): readonly Field<Product>[] => {
  const { fields: m, categories, statuses } = useMessages(productMessages)
  const { money, percent } = useFormats()
  const mayWrite = useMay('products:write')
  return fieldsOf<Product, Unlisted>(m, {
    title: {
      cell: ({ id, title, featureImage }) => (
        <span className={classes.title}>
          <Thumb image={featureImage} />
          <RecordLink entity="products" record={String(id)}>
            <bdi title={title}>{title}</bdi>
          </RecordLink>
        </span>
      ),
      sortable: true,
      width: 280,
      minWidth: 232,
      grow: 4,
      skeleton: (
        <span className={classes.title}>
          <Skeleton width={28} height={28} />
          <Skeleton width={160} />
        </span>
      ),
      card: 'title',
    },
    code: {
      cell: ({ code }) => <span className={classes.code}>{code}</span>,
      priority: 2,
      width: 136,
      minWidth: 128,
      skeleton: <Skeleton width={104} />,
      card: 'detail',
    },
    category: {
      editable: mayWrite,
      cell: ({ category }) => categories[category],
      sortable: true,
      priority: 3,
      grow: 2,
      words: Object.values(categories),
      skeleton: <Skeleton width={96} />,
      card: 'hidden',
    },
    price: {
      editable: mayWrite,
      cell: ({ price }) => <span data-figures>{money(price)}</span>,
      sortable: true,
      align: 'end',
      width: 104,
      minWidth: 96,
      skeleton: <Skeleton width={56} />,
      card: 'detail',
    },
    discount: {
      editable: mayWrite,
      cell: ({ discount }) => (
        <span data-figures className={discount > 0 ? undefined : classes.none}>
          {percent(discount / 100)}
        </span>
      ),
      align: 'end',
      priority: 4,
      width: 100,
      minWidth: 92,
      skeleton: <Skeleton width={32} />,
      card: 'hidden',
    },
    stock: {
      editable: mayWrite,
      follows: ({ variantCount }) => variantCount > 0,
      cell: ({ stock, variantCount }) => <Stock stock={stock} variants={variantCount} />,
      sortable: true,
      align: 'end',
      width: 100,
      minWidth: 88,
      skeleton: <Skeleton width={40} />,
      card: 'detail',
    },
    status: {
      editable: mayWrite,
      cell: ({ status }) => <ProductStatusBadge status={status} />,
      sortable: true,
      words: Object.values(statuses),
      skeleton: <Skeleton width={80} height={20} />,
      card: 'badge',
    },
    rating: {
      cell: (product) => <Rating product={product} />,
      sortable: true,
      priority: 1,
      width: 100,
      minWidth: 92,
      skeleton: <Skeleton width={56} />,
      card: 'detail',
    },
    createdAt: {
      cell: ({ createdAt }) => <Day at={createdAt} />,
      sortable: true,
      optional: true,
      width: 120,
      minWidth: 116,
      skeleton: <Skeleton width={80} />,
      card: 'hidden',
    },
  })
}
