import { notFound } from '@quarterdeck/contract/kit/problem'
import { type RawBuilder, sql } from 'kysely'
import { Answer } from '../../kit/answer.ts'
import { availableStores, type Reach, storeOf } from '../../kit/files/stores.ts'
import type { Db, StoreName, Tx } from '../../kit/ports.ts'
import { digest } from '../../kit/sql/digest.ts'
import { mergedByTarget } from '../tickets/index.ts'

const dayMs = 24 * 60 * 60 * 1000
const atOnce = 200

export const contentKey = (hash: string): string => `mail-${hash}`

type Bytes = Uint8Array<ArrayBuffer>

const through = async (bytes: Bytes, stream: CompressionStream | DecompressionStream): Promise<Bytes> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer())

/** Stores an email as received, compressed, and returns its key. Without a reference it is removed after a day. */
export const storeOriginal = async (
  reach: Reach & { readonly pictureStores: { readonly current: StoreName } },
  { db, now }: { readonly db: Db; readonly now: Date },
  raw: Bytes,
): Promise<string> => {
  const [hash, packed] = await Promise.all([digest(raw), through(raw, new CompressionStream('gzip'))])
  const { store } = await db
    .insertInto('inboundOriginals')
    .values({ hash, store: reach.pictureStores.current, size: packed.length, createdAt: now })
    // Postpones a pending removal.
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ createdAt: now }))
    .returning('store')
    .executeTakeFirstOrThrow()
  await storeOf(reach, db, store).put(contentKey(hash), packed)
  return hash
}

/** Returns the emails `i` whose message or ticket matches `where`, each with its ticket. */
const mailsOf = (db: Db, where: RawBuilder<boolean>) =>
  db
    .selectFrom('inboundMails as i')
    .leftJoin('messages as m', (join) => join.onRef('m.id', '=', 'i.messageId').on('m.deletedAt', 'is', null))
    .innerJoin('tickets as t', (join) =>
      join
        .on(sql`case when i."messageId" is null then i."ticketId" else m."ticketId" end`, '=', sql.ref('t.id'))
        .on('t.deletedAt', 'is', null),
    )
    .leftJoin('inboundOriginals as o', 'o.hash', 'i.original')
    .where(where)

/** Returns the emails of a ticket and of those merged into it, oldest first. */
export const mailsOfTicket = async (db: Db, ticketId: number) => {
  const all = [ticketId, ...((await mergedByTarget(db, [ticketId])).get(ticketId) ?? [])]
  const mails = await mailsOf(db, sql`t."id" = any(${all}::integer[])`)
    .select(['i.id', 't.id as ticketId', 'i.messageId', 'i.from', 'i.subject', 'i.isUnverified', 'i.receivedAt'])
    .select(sql<boolean>`o."hash" is not null`.as('hasOriginal'))
    .orderBy('i.id')
    .execute()
  return mails.map((mail) => ({ ...mail, receivedAt: mail.receivedAt.toISOString() }))
}

/** Headers that prevent browsers from showing it as a page. */
const headersOf = (id: number) => ({
  'content-type': 'application/octet-stream',
  'content-disposition': `attachment; filename="mail-${id}.eml"`,
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
})

/** Returns an email as received. @throws Problem `Mail not found` */
export const readOriginal = async (reach: Reach, db: Db, id: number): Promise<Answer<Bytes>> => {
  const found = await mailsOf(db, sql`i."id" = ${id}`).select(['o.hash', 'o.store']).executeTakeFirst()
  const packed = found?.hash && found.store && (await storeOf(reach, db, found.store).get(contentKey(found.hash)))
  if (!packed) throw notFound('Mail')
  return new Answer(await through(packed, new DecompressionStream('gzip')), headersOf(id))
}

/**
 * Removes references to originals whose message or ticket was deleted or whose author was erased; those of ignored
 * emails stay.
 */
const release = sql`
  update "inboundMails" i set "original" = null where i."original" is not null and i."outcome" <> 'ignored' and not case
    when i."messageId" is null then exists (
      select from "tickets" t left join "users" u on u."id" = t."userId" where t."id" = i."ticketId" and u."erasedAt" is null)
    else exists (
      select from "messages" m left join "users" u on u."id" = m."authorId" where m."id" = i."messageId" and u."erasedAt" is null)
  end`

/** Removes originals without references. */
export const deleteOriginals = async (reach: Reach, tx: Tx, now: Date): Promise<void> => {
  await release.execute(tx)
  const before = new Date(now.getTime() - dayMs)
  const { rows } = await sql<{ hash: string; store: StoreName }>`
    delete from "inboundOriginals" o where o."createdAt" < ${before} and o."hash" in (
      select p."hash" from "inboundOriginals" p
      where p."createdAt" < ${before} and p."store" = any(${[...availableStores(reach)]}::text[])
        and not exists (select from "inboundMails" i where i."original" = p."hash")
      limit ${atOnce})
    returning o."hash", o."store"`.execute(tx)
  for (const [store, gone] of Map.groupBy(rows, (row) => row.store))
    await storeOf(reach, tx, store).remove(gone.map(({ hash }) => contentKey(hash)))
}
