import { release } from './held.ts'
import type { LiveEvent } from './live-event.ts'
import { refresh, type Screen } from './refresh.ts'
import { hearTogether } from './share.ts'
import './live.css'

/** What comes together is shown together; and where much comes, not more often than this. */
const gatherMs = 100
const leastMs = 2000

const visible = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (document.hidden && !signal.aborted) return
      document.removeEventListener('visibilitychange', look)
      resolve()
    }
    document.addEventListener('visibilitychange', look)
    signal.addEventListener('abort', look)
    look()
  })

/** Keeps what this window shows up to date, until the signal. */
export const follow = (screen: Screen, since: number, signal: AbortSignal): void => {
  let waiting: LiveEvent[] = []
  let busy = false
  let last = Number.NEGATIVE_INFINITY

  const work = async () => {
    busy = true
    while (waiting.length > 0 && !signal.aborted) {
      const pause = Math.max(gatherMs, last + leastMs - performance.now())
      await new Promise((resolve) => setTimeout(resolve, pause))
      // Nobody looks: one time is enough when they do.
      await visible(signal)
      const events = waiting
      waiting = []
      last = performance.now()
      // What could not be asked for now is asked for with the next change, or when someone comes back to it.
      if (!signal.aborted) await refresh(screen, events).catch(() => undefined)
    }
    busy = false
  }
  const hear = (event: LiveEvent) => {
    document.documentElement.dataset.live = ''
    if (event.kind === 'start') return
    waiting.push(event)
    if (!busy) void work()
  }
  // A page that its list asked for itself is shown as it is.
  const stop = screen.queries.getQueryCache().subscribe((event) => {
    if (event.type === 'removed') release(event.query.queryKey)
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    release(event.query.queryKey)
  })
  signal.addEventListener('abort', stop)
  hearTogether(screen.me, since, hear, signal)
}
