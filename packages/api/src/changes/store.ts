import type { Change } from '@quarterdeck/contract/changes'
import { changeActions } from '@quarterdeck/contract/changes'
import { type Entity, entities } from '@quarterdeck/contract/constants'
import type { ListQuery } from '@quarterdeck/contract/list'
import type { Selectable } from 'kysely'
import { type Listed, pageOf } from '../db/page.ts'
import type { ChangesTable } from '../db/schema.ts'
import { choice, date, integer, text } from '../db/select.ts'
import type { Db } from '../ports.ts'

export type ChangeRow = Selectable<ChangesTable>

const listed: Listed = {
  table: 'changes',
  key: 'id',
  binned: false,
  columns: {
    id: { ...integer('id'), kind: 'minor' },
    entity: choice('entity', entities),
    record: text('record'),
    batch: text('batch'),
    actorId: integer('actorId'),
    action: choice('action', changeActions),
    at: date('at'),
  },
}

export const list = (db: Db, query: ListQuery, readable: readonly Entity[]) =>
  pageOf<ChangeRow>(db, listed, query, [{ field: 'entity', op: 'in', values: readable }])

/** The entries of a batch, the newest first. */
export const batchOf = (db: Db, batch: string): Promise<ChangeRow[]> =>
  db.selectFrom('changes').selectAll().where('batch', '=', batch).orderBy('id', 'desc').execute()

export const toWire = (row: ChangeRow): Change => ({
  id: row.id,
  at: row.at.toISOString(),
  actor: row.actorId === null ? null : { id: row.actorId, name: row.actorName ?? '' },
  entity: row.entity,
  record: row.record,
  action: row.action,
  before: row.before,
  after: row.after,
  batch: row.batch,
  reason: row.reason,
  version: row.version,
})
