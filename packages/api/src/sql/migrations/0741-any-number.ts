import { type Kysely, sql } from 'kysely'

/** What was done to a draft is told of the invoice that it has become, whatever that is called. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create or replace function "keepJournal"() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and (current_setting('quarterdeck.erasing', true) = 'on'
        or old."entity" = 'invoices' and old."record" like 'DRAFT-%' and new."record" not like 'DRAFT-%'
          and to_jsonb(new) - 'record' = to_jsonb(old) - 'record') then
        return new;
      end if;
      raise exception 'the journal is append-only';
    end $$`.execute(db)
}
