import type { ListQuery } from '@quarterdeck/contract/kit/list'
import { avatarUrl } from '@quarterdeck/contract/kit/pictures'
import { fieldProblem, Problem } from '@quarterdeck/contract/kit/problem'
import { User, type UserDraft, type UserPatch, userKind, type userList } from '@quarterdeck/contract/people/users'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { WriteContext } from '../../kit/context.ts'
import { markUsed } from '../../kit/files/pictures.ts'
import { exportedOf } from '../../kit/lists/exported.ts'
import { facetsOf } from '../../kit/lists/facets.ts'
import type { Listed } from '../../kit/lists/listed.ts'
import { pageOf } from '../../kit/lists/page.ts'
import { columnsFor } from '../../kit/lists/stored-columns.ts'
import type { Db, Tx } from '../../kit/ports.ts'
import type { ExportableCollection } from '../../kit/records/collection.ts'
import { findTaken } from '../../kit/records/importer.ts'
import { type Repository, recordCreated } from '../../kit/records/records.ts'
import { trashRows } from '../../kit/records/trash.ts'
import { chunked, loadChunked } from '../../kit/sql/chunks.ts'
import { integerKey } from '../../kit/sql/keys.ts'
import type { UsersTable } from '../../kit/sql/schema-users.ts'
import { dtoBy } from '../../kit/sql/wire.ts'
import { isToBeNotified } from './decision.ts'
import { fillUsers } from './fill.ts'
import { searchText } from './find.ts'
import { guardAccess, guardKey, needsProof } from './rules.ts'
import { sampleUsers } from './sample.ts'
import { sessionCheck } from './sign-out.ts'
import { checkedVatId } from './vat-id.ts'

export type UserRow = Selectable<UsersTable>

const listed: Listed<typeof userList> = {
  table: 'users',
  key: 'id',
  columns: columnsFor(userKind, {}),
  searched: searchText,
  searchedFields: ['name', 'email', 'phone'],
  phones: ['phone'],
  counters: { date: 'createdAt', fields: ['status', 'role', 'accessRole', 'address'] },
  tallies: [{ field: 'activeRole', date: 'createdAt', value: sql`case when "status" = 'Active' then "role" end` }],
}

export const list = (db: Db, query: ListQuery) => pageOf<UserRow>(db, listed, query)

export const facets = (db: Db, query: ListQuery) =>
  facetsOf(db, listed, query, ['status', 'role', 'accessRole', 'address'])

/** Returns those of these people whose personal data was erased. */
export const erasedAmong = async (db: Db | Tx, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .where('erasedAt', 'is not', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Live users of these ids. */
export const byIds = (db: Db, ids: readonly number[]): Promise<UserRow[]> =>
  loadChunked(ids, (some) =>
    db.selectFrom('users').selectAll().where('id', 'in', some).where('deletedAt', 'is', null).execute(),
  )

export const toDto = dtoBy(User)

/** Checks that there is another active owner; locks all owners, so that two can't leave at the same time. */
export const hasOtherOwner = async (tx: Tx, but: number): Promise<boolean> => {
  const owners = await tx
    .selectFrom('users')
    .select('id')
    .where('accessRole', '=', 'owner')
    .where('status', '=', 'Active')
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  const others = owners.map(({ id }) => id).filter((id) => id !== but)
  if (others.length === 0) return false
  // Checked after locking, because an account may have been closed in the meantime.
  const left = await tx.selectFrom('departures').select('userId').where('userId', 'in', others).execute()
  return left.length < others.length
}

/** Rejects removing, demoting or locking out the last active owner. */
const keepAnOwner = async (tx: Tx, but: number): Promise<void> => {
  if (await hasOtherOwner(tx, but)) return
  throw fieldProblem('accessRole', { code: 'last_owner', message: "The last owner can't be removed or demoted" })
}

const isOwner = (user: UserRow | undefined) => user?.accessRole === 'owner' && user.status === 'Active'

const emailIsFree = async (tx: Tx, { id, email }: UserRow): Promise<void> => {
  const other = await tx
    .selectFrom('users')
    .select('id')
    .where(sql`lower("email")`, '=', email.toLowerCase())
    .where('deletedAt', 'is', null)
    .where('id', '!=', id)
    .executeTakeFirst()
  if (other) throw fieldProblem('email', { code: 'taken', message: 'Another user has this email address' })
}

/** Rejects changing one's own address other than by the links sent to both. @throws Problem at `email` */
const guardOwnEmail = async ({ actor, proof }: WriteContext, before: UserRow, after: UserRow): Promise<void> => {
  if (before.id !== actor.id || before.email === after.email || (await proof()) === 'mailbox') return
  throw fieldProblem('email', {
    code: 'own_email',
    message: 'Change your own address with POST /api/me/email: both addresses confirm it by a link',
  })
}

const check = async (context: WriteContext, before: UserRow | undefined, after: UserRow | undefined): Promise<void> => {
  const { tx, actor } = context
  if (after && before?.vatId !== after.vatId) checkedVatId(after.vatId, 'vatId')
  guardAccess(actor, before, after)
  guardKey(actor, before, after)
  if (before && after) await guardOwnEmail(context, before, after)
  // Checked before saving, because a failing unique index would end the transaction of an undo.
  const isMoved = before ? before.email !== after?.email : after?.deletedAt
  if (after && isMoved) await emailIsFree(tx, after)
  if (before && isOwner(before) && !isOwner(after)) await keepAnOwner(tx, before.id)
}

/** SQL: another user, live or being restored, has the same address. */
const isTaken = sql.join(
  [sql`o."deletedAt" is null`, sql`o."deletedAt" is not null`].map(
    (where) =>
      sql`exists (select from "users" o where lower(o."email") = lower(t."email") and o."id" <> t."id" and ${where})`,
  ),
  sql` or `,
)

export const repository: Repository<UserRow> = {
  entity: 'users',
  title: 'User',
  keyOf: integerKey,
  toDto,
  wantsProof: needsProof,
  check,
  bulk: {
    key: 'id',
    fields: ['role', 'status', 'address'],
    // Rows that need checks: owners, all rows for API keys, restored users, whose address must be free, and pending
    // users, who are notified.
    needsRowCheck: (statement, { scope }) =>
      sql.join(
        [
          sql`t."accessRole" = 'owner'`,
          ...(scope ? [sql`true`] : []),
          ...(statement.type === 'restore' ? [isTaken] : []),
          ...(statement.type === 'edit' && statement.to.status ? [isToBeNotified] : []),
        ],
        sql` or `,
      ) as RawBuilder<boolean>,
    needsProof: (statement) => {
      if (statement.type === 'edit' && statement.to.accessRole) return sql<boolean>`true`
      return statement.type !== 'edit' || statement.to.status ? sql<boolean>`t."accessRole" <> 'viewer'` : undefined
    },
  },
  lock: (tx, ids) =>
    loadChunked(ids, (some) =>
      tx.selectFrom('users').selectAll().where('id', 'in', some).orderBy('id').forUpdate().execute(),
    ),
  save: async (tx, id, change) => {
    await tx.updateTable('users').set(change).where('id', '=', id).execute()
    if (change.image) await markUsed(tx, [change.image])
  },
  trash: (tx, ids, at, now) => trashRows(tx, 'users', ids, at, now),
}

export const collection: ExportableCollection<UserRow, typeof userKind> = {
  kind: userKind,
  repository,
  listed,
  title: 'name',
  sample: sampleUsers,
  fill: fillUsers,
  toStored: (patch: UserPatch) => patch,
  exported: exportedOf(userKind),
  personal: {
    emailVerified: false,
    locale: false,
    twoFactorEnabled: false,
    erasedAt: false,
  },
  uniqueErrors: { users_email: ['email', 'Another user has this email address'] },
  erasable: true,
  checks: [sessionCheck],
}

/** Creates users; those without a picture get a drawn one. */
export const create = async (context: WriteContext, drafts: readonly UserDraft[]): Promise<UserRow[]> => {
  const created: UserRow[] = []
  for (const some of chunked(drafts)) {
    const rows = some.map((draft) => ({
      ...draft,
      image: draft.image || avatarUrl(draft.email.toLowerCase()),
      createdAt: context.now,
      updatedAt: context.now,
    }))
    await markUsed(
      context.tx,
      rows.map(({ image }) => image),
    )
    created.push(...(await context.tx.insertInto('users').values(rows).returningAll().execute()))
  }
  await recordCreated(context, repository, created)
  return created
}

/** Returns a user picked at random. @throws Problem if there is none */
export const anyUser = async (db: Db, random: () => number): Promise<UserRow> => {
  const live = db.selectFrom('users').selectAll().where('deletedAt', 'is', null).limit(1)
  const last = await live.orderBy('id', 'desc').executeTakeFirst()
  if (!last) throw new Problem('not_found', { message: 'User not found' })
  const from = 1 + Math.floor(random() * last.id)
  return (await live.where('id', '>=', from).orderBy('id').executeTakeFirst()) ?? last
}

/** Returns which of these email addresses belong to live users, in lower case. */
export const takenEmails = findTaken('users', 'email')
