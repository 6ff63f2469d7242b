import { sql } from 'kysely'
import type { Db } from '../ports.ts'
import { type Listed, matching } from './listed.ts'

/** From this length on a text is looked up by its trigrams; a shorter one is in nearly every record. */
const shortest = 3

/** The newest records in which a search finds all words. */
export const newestOf = async <Row>(db: Db, listed: Listed, q: string, max: number): Promise<Row[]> => {
  if (q.replace(/[^\p{L}\p{N}]/gu, '').length < shortest) return []
  const matched = matching(db, listed, { where: [], sort: [], q })
  return (await matched
    .selectAll()
    .orderBy(sql.ref(listed.key) as never, 'desc')
    .limit(max)
    .execute()) as Row[]
}
