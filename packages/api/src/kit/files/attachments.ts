import {
  type Attachment,
  type attachmentEndpoints,
  isPicture,
  maxAttachmentBytes,
} from '@quarterdeck/contract/kit/attachments'
import type { Entity } from '@quarterdeck/contract/kit/entities'
import { fieldProblem, notFound, Problem } from '@quarterdeck/contract/kit/problem'
import { fileTypeFromBuffer } from 'file-type'
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../actor.ts'
import { Answer } from '../answer.ts'
import type { WriteContext } from '../context.ts'
import { attempt } from '../http/attempt.ts'
import type { Serve } from '../http/serve.ts'
import type { Db, Ports, Tx } from '../ports.ts'
import type { Stored } from '../records/collection.ts'
import { hiddenIn } from '../records/hidden.ts'
import { digest } from '../sql/digest.ts'
import { budgetBytes, usedBytes } from '../storage/index.ts'
import { availableStores, type Reach, storeOf } from './stores.ts'

const unknownType = 'application/octet-stream'

/** Detects the type from the content; the name doesn't count. */
const typeOf = async (bytes: Uint8Array): Promise<string> => (await fileTypeFromBuffer(bytes))?.mime ?? unknownType

/** Returns the key of content in a store; equal files share one copy. */
export const contentKey = (hash: string) => `file-${hash}`

/** Returns a random key of 128 bits. */
const newKey = () => crypto.randomUUID().replaceAll('-', '')

/** Returns a name without paths and without characters that could hide its extension. */
const safeName = (name: string): string =>
  name
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .split(/[/\\]/)
    .at(-1)
    ?.trim() || 'file'

/** Kind of uploader. Members have a larger budget, so strangers can't block them. */
type Sender = 'stranger' | 'member'

/** Multiples of the budget for unattached files, by uploader. */
const sharesOf: Readonly<Record<Sender, number>> = { stranger: 1, member: 2 }
const waitSeconds = 3600

/**
 * Rejects uploads above the budget of unattached files.
 * @throws Problem `too_many_requests`
 */
export const guardUploads = async (
  { disk }: Pick<Ports, 'disk'>,
  db: Db | Tx,
  sender: Sender,
  bytes: number,
): Promise<void> => {
  const used = await usedBytes(db, 'uploads')
  if (used + bytes <= sharesOf[sender] * (await budgetBytes(disk, 'uploads', used))) return
  throw new Problem('too_many_requests', {
    message: 'There is no room for more files at the moment; try again later',
    retryAfter: waitSeconds,
  })
}

interface Sent {
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly sender: Sender
}

/**
 * Stores a file for a record that isn't saved yet. The row is written before the content, so interrupted uploads are cleaned up.
 * @throws Problem at `file` if it is empty or larger than 20 MB; `too_many_requests` when the budget is used up
 */
export const keepAttachment = async (
  reach: Reach & Pick<Ports, 'disk'>,
  { db, now }: { readonly db: Db; readonly now: Date },
  entity: Entity,
  { name, bytes, sender }: Sent,
): Promise<Attachment> => {
  if (bytes.length === 0) throw fieldProblem('file', { code: 'required', message: 'This file is empty' })
  if (bytes.length > maxAttachmentBytes)
    throw fieldProblem('file', {
      code: 'too_big',
      limit: maxAttachmentBytes,
      message: 'This file is larger than 20 MB',
    })
  const [hash, type] = await Promise.all([digest(bytes), typeOf(bytes)])
  const store = reach.pictureStores.current
  const file = { key: newKey(), name: safeName(name), type, size: bytes.length }
  await db.transaction().execute(async (tx) => {
    // One upload at a time: parallel ones could exceed the budget.
    await sql`select pg_advisory_xact_lock(hashtext('attachments.budget'))`.execute(tx)
    await guardUploads(reach, tx, sender, bytes.length)
    await tx
      .insertInto('attachments')
      .values({ ...file, entity, hash, store, createdAt: now })
      .execute()
  })
  await storeOf(reach, db, store).put(contentKey(hash), bytes)
  return file
}

/**
 * Attaches uploaded files to a record for good and returns them in the order of their keys.
 * @throws Problem at `files` if one doesn't exist
 */
export const claimAttachments = async (
  { tx }: Pick<WriteContext, 'tx'>,
  entity: Entity,
  keys: readonly string[],
): Promise<Attachment[]> => {
  if (keys.length === 0) return []
  const found = await tx
    .updateTable('attachments')
    .set({ used: true })
    .where('key', 'in', keys)
    .where('entity', '=', entity)
    .returning(['key', 'name', 'type', 'size'])
    .execute()
  const known = new Map(found.map((file) => [file.key, file]))
  return keys.map((key) => {
    const file = known.get(key)
    if (!file) throw fieldProblem('files', { code: 'unknown_record', message: 'A file is not there any more' })
    return file
  })
}

/** Returns a `Content-Disposition` for a name in any script (RFC 6266, RFC 8187). */
const dispositionOf = (name: string): string =>
  `attachment; filename="${name.replace(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, escape)}`

/**
 * Returns headers with which a browser never runs the file and shows it only as a picture in our pages. Like all responses it is
 * `no-store`: a cached copy would outlive a sign-out or a lost permission.
 */
const headersOf = ({ name, type }: Pick<Attachment, 'name' | 'type'>) => ({
  'content-type': isPicture({ type }) ? type : unknownType,
  'content-disposition': dispositionOf(name),
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
})

const fileBy = (db: Db, key: string) =>
  db.selectFrom('attachments').selectAll().where('key', '=', key).executeTakeFirst()

/**
 * Returns the content of a file; undefined if it doesn't exist.
 * @throws Problem `unavailable` if its store can't be reached
 */
export const attachmentBytes = async (reach: Reach, db: Db, key: string) => {
  const file = await fileBy(db, key)
  return file && (await storeOf(reach, db, file.store).get(contentKey(file.hash)))
}

/** Returns true if all records with this file are hidden from a person. */
const isOfHidden = async (db: Db, entity: Entity, { id: me }: Pick<Actor, 'id'>, key: string): Promise<boolean> => {
  const isHidden = hiddenIn(entity, me)
  if (!isHidden) return false
  const { rows } = await sql<{ hidden: boolean | null }>`
    select bool_and(${isHidden}) as "hidden" from ${sql.table(entity)}
    where "files" <> '[]' and "files" @> jsonb_build_array(jsonb_build_object('key', ${key}::text))`.execute(db)
  return rows[0]?.hidden ?? false
}

/**
 * Reads a file.
 * @throws Problem `File not found`, also for files of hidden records
 */
export const readAttachment = async (
  reach: Reach,
  db: Db,
  { entity, key }: { readonly entity: Entity; readonly key: string },
  actor: Pick<Actor, 'id'>,
) => {
  const file = await fileBy(db, key)
  const isThere = file?.entity === entity && !(await isOfHidden(db, entity, actor, key))
  const bytes = isThere && (await storeOf(reach, db, file.store).get(contentKey(file.hash)))
  if (!bytes) throw notFound('File')
  return new Answer(bytes, headersOf(file))
}

/** Serves upload and download of the files of an entity. */
export const serveAttachments = (
  serve: Serve,
  ports: Ports,
  entity: Entity,
  { upload, download }: ReturnType<typeof attachmentEndpoints>,
): void => {
  serve.after(
    upload,
    ({ bytes, query, db, now }) =>
      attempt(ports, () => keepAttachment(ports, { db, now }, entity, { name: query.name, bytes, sender: 'member' })),
    async ({ prepared }) => prepared,
  )
  serve.read(download, ({ db, query, actor }) => readAttachment(ports, db, { entity, key: query.key }, actor))
}

const dayMs = 24 * 60 * 60 * 1000
const atOnce = 200

/** Returns SQL that is true if a record (live or in the trash) or a form draft has the file `a`. */
const isHeld = (all: Readonly<Record<string, Pick<Stored, 'kind'>>>): RawBuilder<boolean> => {
  const having = Object.values(all).flatMap(({ kind }) => (Object.hasOwn(kind.fields, 'files') ? [kind.entity] : []))
  const held = [...having, 'ticketDrafts'].map(
    (table) => sql`exists (select from ${sql.table(table)} t where t."files" <> '[]'
      and t."files" @> jsonb_build_array(jsonb_build_object('key', a."key")))`,
  )
  return sql<boolean>`(${sql.join(held, sql` or `)})`
}

/** Deletes files that no record has a day after their upload. The journal can still name them. */
export const dropUnusedAttachments = async (
  reach: Reach,
  tx: Db,
  now: Date,
  all: Readonly<Record<string, Pick<Stored, 'kind'>>>,
): Promise<void> => {
  const { rows } = await sql<{ key: string; hash: string; store: (typeof reach.pictureStores)['current'] }>`
    select a."key", a."hash", a."store" from "attachments" a
    where a."createdAt" < ${new Date(now.getTime() - dayMs)} and a."store" = any(${[...availableStores(reach)]}::text[])
      and not a."used"
    union all
    select a."key", a."hash", a."store" from "attachments" a where a."used" and not ${isHeld(all)}
    limit ${atOnce}`.execute(tx)
  for (const { key, hash, store } of rows) {
    await tx.deleteFrom('attachments').where('key', '=', key).execute()
    const other = await tx.selectFrom('attachments').select('key').where('hash', '=', hash).limit(1).executeTakeFirst()
    if (!other) await storeOf(reach, tx, store).remove([contentKey(hash)])
  }
}
