import type { BodyOf } from '@quarterdeck/contract/kit/endpoint'
import type { Bulkable, Entity, Journalled } from '@quarterdeck/contract/kit/entities'
import type { Permission } from '@quarterdeck/contract/kit/permission'
import type { Selection } from '@quarterdeck/contract/kit/selection'
import type { LeftOut, MailingGroup, MailingKind } from '@quarterdeck/contract/sales/mailings'
import type { BatchKind, BundleKind } from '@quarterdeck/contract/system/batches'
import type { ChangeAction } from '@quarterdeck/contract/system/changes'
import type { exports } from '@quarterdeck/contract/system/exports'
import type { JobKind, JobState } from '@quarterdeck/contract/system/jobs'
import type { BulkAction, Plan } from '@quarterdeck/contract/system/plans'
import type { WorkKindName, WorkState } from '@quarterdeck/contract/system/work'
import type { ColumnType, Generated } from 'kysely'

type At = ColumnType<Date, Date, Date>
type MaybeAt = ColumnType<Date | null, Date | null | undefined, Date | null>
type Json<T> = ColumnType<T, string, string>

/** Outcome for an invoice in a mailing: the group with which it is sent, or the reason why it isn't. */
export type MailingOutcome =
  | { readonly goes: true; readonly name: MailingGroup }
  | { readonly goes: false; readonly name: LeftOut }

/** Invoices of a mailing with the same outcome, in the chunks `from` to `to` (exclusive) of its plan. */
export type MailingPart = MailingOutcome & { readonly from: number; readonly to: number }

interface Mailing {
  readonly type: 'mailing'
  readonly kind: MailingKind
  readonly parts: readonly MailingPart[]
}

interface Batch {
  readonly type: 'batch'
  readonly kind: BatchKind | BundleKind
}

export interface PlansTable {
  id: string
  entity: Bulkable
  action: Json<BulkAction | Mailing | Batch>
  selection: Json<Selection>
  reason: string
  actorId: number
  madeAt: At
  /** Newest visible journal entry when the plan was made. */
  seen: number
  /** Transactions finished by then; shows which changes were committed later. */
  snapshot: Generated<string>
  /** Preview of the plan; null if nobody requested one. */
  plan: ColumnType<Plan | null, string | null, string | null>
  /** Job that executes it. */
  appliedBy: string | null
}

interface PlanKeysTable {
  planId: string
  chunk: number
  keys: number[]
}

/** Data of a job by kind. */
export type JobData =
  | {
      readonly kind: 'change'
      readonly plan: string
      readonly action: BulkAction
      /** True if its author had given a recent proof of identity. */
      readonly isProven: boolean
    }
  | {
      readonly kind: 'undo'
      /** True if no record occurs twice in the batch. */
      readonly once: boolean
      /** As in a job of changes. */
      readonly isProven: boolean
      readonly doings: readonly { readonly entity: Journalled; readonly action: ChangeAction }[]
    }
  | { readonly kind: 'import'; readonly import: string }
  | {
      readonly kind: MailingKind
      readonly plan: string
      /** Time of the plan; mails sent since aren't repeated. */
      readonly madeAt: string
      readonly parts: readonly MailingPart[]
    }
  | { readonly kind: BatchKind | BundleKind; readonly plan: string }
  | { readonly kind: 'cleaning' }

export interface JobsTable {
  id: string
  kind: JobKind
  entity: Entity | null
  /** Permissions of the API key that requested it; null for a person. */
  scope: ColumnType<Permission[] | null, string | null | undefined, string | null>
  state: JobState
  data: Json<JobData>
  reason: Generated<string>
  batch: string
  undoes: string | null
  /** Position from which the kind continues. */
  cursor: Generated<number>
  done: Generated<number>
  total: number
  changed: Generated<number>
  refused: Generated<number>
  /** Size in bytes of the file that it generates. */
  fileBytes: Generated<number>
  actorId: number | null
  actorName: string | null
  createdAt: At
  endedAt: MaybeAt
}

/** Queue of scheduled work. */
export interface WorkTable {
  id: Generated<number>
  kind: WorkKindName
  /** Subject, unique per kind; empty for periodic work. */
  key: Generated<string>
  state: Generated<WorkState>
  dueAt: At
  attempts: Generated<number>
  error: Generated<string>
  /** Server that is attempting it, and until when no other may take it over. */
  worker: string | null
  lease: MaybeAt
  /** Time of the last write; reveals wrong clocks. */
  updatedAt: At
}

/** Requests to cancel a job. */
interface JobCancellationsTable {
  jobId: string
}

interface JobRefusalsTable {
  jobId: string
  number: Generated<number>
  record: string
  title: string
  code: string
  message: string
  fields: Json<string[]>
}

/** Part of a job's file: the PDF of one invoice. */
interface JobFilesTable {
  jobId: string
  /** Position. */
  number: number
  name: string
  bytes: Uint8Array<ArrayBuffer>
  /** Date of the document. */
  at: At
}

/** Contents of an exported file. */
interface ExportsTable {
  id: string
  entity: Bulkable
  wish: Json<Omit<BodyOf<typeof exports.create>, 'entity'>>
  actorId: number
  at: At
}

export interface JobsSchema {
  exports: ExportsTable
  plans: PlansTable
  planKeys: PlanKeysTable
  jobs: JobsTable
  work: WorkTable
  jobRefusals: JobRefusalsTable
  jobCancellations: JobCancellationsTable
  jobFiles: JobFilesTable
}
