import { sql } from 'kysely'
import type { Db } from '../kit/ports.ts'

/** Adds cards to the sample board, evenly over its columns, by one statement and without history. */
export const addManyCards = async (db: Db, count: number): Promise<void> => {
  await sql`
    insert into "cards" ("boardId", "columnId", "rank", "enteredAt", "title", "description", "createdAt", "updatedAt")
    select 1, (array['ideas', 'next', 'doing', 'waiting', 'done'])[n % 5 + 1], 'k' || lpad(n::text, 6, '0'), now(),
      'Card ' || n, '', now(), now()
    from generate_series(1, ${count}::int) as n`.execute(db)
  await sql`analyze "cards"`.execute(db)
}
