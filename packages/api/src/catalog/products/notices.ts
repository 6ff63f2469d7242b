import { nobody } from '../../kit/actor.ts'
import type { Change, Subscriber, WriteContext } from '../../kit/context.ts'
import { notifyWhoMay } from '../../system/notices/index.ts'
import { hasFallen } from './rules.ts'

const titleOf = async ({ tx }: WriteContext, { record }: Change): Promise<string> =>
  (await tx.selectFrom('products').select('title').where('id', '=', Number(record)).executeTakeFirstOrThrow()).title

/** Notifies of low stock, except after an undo. */
const stockLow: Subscriber = {
  name: 'notice of low stock',
  when: 'within',
  kinds: ['products'],
  actions: ['update'],
  fields: ['stock'],
  run: async (context, changes) => {
    if (context.undoes) return
    for (const change of changes) {
      const [before, stock] = [Number(change.before?.stock), Number(change.after?.stock)]
      if (!hasFallen(before, stock)) continue
      const data = { product: Number(change.record), title: await titleOf(context, change), stock }
      await notifyWhoMay(context, { event: 'stock_low', data })
    }
  },
}

/** Notifies of scheduled publications; not of those by a person. */
const published: Subscriber = {
  name: 'notice of scheduled publication',
  when: 'within',
  kinds: ['products'],
  actions: ['update'],
  fields: ['publishAt'],
  run: async (context, changes) => {
    if (context.actor.id !== nobody.id) return
    for (const change of changes) {
      if (change.after?.status !== 'Published') continue
      const data = { product: Number(change.record), title: await titleOf(context, change) }
      await notifyWhoMay(context, { event: 'product_published', data })
    }
  },
}

export const productSubscribers: readonly Subscriber[] = [stockLow, published]
