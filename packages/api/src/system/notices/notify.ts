import type { Locale } from '@quarterdeck/contract/kit/locales'
import type { NoticeData } from '@quarterdeck/contract/kit/notice-event'
import type { NoticeEventName } from '@quarterdeck/contract/kit/notice-events'
import { choosableEvents, noticeEvents } from '@quarterdeck/contract/kit/notice-events'
import { type AccessRole, accessRoles, may, type Permission } from '@quarterdeck/contract/kit/permission'
import type { NoticeSettings } from '@quarterdeck/contract/system/notices'
import { type RawBuilder, sql } from 'kysely'
import type { WriteContext } from '../../kit/context.ts'
import { sendMail } from '../../kit/mail/index.ts'
import type { Tx } from '../../kit/ports.ts'
import { chunked } from '../../kit/sql/chunks.ts'
import { once } from '../../kit/sql/planned-once.ts'
import { defaultSettings, mailTime, nextDigest, waysFor } from './rules.ts'
import { type Arranged, settingsFrom } from './settings.ts'

/** Part of a write that a notice needs. */
export type NoticeContext = Pick<WriteContext, 'tx' | 'now'>

interface NoticeContent {
  readonly event: NoticeEventName
  readonly data: NoticeData
}

interface Person {
  readonly id: number
  readonly email: string
  readonly locale: Locale
  /** Null for someone who has arranged nothing. */
  readonly settings: Arranged | null
}

/** Returns the row of a notification to one user; undefined if they disabled it. */
const rowFor = (now: Date, settings: NoticeSettings, { event, data }: NoticeContent) => {
  const { product, mail, digest } = waysFor(settings, event)
  // A notification emailed separately is not in the digest.
  const waits = digest && !mail
  if (!product && !waits) return undefined
  return {
    event,
    data: JSON.stringify(data),
    inProduct: product,
    createdAt: now,
    digestAt: waits ? nextDigest(now, settings) : null,
  }
}

/** Condition on people to notify of an event: those who have closed their account hear of its security only. */
const isNotifiedOf = (event: NoticeEventName) =>
  noticeEvents[event].group === 'security'
    ? sql`u."deletedAt" is null`
    : sql`u."deletedAt" is null and not exists (select from "departures" d where d."userId" = u."id")`

/** Finds people, and writes the usual notice to those who have arranged nothing, in one statement. */
const find = async (
  { tx, now }: NoticeContext,
  who: RawBuilder<unknown>,
  notice: NoticeContent,
): Promise<readonly Person[]> => {
  const row = rowFor(now, defaultSettings, notice)
  const people = sql`
    select u."id", u."email", u."locale", case when s."userId" is not null or o."timeZone" is not null then json_build_object('channels', s."channels",
      'quiet', s."quiet", 'digestAt', s."digestAt", 'timeZone', o."timeZone") end as "settings"
    from "users" u left join "noticeSettings" s on s."userId" = u."id"
      left join "ownSettings" o on o."userId" = u."id" where ${who} and ${isNotifiedOf(notice.event)}`
  if (!row) return (await sql<Person>`${people}`.execute(tx)).rows
  const { rows } = await sql<Person>`
    with "people" as materialized (${people}), "usual" as (
      insert into "notices" ("userId", "event", "data", "inProduct", "createdAt", "digestAt")
      select "id", ${row.event}, ${row.data}::jsonb, ${row.inProduct}::boolean, ${row.createdAt}::timestamptz, ${row.digestAt}::timestamptz
      from "people" where "settings" is null
    ) select * from "people" ${once}`.execute(tx)
  return rows
}

const deliver = async (context: NoticeContext, who: RawBuilder<unknown>, notice: NoticeContent): Promise<void> => {
  const { tx, now } = context
  const people = await find(context, who, notice)
  const rows = people.flatMap(({ id, settings }) => {
    const row = settings && rowFor(now, settingsFrom(settings), notice)
    return row ? [{ ...row, userId: id }] : []
  })
  for (const some of chunked(rows)) await tx.insertInto('notices').values(some).execute()
  const optional = choosableEvents.includes(notice.event)
  for (const { id, email, locale, settings } of people) {
    const how = settings ? settingsFrom(settings) : defaultSettings
    if (!waysFor(how, notice.event).mail) continue
    const at = mailTime(now, how, notice.event)
    await sendMail({ tx, now }, { to: email, userId: id, locale, template: 'notice', data: notice, at, optional })
  }
}

/** Notifies a user by their chosen channels, in the transaction of the event. */
export const notify = (
  context: NoticeContext,
  { userId, ...notice }: NoticeContent & { readonly userId: number },
): Promise<void> => deliver(context, sql`u."id" = ${userId}`, notice)

/** SQL: owners, or users with a permission, using the index of roles above viewer. */
const staff = (audience: 'owners' | Permission) => {
  const hears = (role: AccessRole) => (audience === 'owners' ? role === 'owner' : may(role, audience))
  const roles = accessRoles.filter((role) => role !== 'viewer' && hears(role))
  return sql`u."accessRole" <> 'viewer' and u."accessRole" in (${sql.join(roles.map((role) => sql.lit(role)))})
    and u."status" = 'Active'`
}

/** Returns whether a user can act on an event, and is notified of it. */
export const mayActOn = async (tx: Tx, event: NoticeEventName, userId: number): Promise<boolean> => {
  const { audience } = noticeEvents[event]
  if (audience === 'you') return true
  const { rows } = await sql`
    select 1 from "users" u where u."id" = ${userId} and ${staff(audience)} and ${isNotifiedOf(event)}`.execute(tx)
  return rows.length > 0
}

/**
 * Notifies everyone who can act on an event, except its author. Owners are notified of security events in any case:
 * someone with a stolen owner session would hide them.
 */
export const notifyWhoMay = async (
  context: NoticeContext & { readonly actor: { readonly id: number } },
  notice: NoticeContent,
): Promise<void> => {
  const { audience } = noticeEvents[notice.event]
  if (audience === 'you') return
  const others = audience === 'owners' ? sql`true` : sql`u."id" <> ${context.actor.id}`
  await deliver(context, sql`${staff(audience)} and ${others}`, notice)
}
