import { maxId } from '@quarterdeck/contract/kit/fields'
import { fold } from '@quarterdeck/contract/kit/fold'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Db } from '../../kit/ports.ts'
import { hasPhone } from '../../kit/sql/phone.ts'
import { matches } from '../../kit/sql/words.ts'

/** SQL: the text that a search matches; a trigram index has the same expression. */
export const searchText = sql`folded("name" || ' ' || "email" || ' ' || "phone")`

type Condition = Expression<SqlBool>

/** Returns the id in `#7` or `7`; there is no user 0. */
const numberIn = (q: string): number => {
  const id = Number(/^#?(\d{1,10})$/.exec(q)?.[1] ?? 0)
  return id <= maxId ? id : 0
}

/** Figures are not mistyped: there is always another number, and for `INV-99` another person, that looks alike. */
const isLike = (q: string): Condition | undefined =>
  /\p{L}/u.test(q) && (!/\d/.test(q) || q.includes('@')) ? sql<SqlBool>`${fold(q)} <% ${searchText}` : undefined

const any = (conditions: readonly (Condition | undefined)[]) =>
  sql<boolean>`(${sql.join(
    conditions.filter((each) => each !== undefined),
    sql` or `,
  )})`

/** Returns the people whose name, address or number is most similar to a text, best first; tolerates typing errors. */
export const findSimilar = (db: Db, q: string, max: number) =>
  db.transaction().execute(async (tx) => {
    const exact = [sql<SqlBool>`"id" = ${numberIn(q)}`, hasPhone('phone', q), matches(searchText, q)]
    // The operator uses the trigram index; this is its similarity threshold.
    await sql`select set_config('pg_trgm.word_similarity_threshold', '0.35', true)`.execute(tx)
    return tx
      .selectFrom('users')
      .select(['id', 'name', 'email', 'image', 'phone'])
      .where('deletedAt', 'is', null)
      .where(any([...exact, isLike(q)]))
      .orderBy(sql`"id" = ${numberIn(q)} desc`)
      .orderBy(any(exact), 'desc')
      .orderBy(sql`word_similarity(${fold(q)}, ${searchText}) desc`)
      .orderBy('id')
      .limit(max)
      .execute()
  })
