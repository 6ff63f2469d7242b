import { publishDue } from './catalog/products/index.ts'
import type { World } from './features.ts'
import { runSubscribers } from './kit/changes/index.ts'
import { compactIfDue } from './kit/lists/compact.ts'
import type { WorkKind, WorkKinds } from './kit/queue/index.ts'
import { notifyOverdue } from './sales/invoices/index.ts'
import { makeDue } from './sales/series/index.ts'
import { runTicketClocks } from './support/due-times/index.ts'
import { backUpWhenDue, checkNewest, notifyOfBackups } from './system/backup/index.ts'
import { orderCleaning } from './system/bin/index.ts'
import { notifyOfMail, notifyOfStorage, sendDigests } from './system/notices/index.ts'

const secondMs = 1000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs
/** Pauses between attempts of a backup: disk space and networks don't return at once, and an attempt takes long. */
const backupPausesMs = [5 * minuteMs, 20 * minuteMs, hourMs]

/** Returns all periodic work, with its intervals. */
export const periodicKinds = (world: World): WorkKinds => {
  const every = (everyMs: number, run: (world: World) => Promise<void>): WorkKind => ({
    lane: 'periodic',
    everyMs,
    run: async () => {
      await run(world)
      return undefined
    },
  })
  return {
    cleaning: every(hourMs, async () => {
      await orderCleaning(world)
      world.background(world.jobs.run())
    }),
    compacting: every(5 * secondMs, compactIfDue),
    digests: every(5 * secondMs, sendDigests),
    overdue: every(hourMs, notifyOverdue),
    publishing: every(5 * secondMs, publishDue),
    recurring: every(5 * secondMs, makeDue),
    ticketClocks: every(5 * secondMs, runTicketClocks),
    storage: every(minuteMs, notifyOfStorage),
    subscribers: every(5 * secondMs, runSubscribers),
    mailOutages: every(minuteMs, notifyOfMail),
    backup: { ...every(minuteMs, backUpWhenDue), lane: 'backup', pausesMs: backupPausesMs },
    backupCheck: { ...every(minuteMs, checkNewest), lane: 'backup', pausesMs: backupPausesMs },
    backupAge: every(15 * minuteMs, notifyOfBackups),
  }
}
