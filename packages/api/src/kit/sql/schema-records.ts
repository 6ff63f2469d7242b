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
  /** The batch that this entry took back. */
  undoes: string | null
  /** The transaction that wrote the entry, and the oldest one that was still at work then: by them the feed knows what became visible since. */
  xact: Generated<string | null>
  horizon: Generated<string | null>
}

export interface NotesTable extends RecordTable {
  id: Generated<number>
  /** What it is about. */
  entity: Noted
  record: string
  text: string
  authorId: number
  authorName: string
  createdAt: At
}

/** The part of the journal that a durable subscriber has seen (`changes/durable.ts`). */
export interface SubscribersTable {
  name: string
  /** The snapshot (`pg_snapshot`) up to which it has seen everything. */
  seen: string
  /** The snapshot that it is catching up to, and the last change that it was given on the way. */
  until: string | null
  after: Generated<number>
  movedAt: At
  /** Failures since it last succeeded. */
  tries: Generated<number>
  retryAt: MaybeAt
  error: string | null
}

/** Who is mentioned in a note, and since when they know. */
export interface NoteMentionsTable {
  noteId: number
  userId: number
  seenAt: MaybeAt
}

/** Who looks at a record, or writes to it. */
export interface PresenceTable {
  entity: Entity
  record: string
  userId: number
  isTyping: boolean
  /** Until when that holds, unless they say so again. */
  until: At
  /** When it last was news. */
  toldAt: At
}

/** Counts carried over from before go-live, added to the live counts of the summary cards. */
export interface OpeningCountsTable {
  card: string
  count: number
}

/** Numbers without gaps: the row is locked until the transaction that took one ends. */
export interface CountersTable {
  name: string
  value: number
}

/** How many live records have a value of a field, by day and all days together; the count is the sum over all shards (`lane`). */
export interface TalliesTable {
  entity: string
  field: string
  value: string
  day: string
  /** Which of the transactions that went on at once; each adds to rows of its own. */
  lane: number
  count: number
  amount: Minor
}

/** When days of what is kept were last added up: another version each time. */
export interface SettledDaysTable {
  entity: string
  day: string
  version: string
}

/** A list as someone has arranged it. */
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

/** How someone likes a list, for themselves alone. */
export interface PreferencesTable {
  userId: number
  list: Entity
  layout: Json<Layout>
  /** The view that opens with the list. */
  defaultView: number | null
  /** The views in their order; those that are not named come after these. */
  viewOrder: Json<number[]>
}

/** What somebody has typed into a form and not saved. */
export interface FormDraftsTable {
  userId: number
  /** Which form, and of what. */
  form: string
  /** The inputs by name, as JSON. */
  values: string
  /** The version of the record that it was typed over. */
  version: number | null
  at: At
  /** Another one after each change. */
  revision: string
}

/** What is kept beside any record: its journal, notes, counts, and how lists of them are arranged. */
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
