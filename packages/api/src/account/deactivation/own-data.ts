import { type RawBuilder, sql } from 'kysely'
import type { AllCollections, Stored } from '../../kit/records/collection.ts'
import { type Download, downloadOf } from '../../kit/sql/stream.ts'

interface Part {
  readonly name: string
  readonly rows: RawBuilder<unknown>
}

const part = (name: string, rows: RawBuilder<unknown>): Part => ({ name, rows })

/** Returns a user's own records, of each kind that has an owner. */
const ofRecords = (all: AllCollections, id: number): readonly Part[] =>
  Object.values<Stored>(all).flatMap(({ own, listed: { table, key } }) => {
    if (!own) return []
    const record = own.more ? sql`to_jsonb(t) || ${own.more}` : sql`to_jsonb(t)`
    return [
      part(
        table,
        sql`select ${sql.ref(key)} as n, ${record} as r from ${sql.table(table)} t where ${sql.ref(own.by)} = ${id}`,
      ),
    ]
  })

/**
 * Returns all data stored about a user except credentials. Of their work on other people's records it contains their
 * actions, not the content of the records, which they can read as far as permitted now.
 */
export const partsOf = (all: AllCollections, id: number): readonly Part[] => [
  part('profile', sql`select "id" as n, to_jsonb(t) as r from "users" t where "id" = ${id}`),
  part(
    'socialLinks',
    sql`select "position" as n, to_jsonb(t) - 'userId' as r from "socialLinks" t where "userId" = ${id}`,
  ),
  part('settings', sql`select 0 as n, to_jsonb(t) - 'userId' as r from "ownSettings" t where "userId" = ${id}`),
  part(
    'emailChange',
    sql`select 0 as n, to_jsonb(t) - '{userId,round}'::text[] as r from "emailChanges" t where "userId" = ${id}`,
  ),
  part(
    'formerEmails',
    sql`select "id" as n, to_jsonb(t) - '{userId,token}'::text[] as r from "emailReverts" t where "userId" = ${id}`,
  ),
  part('preferences', sql`select 0 as n, to_jsonb(t) - 'userId' as r from "preferences" t where "userId" = ${id}`),
  part('unsavedForms', sql`select 0 as n, to_jsonb(t) - 'userId' as r from "formDrafts" t where "userId" = ${id}`),
  part('views', sql`select "id" as n, to_jsonb(t) as r from "views" t where "ownerId" = ${id}`),
  part(
    'noticeSettings',
    sql`select 0 as n, to_jsonb(t) - 'userId' as r from "noticeSettings" t where "userId" = ${id}`,
  ),
  part(
    'notices',
    sql`select "id" as n, to_jsonb(t) - '{userId,xact}'::text[] as r from "notices" t where "userId" = ${id}`,
  ),
  part(
    'mails',
    sql`select "id" as n, jsonb_build_object('to', "to", 'subject', "subject", 'text',
    case when "secret" then null else "text" end, 'createdAt', "createdAt", 'sentAt', "sentAt") as r
    from "outbox" where "userId" = ${id}`,
  ),
  part(
    'accessRequests',
    sql`select "id" as n, to_jsonb(t) - 'userId' as r from "accessRequests" t where "userId" = ${id}`,
  ),
  part('leaving', sql`select 0 as n, to_jsonb(t) - 'userId' as r from "departures" t where "userId" = ${id}`),
  ...ofRecords(all, id),
  part(
    'unsentReplies',
    sql`select "ticketId" as n, to_jsonb(t) - 'userId' as r from "ticketDrafts" t where "userId" = ${id}`,
  ),
  part(
    'mailsToSupport',
    sql`select "id" as n, to_jsonb(t) - '{key,original}'::text[] as r from "inboundMails" t where "userId" = ${id}`,
  ),
  part(
    'changesOfProfile',
    sql`select "id" as n, to_jsonb(t) - '{xact,horizon}'::text[] as r from "changes" t
    where "entity" = 'users' and "record" = ${String(id)}`,
  ),
  part(
    'changesMade',
    sql`select "id" as n, jsonb_build_object('at', "at", 'entity', "entity", 'record', "record",
    'action', "action", 'reason', "reason", 'fields', (select jsonb_agg(k) from jsonb_object_keys(coalesce("after", "before")) k))
    as r from "changes" where "actorId" = ${id}`,
  ),
  part(
    'securityHistory',
    sql`select "id" as n, to_jsonb(t) - 'userId' as r from "securityEvents" t where "userId" = ${id}`,
  ),
  part(
    'passkeys',
    sql`select "id" as n, to_jsonb(t) - '{userId,publicKey,credentialID}'::text[] as r from "passkeys" t
    where "userId" = ${id}`,
  ),
  part(
    'apiKeys',
    sql`select "id" as n, to_jsonb(t) - '{key,referenceId}'::text[] as r from "apiKeys" t
    where "referenceId" = ${String(id)}`,
  ),
  // The requester has a session, so the last part is never empty.
  part(
    'sessions',
    sql`select "id" as n, to_jsonb(t) - '{token,userId,viewingId,viewingUntil}'::text[] as r from "sessions" t
    where "userId" = ${id}`,
  ),
]

interface Row {
  readonly part: number
  readonly record: string
}

/** Streams a JSON file with a list for each part. @param note records the download; not called for HEAD requests */
export const ownData = (all: AllCollections, id: number, now: Date, note: () => Promise<void>): Download => {
  const parts = partsOf(all, id)
  const each = parts.map(({ rows }, index) => sql`select ${sql.lit(index)}::int as part, n, r from (${rows}) p`)
  const found = sql<Row>`
    select "part", r::text as "record" from (${sql.join(each, sql` union all `)}) a order by "part", n`
  let at = -1
  const opened = (next: number): string => {
    const lists = parts.slice(at + 1, next + 1).map(({ name }) => `${JSON.stringify(name)}: [\n`)
    const text = `${at < 0 ? '' : '\n],\n'}${lists.join('],\n')}`
    at = next
    return text
  }
  const write = (rows: readonly Row[]) =>
    rows.map((row) => `${row.part > at ? opened(row.part) : ',\n'}${row.record}`).join('')
  const about = { exportedAt: now.toISOString(), amounts: 'minor units, such as cents' }
  return downloadOf(found, { head: `{"about": ${JSON.stringify(about)},\n`, write, tail: '\n]}\n' }, note)
}
