import type { Order } from '@quarterdeck/contract/orders'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { Panel } from '../../ui/panel.tsx'
import { OrderAmounts, OrderLines } from '../lines.tsx'
import { orderMessages } from '../messages/index.ts'
import classes from './record-page.module.css'

/** What was ordered, and what it comes to. */
export const ItemsPanel = ({ order }: { order: Order }) => {
  const { fields } = useMessages(orderMessages)
  return (
    <Panel title={fields.items}>
      <OrderLines order={order} />
      <div className={classes.breakdown}>
        <OrderAmounts order={order} />
      </div>
    </Panel>
  )
}
