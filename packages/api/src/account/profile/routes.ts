import type { Permission } from '@quarterdeck/contract/core/permission'
import { notFound } from '@quarterdeck/contract/core/problem'
import { profile } from '@quarterdeck/contract/people/profile'
import { statsOf as reviews } from '../../catalog/reviews/index.ts'
import { allowed } from '../../http/allowed.ts'
import type { Serve } from '../../http/serve.ts'
import { byIds, repository } from '../../people/users/index.ts'
import type { Db } from '../../ports.ts'
import { statsOf as invoices } from '../../sales/invoices/index.ts'
import { statsOf as orders } from '../../sales/orders/index.ts'
import { statsOf as tickets } from '../../support/tickets/index.ts'

export const serveProfile = (serve: Serve): void => {
  serve.read(profile.summary, async ({ db, query, actor }) => {
    const [user] = await byIds(db, [repository.keyOf(query.id) ?? 0])
    if (!user) throw notFound('User')
    const of = <T>(needed: Permission, figures: (db: Db, userId: number) => Promise<T>) =>
      allowed(actor, needed) ? figures(db, user.id) : undefined
    return {
      orders: await of('orders:read', orders),
      invoices: await of('invoices:read', invoices),
      tickets: await of('tickets:read', tickets),
      reviews: await of('reviews:read', reviews),
    }
  })
}
