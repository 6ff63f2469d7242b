import { randomUUID } from 'node:crypto'
import type { Db, Log } from '@quarterdeck/api'
import type { ImapFlow } from 'imapflow'
import { messageOf } from '../failure.ts'
import { openLease } from './lease.ts'
import { connectMailbox, fetchMail, mailboxOf } from './mailbox.ts'

export interface Fetching {
  readonly url: string
  readonly db: Db
  readonly log: Log
  /** Hands a mail to the API, as a mail server would. */
  readonly handOver: (raw: Uint8Array<ArrayBuffer>) => Promise<Response>
}

export interface Fetched {
  /** Ends with the mail that is being handed over. */
  readonly close: () => Promise<void>
}

/** How often a mailbox is looked at that says nothing by itself, and how long nobody tries that could not be reached. */
const [lookMs, firstPauseMs, longestPauseMs] = [30_000, 2_000, 300_000]

/** Resolves after so long, or as soon as it is to end. */
const openWaiting = () => {
  const stopped = new AbortController()
  const wait = (ms: number, sooner: (wake: () => void) => () => void = () => () => undefined) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(() => wake(), ms)
      const forget = sooner(() => wake())
      const wake = () => {
        clearTimeout(timer)
        forget()
        stopped.signal.removeEventListener('abort', wake)
        resolve()
      }
      if (stopped.signal.aborted) wake()
      else stopped.signal.addEventListener('abort', wake)
    })
  return { wait, isStopped: () => stopped.signal.aborted, stop: () => stopped.abort() }
}

/**
 * Takes in what a mailbox has that nobody has seen, each mail once, on one of all servers at a time. It counts as seen once it is
 * stored, and not before; what the API does not take at the moment is brought again.
 */
export const fetchMails = ({ url, db, log, handOver }: Fetching): Fetched => {
  const address = mailboxOf(url)
  const lease = openLease(db, 'inbound mailbox', randomUUID())
  const { wait, isStopped, stop } = openWaiting()
  /** What will not be taken however often it is brought; it stays unseen, for people to look at. */
  const refused = new Set<string>()

  const bring = async (client: ImapFlow, uid: number): Promise<void> => {
    const name = `${client.mailbox ? client.mailbox.uidValidity : ''} ${uid}`
    if (refused.has(name)) return
    const raw = await fetchMail(client, uid, address.folder)
    if (!raw) return
    const { status, ok, body } = await handOver(raw)
    await body?.cancel()
    if (ok) await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
    else if (status < 500 && status !== 429) refused.add(name)
    if (!ok) log('warn', 'a mail of the mailbox was not taken in', { uid, status })
  }

  /** As long as the connection lasts. */
  const watch = async (client: ImapFlow): Promise<void> => {
    while (!isStopped() && client.usable && (await lease.hold())) {
      const unseen = (await client.search({ seen: false }, { uid: true })) || []
      for (const uid of unseen) {
        if (isStopped() || !client.usable || !(await lease.hold())) return
        await bring(client, uid)
      }
      await wait(lookMs, (wake) => {
        client.on('exists', wake).on('close', wake)
        return () => client.off('exists', wake).off('close', wake)
      })
    }
  }

  const once = async (): Promise<void> => {
    const client = await connectMailbox(address)
    try {
      await watch(client)
    } finally {
      await client.logout().catch(() => client.close())
      await lease.letGo().catch(() => undefined)
    }
  }

  const run = async (): Promise<void> => {
    let pauseMs = firstPauseMs
    while (!isStopped()) {
      try {
        if (await lease.hold()) await once()
        pauseMs = firstPauseMs
      } catch (error) {
        log('warn', 'the mailbox cannot be reached', { reason: messageOf(error) })
        pauseMs = Math.min(pauseMs * 2, longestPauseMs)
      }
      await wait(pauseMs)
    }
  }

  const running = run()
  return {
    close: async () => {
      stop()
      await running
    },
  }
}
