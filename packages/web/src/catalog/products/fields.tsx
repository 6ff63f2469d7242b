import { type Product, productKind } from '@quarterdeck/contract/catalog/products'
import { unitName } from '@quarterdeck/contract/sales/units'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useLocale } from '../../kit/lib/i18n/use-messages.ts'
import { RecordLink, Thumb, useColumns } from '../../kit/records/index.ts'
import type { Field } from '../../kit/ui/data-table/field.ts'
import { Skeleton } from '../../kit/ui/skeleton.tsx'
import { useProductHistory } from './described.ts'
import classes from './products.module.css'
import { Rating } from './rating.tsx'
import { Stock } from './stock.tsx'

/** Fields without a column in the list. */
const unlisted: readonly (keyof Product & string)[] = [
  'colors',
  'sizes',
  'description',
  'featureImage',
  'features',
  'images',
  'imageTexts',
  'offers',
  'publishAt',
  'totalReviews',
  'variantCount',
]

export const useProductFields = (): readonly Field<Product>[] => {
  const { percent } = useFormats()
  const locale = useLocale()
  return useColumns<Product>(productKind, useProductHistory(), unlisted, {
    title: {
      cell: ({ id, title, featureImage }) => (
        <span className={classes.title}>
          <Thumb image={featureImage} />
          <RecordLink entity="products" record={String(id)}>
            <bdi title={title}>{title}</bdi>
          </RecordLink>
        </span>
      ),
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
      skeleton: 104,
      card: 'detail',
    },
    category: { priority: 3, grow: 2, skeleton: 96, card: 'hidden' },
    price: { width: 104, minWidth: 96, skeleton: 56, card: 'detail' },
    unit: {
      cell: ({ unit }) => unitName(unit, locale),
      optional: true,
      width: 104,
      skeleton: 48,
      card: 'hidden',
    },
    discount: {
      cell: ({ discount }) => (
        <span data-figures className={discount > 0 ? undefined : classes.none}>
          {percent(discount / 100)}
        </span>
      ),
      align: 'end',
      priority: 4,
      width: 100,
      minWidth: 92,
      skeleton: 32,
      card: 'hidden',
    },
    stock: {
      follows: ({ variantCount }) => variantCount > 0,
      cell: ({ stock, variantCount }) => <Stock stock={stock} variants={variantCount} />,
      align: 'end',
      width: 100,
      minWidth: 88,
      skeleton: 40,
      card: 'detail',
    },
    status: { skeleton: 80, card: 'badge' },
    rating: {
      cell: (product) => <Rating product={product} />,
      priority: 1,
      width: 100,
      minWidth: 92,
      skeleton: 56,
      card: 'detail',
    },
    createdAt: { optional: true, width: 120, card: 'hidden' },
  })
}
