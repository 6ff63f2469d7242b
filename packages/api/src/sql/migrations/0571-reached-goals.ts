import { type Kysely, sql } from 'kysely'
import { triggers } from './0008-tallies.ts'

const tables: readonly string[] = [
  // Each goal that a visit reached, and once more under 0, which is any of them.
  `create table "reachedGoals" (
    "goalId" integer not null,
    "visitId" integer not null,
    "startedAt" timestamptz not null,
    primary key ("goalId", "visitId")
  )`,
  `create index "reachedGoals_visit" on "reachedGoals" ("visitId", "goalId")`,
  // One kind of way at a time, so that each has its index.
  `create view "goalHits" as
    select g."id" as "goalId", h."visitId" from "goals" as g join "hits" as h on h."path" = g."target" and h."name" = 'view'
      where g."way" = 'page' and g."deletedAt" is null
    union all
    select g."id", h."visitId" from "goals" as g join "hits" as h on h."name" = g."target"
      where g."way" = 'event' and g."deletedAt" is null`,
  `create view "reachedTruth" as
    select distinct which."goalId", "visitId", v."startedAt" from "goalHits" as reached
      join "visits" as v on v."id" = "visitId" cross join lateral (values (0), (reached."goalId")) as which("goalId")`,
]

const functions: readonly string[] = [
  // Of what happens there is one writer at a time: the lock that whoever records visits takes.
  `create function "reach_hits"() returns trigger language plpgsql as $$
  begin
    if tg_op = 'TRUNCATE' then
      delete from "reachedGoals";
      return null;
    end if;
    if tg_op <> 'INSERT' then
      delete from "reachedGoals" as r where r."visitId" in (select "visitId" from "removed") and not exists (
        select from "goalHits" as h where h."visitId" = r."visitId" and (r."goalId" = 0 or h."goalId" = r."goalId"));
    end if;
    if tg_op <> 'DELETE' then
      insert into "reachedGoals" ("goalId", "visitId", "startedAt")
      select distinct which."goalId", v."id", v."startedAt" from "added" as h
        join "goals" as g on g."deletedAt" is null
          and (g."way" = 'page' and h."name" = 'view' and h."path" = g."target" or g."way" = 'event' and h."name" = g."target")
        join "visits" as v on v."id" = h."visitId" cross join lateral (values (0), (g."id")) as which("goalId")
      on conflict do nothing;
    end if;
    return null;
  end $$`,
  ...triggers('hits', 'reach_hits'),
  `create function "reach_visits"() returns trigger language plpgsql as $$
  begin
    if tg_op = 'TRUNCATE' then delete from "reachedGoals";
    else delete from "reachedGoals" where "visitId" in (select "id" from "removed");
    end if;
    return null;
  end $$`,
  `create trigger "reach_visits_delete" after delete on "visits" referencing old table as "removed"
    for each statement execute function "reach_visits"()`,
  `create trigger "reach_visits_truncate" after truncate on "visits" for each statement execute function "reach_visits"()`,
  `create function "reach"("ids" integer[]) returns void language plpgsql as $$
  begin
    if cardinality("ids") = 0 then
      return;
    end if;
    perform pg_advisory_xact_lock(hashtextextended('visits', 0));
    delete from "reachedGoals" where "goalId" = any("ids");
    insert into "reachedGoals" ("goalId", "visitId", "startedAt")
      select distinct h."goalId", v."id", v."startedAt" from "goalHits" as h join "visits" as v on v."id" = h."visitId"
      where h."goalId" = any("ids");
    delete from "reachedGoals" as r where r."goalId" = 0 and not exists (
      select from "reachedGoals" as o where o."visitId" = r."visitId" and o."goalId" <> 0);
    insert into "reachedGoals" ("goalId", "visitId", "startedAt")
      select distinct 0, "visitId", "startedAt" from "reachedGoals" where "goalId" = any("ids") on conflict do nothing;
  end $$`,
  `create function "reach_goals"() returns trigger language plpgsql as $$
  begin
    if tg_op = 'TRUNCATE' then delete from "reachedGoals";
    elsif tg_op = 'INSERT' then perform "reach"(array(select "id" from "added"));
    elsif tg_op = 'DELETE' then perform "reach"(array(select "id" from "removed"));
    else perform "reach"(array(
      select distinct "id" from (select * from "added" union all select * from "removed") as "both"
      group by "id", "way", "target", "deletedAt" having count(*) = 1));
    end if;
    return null;
  end $$`,
  ...triggers('goals', 'reach_goals'),
  `select "reach"(array(select "id" from "goals"))`,
]

/** Which visits reached which goals is written down as it happens, so that it can be counted; of another goal it is found out once. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of [...tables, ...functions]) await sql.raw(statement).execute(db)
}
