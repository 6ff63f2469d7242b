import { sql } from 'kysely'
import { nobody } from '../../kit/actor.ts'
import type { WriteContext } from '../../kit/context.ts'
import type { Db, Ports, Tx } from '../../kit/ports.ts'
import { applyChange } from '../../kit/records/records.ts'
import { repository } from './store.ts'

type World = Pick<Ports, 'db' | 'now' | 'newId' | 'random'> & Pick<WriteContext, 'subscribers'>

/** Maximum number of products published in one transaction. */
const max = 100

/**
 * Returns drafts that are due for publication. A draft whose author unpublished it since its time is left alone, as the
 * journal shows.
 */
const due = async (db: Db, now: Date): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select "id" from "products" p
    where "publishAt" <= ${now} and "publishAt" is not null and "status" = 'Draft' and "deletedAt" is null
      and not exists (
        select from "changes" c where c."entity" = 'products' and c."record" = p."id"::text
          and c."at" >= p."publishAt" and c."after"->>'status' = 'Draft'
      )
    order by "publishAt", "id" limit ${max}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Publishes those that are still due when they are locked, each as a change that can be taken back. */
const publish = async (tx: Tx, { now, newId, random, subscribers }: World, ids: readonly number[]): Promise<void> => {
  const at = now()
  const proof = async () => 'none' as const
  const context = { tx, actor: nobody, now: at, batch: newId(), random, proof, subscribers }
  for (const product of await repository.lock(tx, ids)) {
    const isDue =
      product.status === 'Draft' && product.deletedAt === null && product.publishAt && product.publishAt <= at
    if (!isDue) continue
    const change = { status: 'Published', publishAt: null } as const
    await applyChange(context, repository, product, change, ['status', 'publishAt'])
  }
}

/** Publishes drafts that are due. */
export const publishDue = async (world: World): Promise<void> => {
  for (;;) {
    const ids = await due(world.db, world.now())
    if (ids.length > 0) await world.db.transaction().execute((tx) => publish(tx, world, ids))
    if (ids.length < max) return
  }
}
