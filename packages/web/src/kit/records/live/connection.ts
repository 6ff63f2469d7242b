import { session } from '@quarterdeck/contract/account/me'
import { reportSignedOut } from '../../lib/api/auth-events.ts'
import { call } from '../../lib/api/client.ts'
import { currentOutage, reportOutage } from '../../lib/api/outage.ts'
import { type LiveEvent, readEvents } from './live-event.ts'

/** The server says something every 15 seconds: after this long nobody is there any more. */
const silentMs = 40_000
/** Longest wait in milliseconds before a reconnection once a person or the network is back. */
const impatientMs = 17_000
const pauseMs = 1000
const longestPauseMs = 30_000

/** Position of a reader in the stream. */
export interface StreamPosition {
  /** The id of the last event that was received. */
  id: number | undefined
  /** Since when the page shows what it shows, by `performance.now()`. */
  readonly since: number
}

const longestAgo = 60_000

const addressOf = ({ id, since }: StreamPosition) => {
  const ago = Math.min(longestAgo, Math.round(performance.now() - since))
  return `/api/events${id === undefined ? `?ago=${ago}` : ''}`
}

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Calls in vain would only be complained of: when the others are answered again, so is this one. */
const untroubled = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (currentOutage.get() && !signal.aborted) return
      unsubscribe()
      signal.removeEventListener('abort', look)
      resolve()
    }
    const { unsubscribe } = currentOutage.subscribe(look)
    signal.addEventListener('abort', look)
    look()
  })

/** Gives a stream up that has gone silent: after a sleep of the computer nobody else says so. */
const watchSilence = (giveUp: () => void, signal: AbortSignal) => {
  let heardAt = Date.now()
  const check = (max: number) => () => {
    if (Date.now() - heardAt > max) giveUp()
  }
  const timer = setInterval(check(silentMs), 5000)
  signal.addEventListener('abort', () => clearInterval(timer))
  document.addEventListener('visibilitychange', check(impatientMs), { signal })
  window.addEventListener('online', check(0), { signal })
  return () => {
    heardAt = Date.now()
  }
}

/** Reads one stream to its end. Returns the status of a request that failed. */
const streamOnce = async (
  place: StreamPosition,
  tell: (event: LiveEvent) => void,
  signal: AbortSignal,
): Promise<number> => {
  const given = new AbortController()
  const either = AbortSignal.any([signal, given.signal])
  const heard = watchSilence(() => given.abort(), either)
  try {
    const headers: HeadersInit = place.id === undefined ? {} : { 'last-event-id': String(place.id) }
    const response = await fetch(addressOf(place), { headers, signal: either, cache: 'no-store' })
    if (!response.ok || !response.body) return response.status
    await readEvents(response.body, (event) => {
      heard()
      if (!event) return
      place.id = event.id ?? place.id
      tell(event)
    })
    return response.status
  } finally {
    given.abort()
  }
}

/** Returns true while the person is signed in, by a request that browsers do not log as an error. */
const isSignedIn = async () => {
  const { data } = await call(session.read)
  return data !== null || reportSignedOut()
}

/** Follows the stream through cuts and outages, until told to stop or signed out. */
export const stayConnected = async (
  place: StreamPosition,
  tell: (event: LiveEvent) => void,
  signal: AbortSignal,
): Promise<void> => {
  let pause = pauseMs
  while (!signal.aborted) {
    await untroubled(signal)
    if (signal.aborted) return
    const status = await streamOnce(place, tell, signal).catch(() => 0)
    if (signal.aborted) return
    pause = status === 200 ? pauseMs : Math.min(pause * 2, longestPauseMs)
    await wait(pause * (0.75 + Math.random() / 2), signal)
    if (signal.aborted) return
    try {
      if (!(await isSignedIn())) return
    } catch {
      reportOutage('connection')
    }
  }
}
