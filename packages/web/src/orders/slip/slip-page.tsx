import { Button } from '@mantine/core'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { Link, useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { Thumb } from '../../records/index.ts'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { orderMessages } from '../messages/index.ts'
import { recordPageMessages } from '../record/messages/index.ts'
import { useOrder } from '../use-order.ts'
import classes from './slip-page.module.css'

/** What goes into the parcel with the goods: for whoever packs and whoever unpacks, so that it tells no prices. */
const Slip = ({ id }: { id: string }) => {
  const { slip: m } = useMessages(recordPageMessages)
  const { name, fields } = useMessages(orderMessages)
  const { date, number } = useFormats()
  const { customer, shipping, createAt, items } = useOrder(id)
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
  return (
    <Suspense key={id} fallback={<SlipSkeleton />}>
      <Slip id={id} />
    </Suspense>
  )
}
