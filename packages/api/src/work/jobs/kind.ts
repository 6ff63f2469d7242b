import type { Selectable } from 'kysely'
import type { WriteContext } from '../../context.ts'
import type { Tx } from '../../ports.ts'
import type { LeftToRowChecks } from '../../records/bulk.ts'
import type { JobsTable } from '../../sql/schema-jobs.ts'

export type JobRow = Selectable<JobsTable>

/** What one step of a job did. */
export interface Progress {
  /** Where the next step goes on. */
  readonly cursor: number
  readonly done: number
  readonly changed: number
  readonly refused: readonly LeftToRowChecks[]
  /** How many bytes were added to the file that the job makes. */
  readonly fileBytes?: number
  readonly isLast: boolean
}

/**
 * A kind of work. A step is one transaction, in which the queue also notes how far the job is:
 * whatever was done is noted, and whatever was not noted was not done.
 */
export interface Kind {
  readonly step: (context: WriteContext, job: JobRow) => Promise<Progress>
  /** Leaves nothing half done when somebody stops a job. */
  readonly cancel?: (tx: Tx, job: JobRow) => Promise<void>
}
