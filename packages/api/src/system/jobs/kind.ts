import type { Selectable } from 'kysely'
import type { WriteContext } from '../../kit/context.ts'
import type { Tx } from '../../kit/ports.ts'
import type { LeftToRowChecks } from '../../kit/records/bulk.ts'
import type { JobsTable } from '../../kit/sql/schema-jobs.ts'

export type JobRow = Selectable<JobsTable>

/** Result of one step of a job. */
export interface Progress {
  /** Cursor of the next step. */
  readonly cursor: number
  readonly done: number
  readonly changed: number
  readonly refused: readonly LeftToRowChecks[]
  /** Bytes that were added to the file that the job makes. */
  readonly fileBytes?: number
  readonly isLast: boolean
}

/**
 * A kind of job. A step is one transaction that includes its progress: progress and work are committed together or not
 * at all.
 */
export interface Kind {
  readonly step: (context: WriteContext, job: JobRow) => Promise<Progress>
  /** Cleans up when a job is canceled. */
  readonly cancel?: (tx: Tx, job: JobRow) => Promise<void>
}

export interface Runner {
  /** Works on the jobs that are due, and resolves when nothing is left for this server. */
  readonly run: () => Promise<void>
  /** Does a job to its end inside the transaction that created it. */
  readonly runWithin: (tx: Tx, job: JobRow) => Promise<JobRow>
}
