import { type Kysely, sql } from 'kysely'

/** Whether the product is closed to people, and until when: in the database, so that all servers on it know. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table "maintenance" (
    "only" boolean primary key default true check ("only"),
    "until" timestamptz not null,
    "message" text not null
  )`.execute(db)
}
