import type { AccessRole } from '@quarterdeck/contract/kit/permission'
import { Problem } from '@quarterdeck/contract/kit/problem'
import { actorsOfSessions } from '../../account/auth/index.ts'
import type { Actor } from '../../kit/actor.ts'
import type { Db, Ports } from '../../kit/ports.ts'
import { presenceSince } from '../presence/index.ts'
import { channels } from './announce.ts'
import {
  beginning,
  type Frame,
  framesOf,
  heartbeat,
  noticeFrame,
  presenceFrame,
  resyncFrame,
  textFor,
} from './frames.ts'
import { openPipe, type Pipe } from './pipe.ts'
import { openQueue } from './queue.ts'
import { eventsSince, justBefore, lookNow, missedSince, type Snapshot, visibleSince } from './store.ts'

/** Returns the sessions of these tokens that are still valid, with their actors. */
const stillIn = async (
  db: Db,
  tokens: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Pick<Actor, 'id' | 'accessRole'>>> => {
  const actors = await actorsOfSessions(db, tokens, now)
  return new Map([...actors].filter(([, { leaving }]) => !leaving))
}

/** Session and user of a stream. */
export interface Reader {
  /** Token of the session. */
  readonly token: string
  readonly userId: number
  readonly role: AccessRole
  /** Id of the last entry that it received in an earlier stream. */
  readonly after: number | undefined
  /** Milliseconds of which it has heard nothing. */
  readonly ago?: number | undefined
}

/**
 * A stream of the changes a reader can see from now on.
 * @throws Problem `too_many_requests` above the limit per person
 */
export type Feed = (reader: Reader) => ReadableStream<Uint8Array<ArrayBuffer>>

/** Maximum number of streams of one person per server, so that nobody uses up the connections. */
const maxOfOne = 100

/** Milliseconds between signs that a reader is still connected. */
const defaultBeat = 15_000

/**
 * Streams commits of the journal once and in the order in which they became visible. Each server reads for itself: an
 * announcement only says that there is something to read.
 */
export const openFeed = (
  { db, now, listen, log }: Pick<Ports, 'db' | 'now' | 'listen' | 'log'>,
  beat: number = defaultBeat,
): Feed => {
  const readers = new Map<Pipe, { readonly token: string; readonly userId: number; role: AccessRole }>()
  const { now: inTurn, once } = openQueue((error) =>
    log('debug', 'the feed could not read the journal', { error: String(error) }),
  )
  let isListening = false
  let timer: ReturnType<typeof setInterval> | undefined
  let snapshot: Snapshot | undefined
  let presenceAt: string | undefined

  const broadcast = (frames: readonly Frame[]) => {
    const texts = new Map<AccessRole, string>()
    for (const [pipe, { role }] of readers) {
      const text = texts.get(role) ?? textFor(frames, role)
      texts.set(role, text)
      pipe.push(text)
    }
  }

  const checkSessions = async () => {
    const tokens = [...readers.values()].map(({ token }) => token)
    const people = await stillIn(db, tokens, now())
    for (const [pipe, reader] of readers) {
      const person = people.get(reader.token)
      // A session that starts or ends viewing as someone must reconnect as the new user.
      if (person?.id === reader.userId) reader.role = person.accessRole
      else pipe.end()
    }
  }

  const announceNotices = (userIds: readonly number[]) => {
    for (const [pipe, { userId }] of readers) if (userIds.includes(userId)) pipe.push(noticeFrame)
  }

  const look = async () => {
    const next = await lookNow(db)
    const rows = snapshot === undefined ? [] : await visibleSince(db, snapshot, next.snapshot, now())
    if (snapshot !== undefined) announceNotices(await eventsSince(db, snapshot, next.snapshot))
    snapshot = next.snapshot
    if (rows.some(({ entity }) => entity === 'users')) await checkSessions()
    broadcast(framesOf(rows))
    return next
  }
  const lookForPeople = async () => {
    const news = await presenceSince(db, presenceAt)
    presenceAt = news.since
    broadcast(news.places.map(presenceFrame))
  }
  const lookSoon = once(look)
  const lookForPeopleSoon = once(lookForPeople)
  const checkSoon = once(checkSessions)

  const onBeat = () => {
    for (const pipe of readers.keys()) pipe.push(heartbeat)
    checkSoon()
    lookSoon()
  }

  const listenOnce = () => {
    if (isListening) return
    isListening = true
    listen(channels, (channel) => {
      if (readers.size === 0) return
      if (channel === 'presence') lookForPeopleSoon()
      else (channel === 'sessions' ? checkSoon : lookSoon)()
    })
  }

  const join = async (pipe: Pipe, { token, userId, role, after, ago = 0 }: Reader) => {
    const { newest, snapshot: seen } = await look()
    const missed =
      after === undefined ? await justBefore(db, ago, seen, now()) : await missedSince(db, after, seen, now())
    if (pipe.hasEnded()) return
    pipe.push(heartbeat)
    pipe.push(textFor(missed ? framesOf(missed) : [resyncFrame(newest, null)], role))
    if (after === undefined) pipe.push(beginning(newest))
    presenceAt ??= (await presenceSince(db, undefined)).since
    readers.set(pipe, { token, userId, role })
    timer ??= setInterval(onBeat, beat)
  }

  const open = new Map<number, number>()
  const leave = (pipe: Pipe, userId: number) => {
    open.set(userId, (open.get(userId) ?? 1) - 1)
    if (open.get(userId) === 0) open.delete(userId)
    readers.delete(pipe)
    if (readers.size > 0) return
    clearInterval(timer)
    timer = undefined
    // Without readers nothing is read; the next one starts with a new snapshot.
    snapshot = undefined
    presenceAt = undefined
  }

  return (reader) => {
    const { userId } = reader
    const count = open.get(userId) ?? 0
    if (count >= maxOfOne) throw new Problem('too_many_requests', { retryAfter: beat / 1000 })
    open.set(userId, count + 1)
    const begin = (pipe: Pipe) => {
      listenOnce()
      return inTurn(() => join(pipe, reader))
    }
    return openPipe(begin, (pipe) => leave(pipe, userId))
  }
}
