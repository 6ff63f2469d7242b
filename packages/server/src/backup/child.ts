import { messageOf, StartFailure } from '../failure.ts'
import type { Settings } from '../settings.ts'
import { backUp } from './back-up.ts'
import { check } from './check.ts'
import { openTarget } from './open-target.ts'
import { outdated } from './retention.ts'
import { nameAt } from './target.ts'

/** Order of the server to this process. */
export type Order =
  | { readonly kind: 'write'; readonly settings: Settings; readonly now: Date }
  | { readonly kind: 'check'; readonly settings: Settings; readonly name: string }

/** Answer of this process. */
export type Answered =
  | { readonly ok: true; readonly name: string; readonly seconds: number }
  /** `isDamaged` where it is the backup that is to blame. */
  | { readonly ok: false; readonly reason: string; readonly isDamaged: boolean }

const silent = () => undefined

const write = async ({ settings, now }: Extract<Order, { kind: 'write' }>): Promise<string> => {
  const target = openTarget(settings)
  const name = nameAt(now)
  await backUp(settings, target.write(name), { now, passphrase: settings.backups.passphrase, onProgress: silent })
  for (const old of outdated(await target.list(), target.free(), now)) await target.remove(old.name)
  return name
}

const perform = async (order: Order): Promise<Answered> => {
  const since = performance.now()
  try {
    const name = order.kind === 'write' ? await write(order) : await check(order.settings, order.name)
    return { ok: true, name, seconds: (performance.now() - since) / 1000 }
  } catch (error) {
    const reason = messageOf(error)
    return { ok: false, reason, isDamaged: error instanceof StartFailure && reason.startsWith('The backup is damaged') }
  }
}

process.once('message', (order: Order) => {
  void perform(order).then((answered) => process.send?.(answered, () => process.exit(0)))
})
// The server has ended: what was begun is of no use any more.
process.once('disconnect', () => process.exit(1))
