import type { Order } from '@quarterdeck/contract/orders'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { recordMessages } from '../../../records/index.ts'
import { Panel } from '../../../ui/panel.tsx'
import { orderMessages } from '../messages/index.ts'
import classes from './record-page.module.css'

/** Where it goes, and where the invoice goes. */
export const DeliveryPanel = ({ order: { shipping, billing } }: { order: Order }) => {
  const m = useMessages(orderMessages).record
  const { fields } = useMessages(orderMessages)
  const { empty } = useMessages(recordMessages)
  return (
    <Panel title={m.addresses}>
      <dl className={classes.facts}>
        <div>
          <dt>{fields.shipping}</dt>
          <dd>{shipping || empty}</dd>
        </div>
        <div>
          <dt>{fields.billing}</dt>
          <dd>{billing && billing === shipping ? m.sameAddress : billing || empty}</dd>
        </div>
      </dl>
    </Panel>
  )
}
