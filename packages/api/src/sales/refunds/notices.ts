import type { Subscriber } from '../../kit/context.ts'
import { notifyWhoMay } from '../../system/notices/index.ts'

/** Notifies people of refunds; returns without money are left out. */
export const refundNotices: Subscriber = {
  name: 'notice of refunds',
  when: 'within',
  kinds: ['refunds'],
  actions: ['create'],
  run: async (context, changes) => {
    for (const { after } of changes) {
      if (Number(after?.amount) <= 0) continue
      const data = { by: context.actor.name, order: Number(after?.orderId) }
      await notifyWhoMay(context, { event: 'refunded', data })
    }
  },
}
