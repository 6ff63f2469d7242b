import type { LiveEvent } from './live-event.ts'
import { removePendingPage } from './pending.ts'
import { refetchPresence } from './presence.ts'
import { refresh, type Screen } from './refresh.ts'
import './live.css'
import { stayConnected } from './connection.ts'

/** Ask for what was told lately: a window that opens has shown its first rows before it could listen. */
const ask = 'lately?'
type Message = LiveEvent | typeof ask

const lately = 60

/**
 * Hears the stream that all windows of this browser share: over HTTP/1.1 each stream takes one of six connections. One
 * window follows it and tells the others; when that one is closed, another takes over where it was.
 * @param since since when this window shows what it shows, by `performance.now()`
 */
const listenTogether = (person: number, since: number, hear: (event: LiveEvent) => void, signal: AbortSignal): void => {
  const name = `quarterdeck-live-${person}`
  const channel = new BroadcastChannel(name)
  signal.addEventListener('abort', () => channel.close())
  const place = { id: undefined as number | undefined, since }
  const seen = new Set<number>()
  const recent: LiveEvent[] = []
  let leads = false

  const take = (event: LiveEvent) => {
    if (event.id !== undefined) {
      place.id = event.id
      if (seen.has(event.id)) return
      seen.add(event.id)
    }
    hear(event)
  }
  const tell = (event: LiveEvent) => {
    recent.push(event)
    recent.splice(0, recent.length - lately)
    channel.postMessage(event satisfies Message)
    take(event)
  }
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data !== ask) take(data)
    else if (leads) for (const event of recent) channel.postMessage(event satisfies Message)
  }
  const lead = async () => {
    leads = true
    await stayConnected(place, tell, signal)
  }
  channel.postMessage(ask satisfies Message)
  // Locks exist on secure origins only; on a plain http address each window has a stream of its own.
  const leading = navigator.locks?.request(name, { signal }, lead) ?? lead()
  // Given up with the window's person.
  leading.catch(() => undefined)
}

/** Milliseconds for which changes are collected, so that they are shown together and not more often. */
const gatherMs = 100
const minMs = 2000

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
export const startLiveUpdates = (screen: Screen, since: number, signal: AbortSignal): void => {
  let waiting: LiveEvent[] = []
  let busy = false
  let last = Number.NEGATIVE_INFINITY

  const work = async () => {
    busy = true
    while (waiting.length > 0 && !signal.aborted) {
      const pause = Math.max(gatherMs, last + minMs - performance.now())
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
    // Who writes at the moment is of use at once, and costs one short question.
    if (event.kind === 'presence') return refetchPresence(screen.queries, event.data)
    waiting.push(event)
    if (!busy) void work()
  }
  // A page that its list asked for itself is shown as it is.
  const stop = screen.queries.getQueryCache().subscribe((event) => {
    if (event.type === 'removed') removePendingPage(event.query.queryKey)
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    removePendingPage(event.query.queryKey)
  })
  signal.addEventListener('abort', stop)
  listenTogether(screen.me, since, hear, signal)
}
