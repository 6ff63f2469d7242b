import { papers } from '@quarterdeck/contract/sales/papers'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { reading } from '../../../kit/lib/api/queries.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { PaperPage, PaperSkeleton } from '../../paper/index.ts'
import { orderMessages } from '../messages/index.ts'

interface Shown {
  readonly id: string
  /** Shipment to print the items of; undefined for the whole order. */
  readonly shipment: string | undefined
}

/** @throws ApiError `not_found` for a shipment that the order doesn't have, or that was undone */
const Slip = ({ id, shipment }: Shown) => {
  const { record, name } = useMessages(orderMessages)
  const how = { id, ...(shipment && { shipment }) }
  const { data } = useSuspenseQuery(reading(papers.slip, how))
  return (
    <PaperPage
      title={record.slip.title(name(id))}
      back={{ to: '/orders/$id', params: { id }, label: record.paper.back }}
      file={{ path: papers.slipPdf.path, query: how, name: record.slip.title(name(id)) }}
      papers={[data]}
    />
  )
}

/** Shows the printable packing slip of an order. */
export const SlipPage = () => {
  const { title } = useMessages(orderMessages)
  const { id } = useParams({ from: '/shell/orders/$id/slip' })
  const { shipment } = useSearch({ from: '/shell/orders/$id/slip' })
  return (
    <Suspense key={id} fallback={<PaperSkeleton title={title} />}>
      <Slip id={id} shipment={shipment === undefined ? undefined : String(shipment)} />
    </Suspense>
  )
}
