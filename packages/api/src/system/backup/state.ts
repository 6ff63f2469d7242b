import { z } from 'zod'
import type { Backups, Db, Tx } from '../../kit/ports.ts'
import { startNow } from '../../kit/queue/index.ts'
import { saveSetting, settingOf } from '../../kit/sql/setting.ts'
import { zoneOf } from '../../sales/company/index.ts'

const setting = 'backups'

const Known = z.object({
  seconds: z.number().nullable().default(null),
  checkedAt: z.string().nullable().default(null),
  error: z.string().default(''),
})

const State = z.object({
  /** When this installation began to make backups: the first one is due in the night after. */
  since: z.string().nullable().default(null),
  /** When the last one was finished. */
  finishedAt: z.string().nullable().default(null),
  /** Somebody asked for one that was not made yet. */
  isWanted: z.boolean().default(false),
  failure: z.object({ at: z.string(), error: z.string() }).nullable().default(null),
  /** Facts about the backups that exist, by name. */
  known: z.record(z.string(), Known).default({}),
})
export type State = z.output<typeof State>

export const readState = async (db: Db | Tx): Promise<State> => State.parse((await settingOf(db, setting)) ?? {})

const changeIn = async (tx: Tx, change: (state: State) => State): Promise<void> => {
  await tx.selectFrom('installation').select('key').where('key', '=', setting).forUpdate().execute()
  await saveSetting(tx, setting, change(await readState(tx)))
}

/** Changes what is known of backups; two changes at one moment follow each other. */
export const changeState = (db: Db, change: (state: State) => State): Promise<void> =>
  db.transaction().execute((tx) => changeIn(tx, change))

/** Notes a new backup, and has it tried next. */
export const noteMade = (db: Db, now: Date, change: (state: State) => State): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await changeIn(tx, change)
    await startNow(tx, 'backupCheck', now)
  })

/** Asks for a backup as soon as the queue looks for work. */
export const wantOne = async (tx: Tx, now: Date): Promise<void> => {
  await changeIn(tx, (state) => ({ ...state, since: state.since ?? now.toISOString(), isWanted: true, failure: null }))
  await startNow(tx, 'backup', now)
}

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs
/** Clocks may differ by this much. A moment that is later was written by a clock that was wrong, and counts for nothing. */
const skewMs = 10 * 60_000
/** Hour of the night at which the backup is made, where the company is. */
const nightHour = 2

const hourIn = (zone: string, at: Date): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' }).format(at))

/** Returns when the last night began, where the company is, to the hour. */
const lastNight = (zone: string, now: Date): Date => {
  const since = (hourIn(zone, now) - nightHour + 24) % 24
  return new Date(now.getTime() - since * hourMs - (now.getTime() % hourMs))
}

/** Returns whether a moment is past, and not before another one. */
const isSince = (at: string | null, from: Date, now: Date): boolean =>
  at !== null && Date.parse(at) >= from.getTime() && Date.parse(at) <= now.getTime() + skewMs

/** Returns whether a backup is to be made: one was asked for, or none was made since the last night began. */
export const isDue = async (db: Db, state: State, now: Date): Promise<boolean> => {
  if (state.isWanted) return true
  const night = lastNight(await zoneOf(db), now)
  return !isSince(state.finishedAt, night, now) && !isSince(state.since, night, now)
}

type Listed = Awaited<ReturnType<Backups['list']>>

/** Returns the newest backup that nothing is known against; one from the future was named by a wrong clock. */
export const newestGood = (state: State, listed: Listed, now: Date) =>
  listed
    .filter(({ name, createdAt }) => !state.known[name]?.error && createdAt.getTime() <= now.getTime() + skewMs)
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0]

/** Hours beyond a day that a nightly backup may take, and the nights may differ. */
const patienceMs = 3 * hourMs

/** Returns whether there is no good backup of the last day, though there was time for one. */
export const isOverdue = (state: State, listed: Listed, now: Date): boolean => {
  const from = new Date(now.getTime() - dayMs - patienceMs)
  const good = newestGood(state, listed, now)
  return !isSince(good?.createdAt.toISOString() ?? null, from, now) && !isSince(state.since, from, now)
}

/** Returns true if there is a good backup of the last day, or the host makes none. */
export const hasRecentBackup = async (backups: Backups | undefined, db: Db | Tx, now: Date): Promise<boolean> => {
  if (!backups) return true
  const newest = newestGood(await readState(db), await backups.list(), now)
  return newest !== undefined && newest.createdAt.getTime() > now.getTime() - dayMs
}

/** Forgets what is known of backups that are not there any more. */
export const onlyListed = (state: State, listed: Listed): State => {
  const there = new Set(listed.map(({ name }) => name))
  return { ...state, known: Object.fromEntries(Object.entries(state.known).filter(([name]) => there.has(name))) }
}
