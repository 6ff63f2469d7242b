import { sql } from 'kysely'
import type { Db, DiskSpace, Ports, Tx } from '../ports.ts'

/** Types of data from clients without a session, each with its own disk budget. */
export const budgetNames = ['uploads', 'visits', 'mail'] as const
export type BudgetName = (typeof budgetNames)[number]

const gigabyte = 1024 ** 3

/** Default budgets in bytes, on disks at least ten times as large. */
const defaultBytes: Readonly<Record<BudgetName, number>> = { uploads: gigabyte, visits: gigabyte, mail: 10 * gigabyte }

/** Bytes per row with its indexes, measured with 30,000 hits in 600 visits. */
const [bytesOfHit, bytesOfVisit] = [200, 600] as const

/**
 * Estimates the live rows of a table. Its size on disk wouldn't shrink after deletes; statistics are lost in a crash, and the
 * planner's estimate lags behind them.
 */
const liveRows = (table: string) => sql`(
  select greatest(c."reltuples", s."n_live_tup", 0)::float8 from "pg_class" c
  left join "pg_stat_user_tables" s on s."relid" = c."oid" where c."oid" = ${`"${table}"`}::regclass)`

const measures: Readonly<Record<BudgetName, ReturnType<typeof sql>>> = {
  /** Files that belong to no record yet. */
  uploads: sql`coalesce((select sum("size") from "attachments" where not "used"), 0)::float8`,
  visits: sql`${liveRows('hits')} * ${bytesOfHit}::integer + ${liveRows('visits')} * ${bytesOfVisit}::integer`,
  /** Texts of received mails and their originals. */
  mail: sql`coalesce((select sum(octet_length("text")) from "inboundMails"), 0)::float8
    + coalesce((select sum("size") from "inboundOriginals"), 0)::float8`,
}

/** Returns the bytes that a type of data uses. */
export const usedBytes = async (db: Db | Tx, name: BudgetName): Promise<number> => {
  const { rows } = await sql<{ bytes: number }>`select ${measures[name]} as "bytes"`.execute(db)
  return rows[0]?.bytes ?? 0
}

/** Returns the budget of a type of data in bytes: configured, the default, or a tenth of a small disk. */
export const budgetBytes = async (disk: DiskSpace, name: BudgetName, used: number): Promise<number> => {
  const configured = disk.budgets[name]
  if (configured !== undefined) return configured
  const free = await disk.free()
  return free === undefined ? defaultBytes[name] : Math.min(defaultBytes[name], (free + used) / 10)
}

/** Returns true if more bytes fit into the budget of their type. */
const fitsBudget = async (
  { disk }: Pick<Ports, 'disk'>,
  db: Db | Tx,
  name: BudgetName,
  more: number,
): Promise<boolean> => {
  const used = await usedBytes(db, name)
  return used + more <= (await budgetBytes(disk, name, used))
}

/** Time between measurements of a budget whose data arrive in small pieces. */
const measuredMs = 30_000

const measured = new WeakMap<Db, Map<BudgetName, { readonly until: number; readonly fits: Promise<boolean> }>>()

/** Returns true if a budget isn't used up, by a measurement at most 30 seconds old. */
export const hasBudget = (
  { db, disk, now }: Pick<Ports, 'db' | 'disk' | 'now'>,
  name: BudgetName,
): Promise<boolean> => {
  const all = measured.get(db) ?? new Map()
  measured.set(db, all)
  const at = now().getTime()
  const known = all.get(name)
  // A measurement that expires too far in the future was made with a wrong clock.
  if (known && known.until > at && known.until <= at + measuredMs) return known.fits
  const fits = fitsBudget({ disk }, db, name, 1)
  all.set(name, { until: at + measuredMs, fits })
  fits.catch(() => all.delete(name))
  return fits
}
