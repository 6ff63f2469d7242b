import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { Thumb } from '../../records/index.ts'
import { orderMessages } from '../messages/index.ts'
import paper from '../paper/paper.module.css'
import { PaperPage, PaperSkeleton } from '../paper/paper-page.tsx'
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
  return (
    <Suspense key={id} fallback={<PaperSkeleton />}>
      <Slip id={id} />
    </Suspense>
  )
}
