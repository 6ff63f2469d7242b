import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Db, Log } from '@quarterdeck/api'
import type { ImapFlow } from 'imapflow'
import { messageOf } from '../failure.ts'
import { openLease } from './lease.ts'
import {
  fetchMail,
  type MailboxAddress,
  mailboxClient,
  mailboxFailure,
  mailboxOf,
  type Summary,
  summariesOf,
} from './mailbox.ts'
import { type Beginning, openMailboxState, type Since, unreadOf } from './mailbox-state.ts'

export interface Fetching {
  readonly url: string
  /** Start of the unread mail to fetch; undefined for mail that arrives after the first connection. */
  readonly since: Since | undefined
  readonly db: Db
  readonly log: Log
  /** Delivers an email to the API, like a mail server, with its arrival time in the mailbox. */
  readonly handOver: (raw: Uint8Array<ArrayBuffer>, arrivedAt: Date | undefined) => Promise<Response>
}

export interface Fetched {
  /** Ends after the email being delivered. */
  readonly close: () => Promise<void>
}

/** Interval of checks without IDLE, and minimum and maximum pause after a failed connection. */
const [lookMs, firstPauseMs, longestPauseMs] = [30_000, 2_000, 300_000]
/**
 * Pauses after a rejected password: a few attempts in the first hour, then hourly, because servers lock out accounts
 * after more.
 */
const refusedPausesMs = [60_000, 300_000, 900_000, 3_600_000]
/** Maximum bytes of an email that is fetched before larger ones, unless its sender has sent a larger one before it. */
const largestSmall = 256 * 1024
/** Seconds of a `Retry-After` from which all emails of the sender wait. */
const longWaitSeconds = 300

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

/** Sorts short emails before long ones, but keeps the order of each sender. */
export const inOrder = (summaries: readonly Summary[]): readonly Summary[] => {
  const late = new Set<string>()
  const isLate = ({ bytes, sender }: Summary) => {
    if (bytes > largestSmall) late.add(sender)
    return late.has(sender)
  }
  const [soon, later]: [Summary[], Summary[]] = [[], []]
  for (const summary of summaries) (isLate(summary) ? later : soon).push(summary)
  return [...soon, ...later]
}

/** A mailbox with the dependencies of reading it. */
interface Reader extends Pick<Fetching, 'log' | 'handOver'> {
  readonly address: MailboxAddress
  readonly lease: ReturnType<typeof openLease>
  readonly state: ReturnType<typeof openMailboxState>
  readonly waiting: ReturnType<typeof openWaiting>
}

/** Delivers emails one by one, without those the API rejected. */
const openDelivery = ({ address, log, handOver }: Reader) => {
  /** Emails the API rejected permanently; they stay unread, for people to look at. */
  const refused = new Set<string>()
  /** Senders whose emails wait until an instant, in milliseconds. */
  const postponed = new Map<string, number>()

  return async (client: ImapFlow, { uid, sender, arrivedAt }: Summary): Promise<void> => {
    const name = `${client.mailbox ? client.mailbox.uidValidity : ''} ${uid}`
    if (refused.has(name) || (postponed.get(sender) ?? 0) > Date.now()) return
    const raw = await fetchMail(client, uid, address.folder)
    if (!raw) return
    const { status, ok, body, headers } = await handOver(raw, arrivedAt)
    await body?.cancel()
    if (ok) return void (await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true }))
    const seconds = Number(headers.get('retry-after') ?? 0)
    if (status < 500 && status !== 429) refused.add(name)
    else if (seconds >= longWaitSeconds) postponed.set(sender, Date.now() + seconds * 1000)
    log('warn', 'an email in the mailbox was not accepted', {
      uid,
      status,
      ...(seconds > 0 && { retryAfter: seconds }),
    })
  }
}

type Deliver = ReturnType<typeof openDelivery>

/** Delivers all unread emails at each call, and caches the summaries of those that stay unread. */
const openRound = ({ lease, waiting }: Reader, deliver: Deliver, client: ImapFlow, begun: Beginning) => {
  let known = new Map<number, Summary>()
  return async (): Promise<void> => {
    const unread = await unreadOf(client, begun)
    const fresh = await summariesOf(
      client,
      unread.filter((uid) => !known.has(uid)),
    )
    const all = new Map([...known, ...fresh.map((summary) => [summary.uid, summary] as const)])
    known = new Map(unread.flatMap((uid) => (all.has(uid) ? [[uid, all.get(uid) as Summary]] : [])))
    for (const summary of inOrder([...known.values()])) {
      if (waiting.isStopped() || !client.usable || !(await lease.hold())) return
      await deliver(client, summary)
    }
  }
}

/** Delivers existing and arriving emails, until the connection or the lease ends. */
const watch = async (reader: Reader, deliver: Deliver, client: ImapFlow): Promise<void> => {
  const { lease, state, waiting } = reader
  let isNews = false
  let wake: () => void = () => undefined
  const onNews = () => {
    isNews = true
    wake()
  }
  client.on('exists', onNews).on('close', () => wake())
  const round = openRound(reader, deliver, client, await state.begin(client))
  while (!waiting.isStopped() && client.usable && (await lease.hold())) {
    isNews = false
    await round()
    await state.noteRead(new Date())
    if (isNews) continue
    // Left alone, the client starts IDLE only after 15 seconds.
    client.idle().catch(() => undefined)
    await waiting.wait(lookMs, (wakeUp) => {
      wake = wakeUp
      return () => undefined
    })
  }
}

/** Reads the mailbox over one connection, and releases the lease when that ends. */
const readOnce = async (reader: Reader, deliver: Deliver): Promise<void> => {
  const { address, lease } = reader
  const client = await mailboxClient(address)
  try {
    await client.connect()
    await client.mailboxOpen(address.folder)
    await watch(reader, deliver, client)
  } finally {
    if (client.usable) await client.logout().catch(() => client.close())
    else client.close()
    await lease.letGo().catch(() => undefined)
  }
}

interface Attempt {
  /** Wait before the next attempt. */
  readonly pauseMs: number
  readonly hasFailed: boolean
}

/** Logs and stores why the mailbox could not be read. */
const noteFailure = async ({ log, state }: Reader, error: unknown, failures: number): Promise<Attempt> => {
  const { reason, isRefused } = mailboxFailure(error)
  const backoffMs = Math.min(firstPauseMs * 2 ** (failures + 1), longestPauseMs)
  const pauseMs = isRefused ? (refusedPausesMs[failures] ?? 3_600_000) : backoffMs
  log('warn', "the mailbox can't be read", { reason, nextTryInSeconds: pauseMs / 1000 })
  await state.noteFailure(new Date(), reason).catch(() => undefined)
  return { pauseMs, hasFailed: true }
}

/** Reads the mailbox each time it is called, unless another server does. */
const openAttempts = (reader: Reader) => {
  const { lease, log } = reader
  const deliver = openDelivery(reader)
  let loggedHolder = ''
  /** Logs once which other server reads the mailbox. */
  const logHolder = async (): Promise<void> => {
    const held = await lease.held()
    if (!held || held.holder === loggedHolder) return
    loggedHolder = held.holder
    log('info', 'another server reads the mailbox', { holder: held.holder, until: held.until.toISOString() })
  }

  return async (failures: number): Promise<Attempt> => {
    if (!(await lease.hold())) {
      await logHolder()
      return { pauseMs: firstPauseMs, hasFailed: false }
    }
    loggedHolder = ''
    try {
      await readOnce(reader, deliver)
      return { pauseMs: firstPauseMs, hasFailed: false }
    } catch (error) {
      return noteFailure(reader, error, failures)
    }
  }
}

/**
 * Fetches each unread email of a mailbox once, on one server at a time. An email is marked as read after it is stored;
 * one the API can't accept at the moment is delivered again.
 */
export const fetchMails = ({ url, since, db, log, handOver }: Fetching): Fetched => {
  const address = mailboxOf(url)
  const lease = openLease(db, 'inbound mailbox', `${hostname()}, process ${process.pid} (${randomUUID()})`)
  const waiting = openWaiting()
  const state = openMailboxState(db, log, address, since)
  const attempt = openAttempts({ address, lease, state, waiting, log, handOver })

  const run = async (): Promise<void> => {
    let failures = 0
    while (!waiting.isStopped()) {
      const { pauseMs, hasFailed } = await attempt(failures).catch((error: unknown) => {
        log('warn', 'the mailbox is not being read at the moment', { reason: messageOf(error) })
        return { pauseMs: firstPauseMs * 2, hasFailed: false }
      })
      failures = hasFailed ? failures + 1 : 0
      await waiting.wait(pauseMs)
    }
  }

  const running = run()
  return {
    close: async () => {
      waiting.stop()
      await running
    },
  }
}
