import { Usage, type UsageWay, usageDays, usageList } from '@quarterdeck/contract/insight/visits/usage'
import type { Endpoint } from '@quarterdeck/contract/kit/endpoint'
import type { ListQuery } from '@quarterdeck/contract/kit/list'
import { type Selectable, sql } from 'kysely'
import type { Listed } from '../../kit/lists/listed.ts'
import { pageOf } from '../../kit/lists/page.ts'
import type { Db, Ports, Tx } from '../../kit/ports.ts'
import type { Schema } from '../../kit/sql/schema.ts'
import { columnsOf, integer } from '../../kit/sql/select.ts'
import { dtoBy } from '../../kit/sql/wire.ts'

export const usageListed: Listed<typeof usageList> = {
  table: 'usage',
  key: 'id',
  binned: false,
  columns: { ...columnsOf(usageList), ids: integer('id') },
}

export const usagePage = (db: Db, query: ListQuery) => pageOf<Selectable<Schema['usage']>>(db, usageListed, query)

export const usageDto = dtoBy(Usage)

const dayMs = 86_400_000
const minuteMs = 60_000

/** Deletes counts past the retention period. */
export const dropOldUsage = async (tx: Tx, now: Date): Promise<void> => {
  await tx
    .deleteFrom('usage')
    .where('day', '<', new Date(now.getTime() - usageDays * dayMs))
    .execute()
}

type Counted = Omit<Usage, 'id' | 'day'> & { readonly day: Date }

/** A response: its endpoint, time and result. */
export interface Answered {
  readonly endpoint: Pick<Endpoint, 'method' | 'path'>
  readonly way: UsageWay
  readonly at: Date
  readonly took: number
  readonly hasFailed: boolean
  /** True if a search had results; undefined for other requests. */
  readonly found: boolean | undefined
}

const once = ({ endpoint: { method, path }, way, at, took, hasFailed, found }: Answered): Counted => ({
  day: new Date(Math.floor(at.getTime() / dayMs) * dayMs),
  screen: path.split('/')[1] ?? '',
  action: `${method} ${path}`,
  way,
  calls: 1,
  took: Math.max(0, Math.round(took)),
  failed: Number(hasFailed),
  searches: Number(found !== undefined),
  missed: Number(found === false),
})

const sums = ['calls', 'took', 'failed', 'searches', 'missed'] as const

const write = async (db: Db, counted: readonly Counted[]): Promise<void> => {
  await sql`
    insert into "usage" as u ("day", "screen", "action", "way", "calls", "took", "failed", "searches", "missed")
    select * from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as c("day" timestamptz, "screen" text, "action" text, "way" text,
      "calls" integer, "took" integer, "failed" integer, "searches" integer, "missed" integer) order by "day", "action"
    on conflict ("day", "action") do update set "calls" = u."calls" + excluded."calls", "took" = u."took" + excluded."took",
      "failed" = u."failed" + excluded."failed", "searches" = u."searches" + excluded."searches", "missed" = u."missed" + excluded."missed"`.execute(
    db,
  )
}

/** Counts requests in memory and writes them once a minute, so that no response waits for that. */
export const openUsage = ({ db, now, isOutage }: Pick<Ports, 'db' | 'now' | 'isOutage'>) => {
  let counted = new Map<string, Counted>()
  let writtenAt = 0
  const add = (one: Counted) => {
    const key = `${one.day.getTime()} ${one.action}`
    const before = counted.get(key)
    const sum = Object.fromEntries(sums.map((name) => [name, one[name] + (before?.[name] ?? 0)]))
    counted.set(key, { ...one, ...sum })
  }
  const writeAll = async () => {
    const all = [...counted.values()]
    counted = new Map()
    writtenAt = now().getTime()
    try {
      if (all.length > 0) await write(db, all)
    } catch (error) {
      all.forEach(add)
      if (!isOutage(error)) throw error
    }
  }
  return {
    note: (answered: Answered) => add(once(answered)),
    writeAll,
    writeOften: async () => {
      if (now().getTime() - writtenAt >= minuteMs) await writeAll()
    },
  }
}
export type UsageBook = ReturnType<typeof openUsage>
