import { nobody } from '../../kit/actor.ts'
import { countUse } from '../../kit/http/rates.ts'
import type { DiskState, Ports } from '../../kit/ports.ts'
import { type BudgetName, budgetBytes, budgetNames, usedBytes } from '../../kit/storage/index.ts'
import { notifyWhoMay } from './notify.ts'

type World = Pick<Ports, 'db' | 'disk' | 'now'>

/** Share of a budget above which owners are notified. */
const nearlyUsed = 0.8
/** Once a day for each budget, by any server. */
const perDay = { burst: 1, perHour: 1 / 24 }
const megabyte = 1024 ** 2

interface Shortage {
  readonly what: BudgetName | 'disk'
  /** Megabytes that are left. */
  readonly left: number
}

const scarce: readonly DiskState[] = ['scarce', 'low', 'short']

/** Returns what is nearly used up. */
const findShortages = async ({ db, disk }: Pick<World, 'db' | 'disk'>): Promise<readonly Shortage[]> => {
  const found: Shortage[] = []
  const inMegabytes = (bytes: number) => Math.max(0, Math.floor(bytes / megabyte))
  if (scarce.includes(await disk.state())) found.push({ what: 'disk', left: inMegabytes((await disk.free()) ?? 0) })
  for (const what of budgetNames) {
    const used = await usedBytes(db, what)
    const budget = await budgetBytes(disk, what, used)
    if (used >= nearlyUsed * budget) found.push({ what, left: inMegabytes(budget - used) })
  }
  return found
}

/** Notifies owners, once a day, that the disk is nearly full. */
export const notifyOfStorage = async (world: World): Promise<void> => {
  const now = world.now()
  for (const { what, left } of await findShortages(world))
    await world.db.transaction().execute(async (tx) => {
      if ((await countUse(tx, `storage low: ${what}`, perDay, now)) > 0) return
      await notifyWhoMay({ tx, now, actor: nobody }, { event: 'storage_low', data: { what, left } })
    })
}
