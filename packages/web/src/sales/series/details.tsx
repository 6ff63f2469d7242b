import { useSuspenseQuery } from '@tanstack/react-query'
import { RecordFacts, RecordLink } from '../../kit/records/index.ts'
import { InvoiceAmounts, InvoiceLines } from '../invoices/record/index.ts'
import { useSeriesHistory } from './described.ts'
import { useSeriesFields } from './fields.tsx'
import { seriesRecord } from './source.ts'

export const SeriesDetails = ({ id }: { readonly id: string }) => {
  const { data: series } = useSuspenseQuery(seriesRecord(id))
  const customer = (
    <RecordLink entity="users" record={String(series.customer.id)}>
      <bdi>{series.customer.name}</bdi>
    </RecordLink>
  )
  return (
    <>
      <RecordFacts
        row={series}
        fields={useSeriesFields()}
        history={useSeriesHistory()}
        own={{ customer }}
        elsewhere={['totalAmount']}
      />
      <InvoiceLines invoice={series} />
      <InvoiceAmounts invoice={series} />
    </>
  )
}
