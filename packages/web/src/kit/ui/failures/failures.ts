import { createAtom } from '@tanstack/react-store'
import { tabStorage } from '../../lib/storage.ts'

/** An error shown to the user. */
export interface Failure {
  readonly id: string
  readonly at: string
  readonly title: string
  /** Details, with the request id in the server's log. */
  readonly about?: string
  /** Screen on which it happened. */
  readonly place: { readonly title: string; readonly href: string }
}
interface Log {
  readonly entries: readonly Failure[]
  readonly unread: number
}

const max = 50
const empty: Log = { entries: [], unread: 0 }

let key: string | undefined
/** Errors in this tab. */
export const failureLog = createAtom(empty)

const read = (text: string | null): Log => {
  try {
    return text ? (JSON.parse(text) as Log) : empty
  } catch {
    return empty
  }
}

const change = (next: Log) => {
  if (key) tabStorage.set(key, JSON.stringify(next))
  failureLog.set(next)
}

const here = () => ({
  title: document.title.split(' · ')[0] ?? '',
  href: `${location.pathname}${location.search}`,
})

/** Stores errors per user; none without a session. */
export const failures = {
  ofPerson: (person: number): void => {
    key = `failures:${person}`
    change(read(tabStorage.get(key)))
  },
  keep: (title: string, about: string | undefined): void => {
    if (!key) return
    const log = failureLog.get()
    const at = new Date().toISOString()
    const failure = { id: `${at} ${log.entries.length}`, at, title, place: here(), ...(about && { about }) }
    change({ entries: [failure, ...log.entries].slice(0, max), unread: Math.min(log.unread + 1, max) })
  },
  markRead: (): void => {
    const log = failureLog.get()
    if (log.unread > 0) change({ ...log, unread: 0 })
  },
  clear: (): void => change(empty),
}
