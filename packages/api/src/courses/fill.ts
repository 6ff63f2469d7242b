import { courseCategories, courseLevels } from '@quarterdeck/contract/courses/courses'
import { enrolmentSources } from '@quarterdeck/contract/courses/enrolments'
import { sql } from 'kysely'
import { between, chance, pick, pickWeighted } from '../kit/generator/chance.ts'
import { createdAtOf, earlyUsers, type Generator, numbered, pickFavorite } from '../kit/generator/scale.ts'

const id = sql`id`
const beginnings = ['First steps in', 'More of', 'A year of', 'The craft of', 'Masters of'] as const
const subjects = ['paper', 'clay', 'light', 'wood', 'numbers', 'Spanish', 'prices', 'wool', 'glass', 'color'] as const

/** Published courses of 5 to 14 lessons, by few who teach. */
export const fillCourses: Generator = async (tx, scale, from, to) => {
  await sql`
    insert into "courses" ("id", "title", "category", "level", "instructorId", "price", "description", "lessons", "status",
      "publishedAt", "createdAt", "updatedAt")
    select id, ${pick(beginnings, id, 91)} || ' ' || ${pick(subjects, id, 92)} || ' ' || id, ${pick(courseCategories, id, 93)},
      ${pick(courseLevels, id, 94)}, ${pickFavorite(scale, 'users', earlyUsers, sql`0`, sql`(id % 12)`, 95)},
      ${between(29, 199, id, 96)} * 100, '', lessons, 'Published', at, at, at
    from (
      select id, ${scale.calendar.before(sql`(30 + i)`)} as at, (
        select jsonb_agg(jsonb_build_object('title', 'Lesson ' || n, 'minutes', 10 + (n * 7) % 30))
        from generate_series(1, ${between(5, 14, id, 97)}) as n
      ) as lessons
      from ${numbered(scale, 'courses', from, to)}
    ) as made`.execute(tx)
}

/** SQL: the status of an enrollment; the older it is, the more likely it has ended. */
const status = sql`case
  when luck < 0.05 and age > 10 then 'Refunded'
  when luck < 0.28 and age > 14 then 'Dropped'
  when luck > 0.38 and paced = lessons then 'Completed'
  when luck <= 0.38 and age > 400 then 'Completed'
  else 'Active' end`

const done = sql`case "status"
  when 'Refunded' then least(1, paced)
  when 'Dropped' then floor(lessons * power(${chance(id, 104)}, 1.5))::integer
  when 'Completed' then lessons
  else least(lessons - 1, case when luck <= 0.38 then floor(paced * 0.4)::integer else paced end) end`

/** Generates enrollments with their progress. */
export const fillEnrolments: Generator = async (tx, scale, from, to) => {
  const { calendar } = scale
  await sql`
    insert into "enrolments" ("id", "courseId", "courseTitle", "instructorId", "learnerId", "learnerName", "source", "paid", "refunded",
      "status", "lessonsDone", "progress", "startedAt", "lastActiveAt", "endedAt", "createdAt", "updatedAt")
    select id, "courseId", "title", "instructorId", "learnerId", "name", source, "price",
      case when "status" = 'Refunded' then "price" else 0 end, "status", done, round(100.0 * done / lessons)::integer, at, active,
      case when "status" <> 'Active' then active end, at, active
    from (
      select *, case when "status" = 'Active' and luck > 0.38 then ${calendar.later(sql`at`, sql`greatest(0, age - 8 * luck)`)}
        else ${calendar.later(sql`at`, sql`(done / pace)`)} end as active
      from (select *, ${done} as done from (select *, ${status} as "status" from (
        select *, least(lessons, floor(age * pace))::integer as paced from (
          select numbered.id, c."id" as "courseId", c."title", c."instructorId", c."price", jsonb_array_length(c."lessons") as lessons,
            u."id" as "learnerId", u."name", numbered.at, numbered.luck, numbered.pace, numbered.source,
            ${calendar.age(sql`numbered.at`)} as age
          from (
            select id, ${createdAtOf(scale, 'enrolments', 0.02)} as at, ${chance(id, 98)} as luck, (0.1 + 0.25 * ${chance(id, 99)}) as pace,
              ${pickWeighted(Object.fromEntries(enrolmentSources.map((source, index) => [source, 10 - 2 * index])), id, 100)} as source,
              ${pickFavorite(scale, 'courses', 1, sql`1`, id, 101)} as "courseId",
              ${pickFavorite(scale, 'users', earlyUsers, sql`0`, id, 102)} as "learnerId"
            from ${numbered(scale, 'enrolments', from, to)}
          ) as numbered
          join "courses" as c on c."id" = numbered."courseId"
          join "users" as u on u."id" = numbered."learnerId"
        ) as taken
      ) as paced) as ended) as made
    ) as told`.execute(tx)
}
