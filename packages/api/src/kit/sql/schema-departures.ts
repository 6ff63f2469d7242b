import type { LeavingKind } from '@quarterdeck/contract/kit/constants'
import type { ColumnType } from 'kysely'

type At = ColumnType<Date, Date, Date>

export interface DeparturesTable {
  userId: number
  kind: LeavingKind
  reason: string
  leftAt: At
  until: At
  /** Time of the reminder that this is the last day. */
  remindedAt: ColumnType<Date | null, Date | null | undefined, Date | null>
}

export interface DeparturesSchema {
  departures: DeparturesTable
}
