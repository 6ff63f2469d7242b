import type { Generated } from 'kysely'
import type { At, Json } from './column-types.ts'

export interface InstallationTable {
  key: string
  value: Json<unknown>
  /** Number of changes, for settings that two people might change at once. */
  version: Generated<number>
}

/** One row during maintenance. */
export interface MaintenanceTable {
  only: Generated<boolean>
  until: At
  message: string
}

/** Responses to requests with an Idempotency-Key. */
export interface AnswersTable {
  key: string
  actorId: number
  request: string
  status: number
  headers: Json<[string, string][]>
  body: string
  at: At
}

/** Tables of the installation as a whole. */
export interface InstallationSchema {
  installation: InstallationTable
  maintenance: MaintenanceTable
  answers: AnswersTable
}
