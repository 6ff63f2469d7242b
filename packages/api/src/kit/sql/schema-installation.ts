import type { Generated } from 'kysely'
import type { At, Json } from './column-types.ts'

export interface InstallationTable {
  key: string
  value: Json<unknown>
  /** How often it was changed; counted where it can be changed by two people at one moment. */
  version: Generated<number>
}

/** One row while maintenance is switched on. */
export interface MaintenanceTable {
  only: Generated<boolean>
  until: At
  message: string
}

/** Answers of requests that carried an Idempotency-Key. */
export interface AnswersTable {
  key: string
  actorId: number
  request: string
  status: number
  headers: Json<[string, string][]>
  body: string
  at: At
}

/** What holds for all of the installation. */
export interface InstallationSchema {
  installation: InstallationTable
  maintenance: MaintenanceTable
  answers: AnswersTable
}
