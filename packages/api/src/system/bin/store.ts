import type { ListQuery } from '@quarterdeck/contract/kit/list'
import { type Binned, binDays, binList } from '@quarterdeck/contract/system/bin'
import { sql } from 'kysely'
import type { Listed } from '../../kit/lists/listed.ts'
import { type Page, pageOf } from '../../kit/lists/page.ts'
import type { Db } from '../../kit/ports.ts'
import type { Collection } from '../../kit/records/collection.ts'
import type { VersionedRecord } from '../../kit/records/records.ts'
import { columnsOf, date } from '../../kit/sql/select.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Returns the instant before which records must have been deleted to be removed for good. */
export const expiryOf = (now: Date): Date => new Date(now.getTime() - binDays * dayMs)

/** Returns the trash of an entity as a list. */
export const list = (db: Db, { listed, erasable }: Collection, query: ListQuery): Promise<Page<VersionedRecord>> => {
  const columns = { ...columnsOf(binList), ...(erasable && { erasedAt: date('erasedAt') }) }
  const { table, key, searched } = listed
  const binned: Listed = { table, key, binned: false, columns, ...(searched && { searched }) }
  return pageOf<VersionedRecord>(db, binned, query, [
    { field: 'deletedAt', op: 'empty', value: false },
    ...(erasable ? [{ field: 'erasedAt', op: 'empty', value: true } as const] : []),
  ])
}

interface Deletion {
  readonly record: string
  readonly actorId: number | null
  readonly actorName: string | null
  readonly reason: string | null
}

/** Returns who put records into the bin, and why: the journal has the version that this made. */
const deletionsOf = async (db: Db, { repository }: Collection, rows: readonly VersionedRecord[]) => {
  if (rows.length === 0) return new Map<string, Deletion>()
  const versions = rows.map(({ id, version }) => sql`(${String(id)}, ${version}::integer)`)
  const found = await sql<Deletion>`
    select "record", "actorId", "actorName", "reason" from "changes"
    where "entity" = ${repository.entity} and ("record", "version") in (${sql.join(versions)})
      and "action" = 'delete'`.execute(db)
  return new Map(found.rows.map((row) => [row.record, row]))
}

export const toDto = async (db: Db, collection: Collection, rows: readonly VersionedRecord[]): Promise<Binned[]> => {
  const deletions = await deletionsOf(db, collection, rows)
  return rows.flatMap((row) => {
    if (row.deletedAt === null) return []
    const { actorId = null, actorName = null, reason = null } = deletions.get(String(row.id)) ?? {}
    return {
      id: String(row.id),
      title: String((row as unknown as Record<string, unknown>)[collection.title]),
      deletedAt: row.deletedAt.toISOString(),
      expiresAt: new Date(row.deletedAt.getTime() + binDays * dayMs).toISOString(),
      actor: actorId === null ? null : { id: actorId, name: actorName ?? '' },
      reason,
    }
  })
}
