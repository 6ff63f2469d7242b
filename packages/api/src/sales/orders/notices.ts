import type { OrderStatus } from '@quarterdeck/contract/kit/constants'
import type { NoticeEventName } from '@quarterdeck/contract/kit/notice-events'
import type { Subscriber } from '../../kit/context.ts'
import { notifyWhoMay } from '../../system/notices/index.ts'

const events: Partial<Record<OrderStatus, NoticeEventName>> = { New: 'order_new', Return: 'order_returned' }

/** Notifies people of new and returned orders; results of an Undo are left out. */
export const orderNotices: Subscriber = {
  name: 'notice of orders',
  when: 'within',
  kinds: ['orders'],
  actions: ['create', 'update'],
  fields: ['status'],
  run: async (context, changes) => {
    if (context.undoes) return
    for (const { record, after } of changes) {
      const event = events[after?.status as OrderStatus]
      if (!event) continue
      const order = Number(record)
      const { customerName: customer } = await context.tx
        .selectFrom('orders')
        .select('customerName')
        .where('id', '=', order)
        .executeTakeFirstOrThrow()
      await notifyWhoMay(context, { event, data: { order, customer } })
    }
  },
}
