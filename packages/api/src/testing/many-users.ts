import { sql } from 'kysely'
import type { Db } from '../kit/ports.ts'

/** Adds users by a statement: `Person 00001` and so on. */
export const addManyUsers = async (db: Db, count: number): Promise<void> => {
  await sql`
    insert into "users" ("name", "email", "createdAt", "updatedAt")
    select 'Person ' || lpad(n::text, 5, '0'), 'person' || n || '@example.com', now(), now()
    from generate_series(1, ${count}::int) as n`.execute(db)
  await sql`analyze "users"`.execute(db)
}
