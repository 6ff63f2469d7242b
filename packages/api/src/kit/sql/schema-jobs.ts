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

/** What becomes of an invoice by a mailing: with which others it goes out, or why it does not. */
export type Fate =
  | { readonly goes: true; readonly name: MailingGroup }
  | { readonly goes: false; readonly name: LeftOut }

/** Invoices of a mailing of which the same becomes: those of the chunks `from` to before `to` of its plan. */
export type MailingPart = Fate & { readonly from: number; readonly to: number }

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
  /** The newest entry of the journal that could be seen when the plan was made, */
  seen: number
  /** and the transactions that were over by then, by which it is known what was committed later. */
  snapshot: Generated<string>
  /** What it would do; null where nobody asked. */
  plan: ColumnType<Plan | null, string | null, string | null>
  /** The job that does it. */
  appliedBy: string | null
}

interface PlanKeysTable {
  planId: string
  chunk: number
  keys: number[]
}

/** What a kind of job needs to know. */
export type JobData =
  | {
      readonly kind: 'change'
      readonly plan: string
      readonly action: BulkAction
      /** Whether whoever ordered it had shown lately who they are. */
      readonly isProven: boolean
    }
  | {
      readonly kind: 'undo'
      /** Whether no record occurs twice in the batch. */
      readonly once: boolean
      /** As of a change. */
      readonly isProven: boolean
      readonly doings: readonly { readonly entity: Journalled; readonly action: ChangeAction }[]
    }
  | { readonly kind: 'import'; readonly import: string }
  | {
      readonly kind: MailingKind
      readonly plan: string
      /** When the plan was made: what was mailed since is not mailed again. */
      readonly madeAt: string
      readonly parts: readonly MailingPart[]
    }
  | { readonly kind: BatchKind | BundleKind; readonly plan: string }
  | { readonly kind: 'cleaning' }

export interface JobsTable {
  id: string
  kind: JobKind
  entity: Entity | null
  /** What the API key might that asked for it; null where a person did. */
  scope: ColumnType<Permission[] | null, string | null | undefined, string | null>
  state: JobState
  data: Json<JobData>
  reason: Generated<string>
  batch: string
  undoes: string | null
  /** Where the kind goes on. */
  cursor: Generated<number>
  done: Generated<number>
  total: number
  changed: Generated<number>
  refused: Generated<number>
  /** How many bytes the file has that it makes. */
  fileBytes: Generated<number>
  actorId: number | null
  actorName: string | null
  createdAt: At
  endedAt: MaybeAt
}

/** What is due at a time. */
export interface WorkTable {
  id: Generated<number>
  kind: WorkKindName
  /** What it is about, once for each kind; empty for periodic work. */
  key: Generated<string>
  state: Generated<WorkState>
  dueAt: At
  attempts: Generated<number>
  error: Generated<string>
  /** The server that makes an attempt, and until when no other takes it over. */
  worker: string | null
  lease: MaybeAt
  /** When it was written; tells what a wrong clock wrote. */
  updatedAt: At
}

/** Somebody asked for it to stop. */
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

/** A part of the file that a job makes: the PDF file of one invoice. */
interface JobFilesTable {
  jobId: string
  /** In their order. */
  number: number
  name: string
  bytes: Uint8Array<ArrayBuffer>
  /** The day that it says. */
  at: At
}

/** What a file is to have. */
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
