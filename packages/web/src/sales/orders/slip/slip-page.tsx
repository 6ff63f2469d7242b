import type { Order } from '@quarterdeck/contract/sales/orders'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { ApiError } from '../../../lib/api-error.ts'
import { useFormats } from '../../../lib/i18n/formats.ts'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { Thumb } from '../../../records/index.ts'
import { shipmentsOf } from '../../shipments/index.ts'
import { orderMessages } from '../messages/index.ts'
import paper from '../paper/paper.module.css'
import { PaperPage, PaperSkeleton } from '../paper/paper-page.tsx'
import { useOrder } from '../use-order.ts'
import classes from './slip-page.module.css'

interface Shown {
  readonly id: string
  /** The one shipment whose items are packed; without it, those of the whole order. */
  readonly shipment: string | undefined
}

/** What is packed. @throws ApiError `not_found` for a shipment that the order does not have, or that was taken back */
const usePacked = ({ id, shipment }: Shown): readonly Pick<Order['items'][number], 'name' | 'image' | 'quantity'>[] => {
  const { items } = useOrder(id)
  const { data } = useSuspenseQuery(shipmentsOf(Number(id)))
  if (shipment === undefined) return items
  const found = data.rows.find((each) => String(each.id) === shipment)
  if (!found) throw new ApiError('not_found', 'Shipment not found')
  return found.lines.map(({ line, name, quantity }) => ({ name, quantity, image: items[line]?.image ?? '' }))
}

/** What goes into the parcel with the goods: for whoever packs and whoever unpacks, so that it tells no prices. */
const Slip = ({ id, shipment }: Shown) => {
  const {
    record: { slip: m },
    name,
    fields,
  } = useMessages(orderMessages)
  const { date, number } = useFormats()
  const { customer, shipping, createAt } = useOrder(id)
  const items = usePacked({ id, shipment })
  return (
    <PaperPage id={id} title={m.title(name(id))}>
      <dl className={paper.facts}>
        <div>
          <dt>{m.shipTo}</dt>
          <dd>
            <bdi>{customer.name}</bdi>
          </dd>
          <dd>{shipping}</dd>
          <dd data-figures>{customer.phone}</dd>
        </div>
        <div>
          <dt>{fields.id}</dt>
          <dd data-figures>#{id}</dd>
          <dt>{fields.createAt}</dt>
          <dd>{date(createAt)}</dd>
        </div>
      </dl>
      <table className={`${paper.items} ${classes.items}`}>
        <thead>
          <tr>
            <th scope="col">{fields.items}</th>
            <th scope="col">{m.quantity}</th>
            <th scope="col">{m.packed}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are known by their place
            <tr key={line}>
              <td>
                <span className={classes.item}>
                  <Thumb image={item.image} size={36} />
                  {item.name}
                </span>
              </td>
              <td data-figures>{number(item.quantity)}</td>
              <td>
                <span className={classes.box} aria-hidden="true" />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{m.pieces}</th>
            <td data-figures>{number(items.reduce((sum, { quantity }) => sum + quantity, 0))}</td>
            <td />
          </tr>
        </tfoot>
      </table>
    </PaperPage>
  )
}

/** The packing slip of an order, to be printed. */
export const SlipPage = () => {
  const { id } = useParams({ from: '/shell/orders/$id/slip' })
  const { shipment } = useSearch({ from: '/shell/orders/$id/slip' })
  return (
    <Suspense key={id} fallback={<PaperSkeleton />}>
      <Slip id={id} shipment={shipment === undefined ? undefined : String(shipment)} />
    </Suspense>
  )
}
