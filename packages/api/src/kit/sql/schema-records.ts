import type { Entity, Journalled, Noted } from '@quarterdeck/contract/kit/entities'
import type { ChangeAction } from '@quarterdeck/contract/system/changes'
import type { Layout } from '@quarterdeck/contract/system/views'
import type { Generated, JSONColumnType } from 'kysely'
import type { At, Json, MaybeAt, Minor, RecordTable } from './column-types.ts'

export interface ChangesTable {
  id: Generated<number>
  at: At
  actorId: number | null
  actorName: string | null
  entity: Journalled
  record: string
  action: ChangeAction
  before: JSONColumnType<Record<string, unknown>> | null
  after: JSONColumnType<Record<string, unknown>> | null
  batch: string
  version: number
  reason: string | null
  /** Batch that this entry undid. */
  undoes: string | null
  /** Transaction of the entry and the oldest one in progress at that time, by which the feed detects what became visible. */
  xact: Generated<string | null>
  horizon: Generated<string | null>
}

export interface NotesTable extends RecordTable {
  id: Generated<number>
  /** Entity of the record. */
  entity: Noted
  record: string
  text: string
  authorId: number
  authorName: string
  createdAt: At
}

/** Position of a durable subscriber in the journal (`changes/durable.ts`). */
export interface SubscribersTable {
  name: string
  /** Snapshot (`pg_snapshot`) up to which it has seen everything. */
  seen: string
  /** Snapshot that it is catching up to, and the last change delivered on the way. */
  until: string | null
  after: Generated<number>
  movedAt: At
  /** Failures since its last success. */
  tries: Generated<number>
  retryAt: MaybeAt
  error: string | null
}

/** People mentioned in a note, with the time of their notification. */
export interface NoteMentionsTable {
  noteId: number
  userId: number
  seenAt: MaybeAt
}

/** People who look at a record or edit it. */
export interface PresenceTable {
  entity: Entity
  record: string
  userId: number
  isTyping: boolean
  /** Expiry, unless it is renewed. */
  until: At
  /** Time of the last announcement. */
  toldAt: At
}

/** Opening balances: counts from before go-live, added to the live counts of the summary cards. */
export interface OpeningCountsTable {
  card: string
  count: number
}

/** Gapless number series: the row is locked until the transaction that took a number ends. */
export interface CountersTable {
  name: string
  value: number
}

/** Number of live records by value of a field, per day and in total; the count is the sum over all shards (`lane`). */
export interface TalliesTable {
  entity: string
  field: string
  value: string
  day: string
  /** Shard; parallel transactions use different ones. */
  lane: number
  count: number
  amount: Minor
}

/** Versions of the rollups of days; a day gets a new one when it is computed again. */
export interface SettledDaysTable {
  entity: string
  day: string
  version: string
}

/** Saved view of a list. */
export interface ViewsTable extends RecordTable {
  id: Generated<number>
  list: Entity
  name: string
  shared: boolean
  search: string
  ownerId: number
  ownerName: string
  createdAt: At
}

/** Personal preferences for a list. */
export interface PreferencesTable {
  userId: number
  list: Entity
  layout: Json<Layout>
  /** View that opens by default. */
  defaultView: number | null
  /** Ids of views in order; missing ones follow. */
  viewOrder: Json<number[]>
}

/** Unsaved input of a form. */
export interface FormDraftsTable {
  userId: number
  /** Name of the form, and its record. */
  form: string
  /** Inputs by name, as JSON. */
  values: string
  /** Version of the record when the input began. */
  version: number | null
  at: At
  /** New value after each change. */
  revision: string
}

/** Tables beside the records: journal, notes, counts, saved views. */
export interface RecordsSchema {
  changes: ChangesTable
  subscribers: SubscribersTable
  notes: NotesTable
  noteMentions: NoteMentionsTable
  presence: PresenceTable
  openingCounts: OpeningCountsTable
  counters: CountersTable
  tallies: TalliesTable
  settledDays: SettledDaysTable
  views: ViewsTable
  preferences: PreferencesTable
  formDrafts: FormDraftsTable
}
