import { lineTotal, toDecimal, toMinor } from '@quarterdeck/contract/core/money'
import type { Order } from '@quarterdeck/contract/sales/orders'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { Amounts, Lines } from '../../records/index.ts'
import { orderMessages } from './messages/index.ts'

/** What was ordered. `noteOf` says something of a line by its place. */
export const OrderLines = ({ order, noteOf }: { order: Order; noteOf?: (line: number) => string | undefined }) => (
  <Lines
    lines={order.items.map((item, line) => ({
      ...item,
      note: noteOf?.(line),
      total: toDecimal(lineTotal({ ...item, price: toMinor(item.price) })),
    }))}
  />
)

/** What the total is made of. */
export const OrderAmounts = ({ order }: { order: Order }) => {
  const { fields: m } = useMessages(orderMessages)
  return (
    <Amounts
      parts={[
        [m.subTotalAmount, order.subTotalAmount],
        [m.discountAmount, -order.discountAmount],
        [m.shippingChargeAmount, order.shippingChargeAmount],
        [m.taxAmount, order.taxAmount],
      ]}
      total={[m.totalAmount, order.totalAmount]}
    />
  )
}
