import { Button } from '@mantine/core'
import type { Order } from '@quarterdeck/contract/orders'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { ApiError } from '../../lib/api/api-error.ts'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { Thumb } from '../../records/index.ts'
import { shipmentsOf } from '../../shipments/index.ts'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { orderMessages } from '../messages/index.ts'
import { recordPageMessages } from '../record/messages/index.ts'
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
  const { slip: m } = useMessages(recordPageMessages)
  const { name, fields } = useMessages(orderMessages)
  const { date, number } = useFormats()
  const { customer, shipping, createAt } = useOrder(id)
  const items = usePacked({ id, shipment })
  return (
    <Page
      title={m.title(name(id))}
      layout="narrow"
      actions={
        <>
          <Button variant="default" renderRoot={(props) => <Link to="/orders/$id" params={{ id }} {...props} />}>
            {m.back}
          </Button>
          <Button leftSection={<IconPrinter size={16} stroke={1.75} aria-hidden />} onClick={() => window.print()}>
            {m.print}
          </Button>
        </>
      }
    >
      <article className={classes.sheet}>
        <dl className={classes.facts}>
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
        <table className={classes.items}>
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
      </article>
    </Page>
  )
}

const SlipSkeleton = () => {
  const { title } = useMessages(orderMessages)
  return (
    <Page title={title} layout="narrow" actions={<Skeleton width={180} height={36} />}>
      <div className={classes.sheet} aria-busy="true">
        <Skeleton width={280} />
        <Skeleton width={360} />
        <Skeleton width={320} />
      </div>
    </Page>
  )
}

/** The packing slip of an order, to be printed. */
export const SlipPage = () => {
  const { id } = useParams({ from: '/shell/orders/$id/slip' })
  const { shipment } = useSearch({ from: '/shell/orders/$id/slip' })
  return (
    <Suspense key={id} fallback={<SlipSkeleton />}>
      <Slip id={id} shipment={shipment === undefined ? undefined : String(shipment)} />
    </Suspense>
  )
}
