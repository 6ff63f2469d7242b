import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { RecordFacts, recordMessages } from '../../kit/records/index.ts'
import { FormattedText } from '../../kit/ui/formatted-text/formatted-text.tsx'
import { productRecord } from '../reference/index.ts'
import { useProductHistory } from './described.ts'
import { useProductFields } from './fields.tsx'

export const ProductDetails = ({ id }: { id: string }) => {
  const { empty } = useMessages(recordMessages)
  const { number } = useFormats()
  const { data: product } = useSuspenseQuery(productRecord(id))
  const { rating, totalReviews, description } = product
  return (
    <>
      <RecordFacts
        row={product}
        fields={useProductFields()}
        history={useProductHistory()}
        elsewhere={['title']}
        first={[
          'status',
          'code',
          'category',
          'price',
          'unit',
          'discount',
          'stock',
          'rating',
          'totalReviews',
          'createdAt',
        ]}
        own={{ rating: totalReviews > 0 ? number(rating) : empty }}
      />
      {description && <FormattedText text={description} />}
    </>
  )
}

export const ProductName = ({ id }: { id: string }) => {
  const { data: product } = useQuery(productRecord(id))
  return <bdi>{product?.title ?? `#${id}`}</bdi>
}
