import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { RecordFacts, recordMessages } from '../../records/index.ts'
import { FormattedText } from '../../ui/formatted-text/formatted-text.tsx'
import { productRecord } from '../reference/index.ts'
import { useProductFields } from './fields.tsx'
import { productMessages } from './messages/index.ts'
import { ProductStatusBadge } from './status.tsx'

/** One product to read. */
export const ProductDetails = ({ id }: { id: string }) => {
  const { fields: m, categories } = useMessages(productMessages)
  const { empty } = useMessages(recordMessages)
  const { date, money, number, percent } = useFormats()
  const { data: product } = useSuspenseQuery(productRecord(id))
  const { status, category, code, price, discount, stock, rating, totalReviews, createdAt } = product
  return (
    <>
      <RecordFacts
        row={product}
        fields={useProductFields()}
        labels={m}
        elsewhere={['title']}
        own={{
          status: <ProductStatusBadge status={status} />,
          code,
          category: categories[category],
          price: money(price),
          discount: percent(discount / 100),
          stock: number(stock),
          rating: totalReviews > 0 ? number(rating) : empty,
          totalReviews: number(totalReviews),
          createdAt: date(createdAt),
        }}
      />
      {product.description && <FormattedText text={product.description} />}
    </>
  )
}

export const ProductName = ({ id }: { id: string }) => {
  const { data: product } = useQuery(productRecord(id))
  return <bdi>{product?.title ?? `#${id}`}</bdi>
}
