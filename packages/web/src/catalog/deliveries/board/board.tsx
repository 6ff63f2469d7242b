import { Button } from '@mantine/core'
import type { Delivery } from '@quarterdeck/contract/catalog/deliveries'
import { deliveries, deliveryList } from '@quarterdeck/contract/catalog/deliveries'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { listing } from '../../../kit/lib/api/queries.ts'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../../kit/lib/session.ts'
import { daysOf } from '../../../kit/ui/data-table/day-range.ts'
import { ProblemPanel } from '../../../kit/ui/problem-panel.tsx'
import { Skeleton } from '../../../kit/ui/skeleton.tsx'
import { StatePanel } from '../../../kit/ui/state-panel.tsx'
import { StatusBadge } from '../../../kit/ui/status-badge.tsx'
import shared from '../../../kit/ui/styles/shared.module.css'
import { catalogMessages } from '../../messages/index.ts'
import classes from './board.module.css'
import { DeliveryActions } from './delivery-actions.tsx'
import type { ProductWithStock } from './product-with-stock.ts'

interface Props {
  readonly delivery: Delivery
  readonly product: ProductWithStock
  /** Today in the user's time zone. */
  readonly today: string
}

const Badge = ({ delivery: { state, expectedOn }, today }: Pick<Props, 'delivery' | 'today'>) => {
  const m = useMessages(catalogMessages).deliveries.board
  if (state !== 'Expected')
    return <StatusBadge tone={state === 'Received' ? 'green' : 'gray'}>{m.states[state]}</StatusBadge>
  return expectedOn < today ? <StatusBadge tone="amber">{m.late}</StatusBadge> : null
}

/** Renders a delivery with its date, quantity and reference. */
const DeliveryItem = ({ delivery, product, today }: Props) => {
  const m = useMessages(catalogMessages).deliveries.board
  const { days } = useFormats()
  const mayWrite = usePermission('products:write')
  const { pieces, received, remaining, state, expectedOn, reference, note } = delivery
  const day = days(expectedOn, expectedOn)
  const isPart = received > 0 && received < pieces
  return (
    <li className={classes.item}>
      <div className={classes.day}>
        <time dateTime={expectedOn}>{day}</time>
        <Badge delivery={delivery} today={today} />
      </div>
      <div className={classes.about}>
        <span className={reference ? shared.medium : shared.hint}>
          <bdi>{reference || m.unnamed}</bdi>
        </span>
        {note && <bdi className={shared.hint}>{note}</bdi>}
      </div>
      <div className={classes.amount}>
        <span data-figures>{m.pieces(state === 'Expected' ? remaining : received || pieces)}</span>
        {isPart && <span className={shared.hint}>{m.received(received, pieces)}</span>}
      </div>
      {mayWrite && <DeliveryActions delivery={delivery} name={reference || day} product={product} />}
    </li>
  )
}

const of = (productId: number) => ({ field: 'productId', op: 'in', values: [productId] }) as const

/** Returns the query of a product's pending deliveries, earliest first. */
const expectedOf = (productId: number) =>
  listing(deliveries.list, deliveryList, {
    sort: [{ field: 'expectedOn', desc: false }],
    where: [of(productId), { field: 'state', op: 'in', values: ['Expected'] }],
  })

/** Returns the query of a product's completed and cancelled deliveries, latest first. */
const pastOf = (productId: number, perPage: number) =>
  listing(deliveries.list, deliveryList, {
    sort: [{ field: 'expectedOn', desc: true }],
    where: [of(productId), { field: 'state', op: 'in', values: ['Received', 'Cancelled'] }],
    perPage,
  })

const DeliveryDialog = lazy(async () => ({ default: (await import('./delivery-dialog.tsx')).DeliveryDialog }))

const pastAtOnce = 20

const List = ({ label, rows, product }: { label: string; rows: readonly Delivery[]; product: ProductWithStock }) => {
  const today = daysOf('today', new Date(), 0).from ?? ''
  return (
    <ul className={classes.list} aria-label={label}>
      {rows.map((delivery) => (
        <DeliveryItem key={delivery.id} delivery={delivery} product={product} today={today} />
      ))}
    </ul>
  )
}

const Expected = ({ product }: { product: ProductWithStock }) => {
  const m = useMessages(catalogMessages).deliveries.board
  const { data, error, refetch } = useQuery(expectedOf(product.id))
  if (error) return <ProblemPanel error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton width="100%" height={56} />
  if (data.rows.length > 0) return <List label={m.expected} rows={data.rows} product={product} />
  return (
    <StatePanel picture={<IconTruckDelivery size={36} stroke={1.5} aria-hidden />} title={m.none} text={m.noneText} />
  )
}

const Past = ({ product }: { product: ProductWithStock }) => {
  const m = useMessages(catalogMessages).deliveries.board
  const [max, setMost] = useState(pastAtOnce)
  const { data, isFetching } = useQuery(pastOf(product.id, max))
  if (!data || data.rows.length === 0) return null
  return (
    <section className={classes.part}>
      <h2>{m.past}</h2>
      <List label={m.past} rows={data.rows} product={product} />
      {data.total > data.rows.length && (
        <Button
          variant="default"
          className={shared.start ?? ''}
          loading={isFetching}
          onClick={() => setMost(max + pastAtOnce)}
        >
          {m.more}
        </Button>
      )}
    </section>
  )
}

/** Shows pending and past deliveries of a product. */
export const DeliveryBoard = ({ product }: { product: ProductWithStock }) => {
  const m = useMessages(catalogMessages).deliveries.board
  const mayWrite = usePermission('products:write')
  const expected = useQuery(expectedOf(product.id)).data?.rows ?? []
  const [isAdding, setAdding] = useState(false)
  const incoming = expected.reduce((sum, { remaining }) => sum + remaining, 0)
  return (
    <div className={classes.board}>
      <section className={classes.part}>
        <div className={classes.head}>
          <h2>{incoming > 0 ? m.incoming(incoming) : m.expected}</h2>
          {mayWrite && (
            <Button
              variant="default"
              size="xs"
              leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
              onClick={() => setAdding(true)}
            >
              {m.add}
            </Button>
          )}
        </div>
        <Expected product={product} />
      </section>
      <Past product={product} />
      <Suspense>{isAdding && <DeliveryDialog productId={product.id} onClose={() => setAdding(false)} />}</Suspense>
    </div>
  )
}
