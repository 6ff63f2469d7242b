import { stayConnected } from './connection.ts'
import type { LiveEvent } from './live-event.ts'

/** Ask for what was told lately: a window that opens has shown its first rows before it could listen. */
const ask = 'lately?'
type Message = LiveEvent | typeof ask

const lately = 60

/**
 * Hears the stream that all windows of this browser share: over HTTP/1.1 each stream takes one of six connections. One
 * window follows it and tells the others; when that one is closed, another takes over where it was.
 * @param since since when this window shows what it shows, by `performance.now()`
 */
export const hearTogether = (
  person: number,
  since: number,
  hear: (event: LiveEvent) => void,
  signal: AbortSignal,
): void => {
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
