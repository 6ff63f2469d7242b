import type { Delivery } from '@quarterdeck/contract/deliveries'
import { useFormats } from '../../../lib/i18n/formats.ts'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { useMay } from '../../../lib/session.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { deliveryMessages } from '../messages/index.ts'
import classes from './board.module.css'
import { DeliveryActions } from './delivery-actions.tsx'
import type { Stocked } from './stocked.ts'

interface Props {
  readonly delivery: Delivery
  readonly product: Stocked
  /** The day that it is where the person is. */
  readonly today: string
}

const Badge = ({ delivery: { state, expectedOn }, today }: Pick<Props, 'delivery' | 'today'>) => {
  const m = useMessages(deliveryMessages).board
  if (state !== 'Expected')
    return <StatusBadge tone={state === 'Received' ? 'green' : 'gray'}>{m.states[state]}</StatusBadge>
  return expectedOn < today ? <StatusBadge tone="amber">{m.late}</StatusBadge> : null
}

/** One delivery: when, how much, and by what it is known. */
export const DeliveryItem = ({ delivery, product, today }: Props) => {
  const m = useMessages(deliveryMessages).board
  const { days } = useFormats()
  const mayWrite = useMay('products:write')
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
        <span className={reference ? classes.reference : classes.quiet}>
          <bdi>{reference || m.unnamed}</bdi>
        </span>
        {note && <bdi className={classes.quiet}>{note}</bdi>}
      </div>
      <div className={classes.amount}>
        <span data-figures>{m.pieces(state === 'Expected' ? remaining : received || pieces)}</span>
        {isPart && <span className={classes.quiet}>{m.received(received, pieces)}</span>}
      </div>
      {mayWrite && <DeliveryActions delivery={delivery} name={reference || day} product={product} />}
    </li>
  )
}
