import type { OrderStatus } from '@quarterdeck/contract/constants'
import type { Order } from '@quarterdeck/contract/orders'
import type { Words } from './messages/index.ts'

/** What a step is called. */
export const stepLabel = ({ steps }: Words, { status }: Pick<Order, 'status'>, to: OrderStatus): string =>
  status === 'Return' && to === 'Shipping' ? steps.again : steps.to[to]
