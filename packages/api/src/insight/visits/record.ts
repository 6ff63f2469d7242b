import type { Collected } from '@quarterdeck/contract/insight/visits/collector'
import { otherPaths } from '@quarterdeck/contract/insight/visits/visits'
import { Problem } from '@quarterdeck/contract/kit/problem'
import { sql } from 'kysely'
import { networksOf } from '../../kit/http/client-networks.ts'
import { isWithinRate, type Rate } from '../../kit/http/rates.ts'
import type { Db, Tx } from '../../kit/ports.ts'
import { knownPaths } from './paths.ts'
import { channelOf, deviceOf, hostOf, languageOf, momentOf, pathOf, stageOf } from './rules.ts'
import { type Draft, type Hit, sessionize, type Visit, type VisitorInfo } from './sessionize.ts'
import { settingsOf } from './settings.ts'
import { saltOf, visitorOf } from './visitor.ts'
import { countryOfZone } from './zone-countries.ts'

/** Hits collected by one page, with the sender. */
export interface CollectRequest {
  readonly origin: string
  readonly address: string
  readonly userAgent: string
  readonly collected: Collected
  readonly now: Date
}

/** Number of counted hits, or the problem with them. */
export type Outcome = number | Problem

const siteOf = (origin: string) => new URL(origin).host

const visitorInfoOf = async (request: CollectRequest, salt: string): Promise<VisitorInfo> => {
  const { origin, address, userAgent, collected } = request
  const site = siteOf(origin)
  const { source, medium, campaign } = collected
  const host = hostOf(collected.referrer, site)
  return {
    site,
    visitor: await visitorOf(salt, site, address, userAgent),
    channel: channelOf(medium, source, host),
    source: source || host,
    medium,
    campaign,
    device: deviceOf(userAgent),
    zoneCountry: countryOfZone(collected.zone),
    language: languageOf(collected.language),
  }
}

/** Maximum age of an order that a page can claim; pages report orders right after these are placed. */
const freshMs = 3_600_000

/** Returns the claimed orders that are recent and in no other visit, so that pages can't make up sales. */
const freshOrders = async (tx: Tx, ids: readonly number[], now: Date): Promise<ReadonlyMap<number, Date>> => {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('orders')
    .select(['id', 'createAt'])
    .where('id', 'in', ids)
    .where('deletedAt', 'is', null)
    .where('createAt', '>=', new Date(now.getTime() - freshMs))
    .where(
      'id',
      'not in',
      tx.selectFrom('visits').select('orderId').where('orderId', 'in', ids).$castTo<{ orderId: number }>(),
    )
    .execute()
  return new Map(rows.map(({ id, createAt }) => [id, createAt]))
}

/** Returns the latest visit of each visitor; digests of visitors last a day. */
const latestOf = async (tx: Tx, visitors: readonly string[]): Promise<ReadonlyMap<string, Visit>> => {
  const { rows } = await sql<Visit>`
    select distinct on ("visitor") * from "visits" where "visitor" = any(${visitors}::text[])
    order by "visitor", "lastAt" desc, "id" desc`.execute(tx)
  return new Map(rows.map((row) => [row.visitor, row]))
}

const columns = `"site" text, "visitor" text, "startedAt" timestamptz, "lastAt" timestamptz, "arrival" text, "stage" text, "channel" text,
  "source" text, "medium" text, "campaign" text, "entry" text, "exit" text, "pages" integer, "device" text,
  "zoneCountry" text, "language" text, "orderId" integer`
const names = columns.replaceAll(/ (text|timestamptz|integer)/g, '')

const insertVisits = async (tx: Tx, drafts: readonly Draft[]): Promise<readonly Pick<Visit, 'id' | 'visitor'>[]> => {
  if (drafts.length === 0) return []
  const { rows } = await sql<Pick<Visit, 'id' | 'visitor'>>`
    insert into "visits" (${sql.raw(names)}) select ${sql.raw(names)}
    from jsonb_to_recordset(${JSON.stringify(drafts)}::jsonb) as v(${sql.raw(columns)})
    returning "id", "visitor"`.execute(tx)
  return rows
}

const updateVisits = async (tx: Tx, visits: readonly Visit[]): Promise<void> => {
  if (visits.length === 0) return
  await sql`
    update "visits" as t set "lastAt" = v."lastAt", "stage" = v."stage", "exit" = v."exit", "pages" = v."pages", "orderId" = v."orderId"
    from jsonb_to_recordset(${JSON.stringify(visits)}::jsonb) as v("id" integer, ${sql.raw(columns)})
    where t."id" = v."id"`.execute(tx)
}

/** A row of `hits`. */
type HitRow = Omit<Hit, 'stage' | 'order'> & { readonly visitId: number | undefined }

const insertHits = async (tx: Tx, hits: readonly HitRow[]): Promise<void> => {
  await sql`
    insert into "hits" ("visitId", "at", "name", "path", "productId")
    select "visitId", "at", "name", "path", "productId" from jsonb_to_recordset(${JSON.stringify(hits)}::jsonb)
      as h("visitId" integer, "at" timestamptz, "name" text, "path" text, "productId" integer)`.execute(tx)
}

/** Limit of orders claimed by one network: no office places more, and guessing numbers takes many. */
const claimsPerNetwork: Rate = { burst: 10, perHour: 10 }

/** Returns the orders that each page claims, up to the limit of its network. */
const claimedOrders = async (
  tx: Tx,
  all: readonly CollectRequest[],
  now: Date,
): Promise<ReadonlyMap<CollectRequest, ReadonlySet<number>>> => {
  const claims = new Map<CollectRequest, ReadonlySet<number>>()
  for (const request of all) {
    const ids = new Set<number>()
    for (const { name, order } of request.collected.hits)
      if (name === 'order' && order !== undefined && !ids.has(order)) {
        if (!(await isWithinRate(tx, networksOf(request.address), 'order told', claimsPerNetwork, now))) break
        ids.add(order)
      }
    if (ids.size > 0) claims.set(request, ids)
  }
  return claims
}

/** Resolves paths and orders of all hits at once. */
const resolveHits = async (
  tx: Tx,
  all: readonly CollectRequest[],
  now: Date,
): Promise<(request: CollectRequest) => readonly Hit[]> => {
  const hits = all.flatMap(({ collected }) => collected.hits)
  const paths = await knownPaths(
    tx,
    hits.map(({ path }) => pathOf(path)),
    now,
  )
  const claims = await claimedOrders(tx, all, now)
  const orders = await freshOrders(tx, [...new Set([...claims.values()].flatMap((ids) => [...ids]))], now)
  return (request) =>
    request.collected.hits.map((hit) => {
      const path = pathOf(hit.path)
      const id = hit.name === 'order' && hit.order && claims.get(request)?.has(hit.order) ? hit.order : undefined
      const placedAt = id && orders.get(id)
      return {
        name: hit.name,
        path: paths.has(path) ? path : otherPaths,
        at: momentOf(hit, request.collected.sentAt, request.now),
        stage: stageOf(hit),
        productId: hit.product ?? null,
        order: id && placedAt ? { id, placedAt } : null,
      }
    })
}

/** Groups pages by site and visitor. */
const byVisitor = (all: readonly CollectRequest[]): readonly (readonly CollectRequest[])[] => [
  ...Map.groupBy(all, ({ origin, address, userAgent }) => [siteOf(origin), address, userAgent].join('\n')).values(),
]

const store = async (tx: Tx, all: readonly CollectRequest[], salt: string, now: Date): Promise<void> => {
  const hitsOf = await resolveHits(tx, all, now)
  const parts = await Promise.all(
    byVisitor(all).map(async (some) => ({
      info: await visitorInfoOf(some[0] as CollectRequest, salt),
      hits: some.flatMap(hitsOf),
    })),
  )
  const latest = await latestOf(
    tx,
    parts.map(({ info }) => info.visitor),
  )
  const claimed = new Set<number>()
  // Each order belongs to the first visit that claims it.
  const visits = parts.map(({ info, hits }) => {
    const free = hits.map((one) => (one.order && claimed.has(one.order.id) ? { ...one, order: null } : one))
    const visit = sessionize(latest.get(info.visitor), info, free)
    if (visit.orderId !== null) claimed.add(visit.orderId)
    return visit
  })
  const known = visits.filter((visit): visit is Visit => visit.id !== undefined)
  await updateVisits(tx, known)
  const inserted = await insertVisits(
    tx,
    visits.filter(({ id }) => id === undefined),
  )
  const idOf = new Map([...known, ...inserted].map(({ id, visitor }) => [visitor, id]))
  await insertHits(
    tx,
    parts.flatMap(({ info, hits }) =>
      hits.map(({ name, path, at, productId }) => ({ visitId: idOf.get(info.visitor), name, path, at, productId })),
    ),
  )
}

/** Records the hits of several pages in one transaction. Only sites named in the settings are accepted. */
export const recordAll = async (
  db: Db,
  newId: () => string,
  all: readonly CollectRequest[],
): Promise<{ readonly outcomes: readonly Outcome[]; readonly sites: readonly string[] }> =>
  db.transaction().execute(async (tx) => {
    // The lock keeps two servers from beginning the same visit.
    await sql`select pg_advisory_xact_lock(hashtextextended('visits', 0))`.execute(tx)
    const { sites } = await settingsOf(tx)
    const accepted = all.filter(({ origin }) => sites.includes(origin))
    const now = all.at(-1)?.now
    if (accepted.length > 0 && now) await store(tx, accepted, await saltOf(tx, now, newId), now)
    const outcomes = all.map((request) =>
      sites.includes(request.origin)
        ? request.collected.hits.length
        : new Problem('cross_origin', { message: unknownSite(request.origin) }),
    )
    return { outcomes, sites }
  })

const unknownSite = (origin: string) => `${origin} is not one of the sites whose visits are counted`
