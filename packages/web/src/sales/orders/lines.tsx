import { lineTotal, toDecimal, toUnitPrice } from '@quarterdeck/contract/kit/money'
import type { Order } from '@quarterdeck/contract/sales/orders'
import { piece, unitName } from '@quarterdeck/contract/sales/units'
import { useLocale, useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { Amounts, Lines } from '../../kit/records/index.ts'
import { orderMessages } from './messages/index.ts'

/** Renders the items of an order. @param noteOf returns a note on a line, by index */
export const OrderLines = ({ order, noteOf }: { order: Order; noteOf?: (line: number) => string | undefined }) => {
  const locale = useLocale()
  return (
    <Lines
      lines={order.items.map(({ unit, ...item }, line) => ({
        ...item,
        ...(unit !== piece && { unit: unitName(unit, locale, item.quantity) }),
        note: noteOf?.(line),
        total: toDecimal(lineTotal({ ...item, price: toUnitPrice(item.price) })),
      }))}
    />
  )
}

/** Shows the amounts that make up the total. */
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
