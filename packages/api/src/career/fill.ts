import { applicantSources, endReasons } from '@quarterdeck/contract/career/career-words'
import { jobTitles } from '@quarterdeck/contract/kit/constants'
import { sql } from 'kysely'
import { between, chance, pick, pickWeighted, type Sql } from '../kit/generator/chance.ts'
import { createdAtOf, type Generator, numbered, pickFavorite } from '../kit/generator/scale.ts'
import { accents, firstNames, lastNames } from '../kit/generator/words.ts'

const id = sql`id`
const departments = ['Operations', 'Sales', 'Product', 'People', 'Support']
const towns = ['Portland', 'Hamburg', 'Madrid', 'Osaka', 'Remote']

/** Positions of all two years; the older ones are filled, or were given up. */
export const fillOpenings: Generator = async (tx, scale, from, to) => {
  const { calendar } = scale
  await sql`
    insert into "openings" ("id", "name", "title", "department", "place", "openings", "status", "openedAt", "targetAt", "description",
      "createdAt", "updatedAt")
    select id, title || ' · ' || place, title, ${pick(departments, id, 201)}, place, ${between(1, 3, id, 202)},
      case when ${calendar.age(sql`at`)} > 120 then ${pickWeighted({ Filled: 85, Closed: 15 }, id, 203)}
        else ${pickWeighted({ Open: 80, 'On hold': 12, Filled: 8 }, id, 203)} end,
      at, at + ${between(30, 90, id, 204)} * interval '1 day', '', at, at
    from (
      select id, ${pick(jobTitles, id, 205)} as title, ${pick(towns, id, 206)} as place, ${createdAtOf(scale, 'openings', 0)} as at
      from ${numbered(scale, 'openings', from, to)}
    ) as made`.execute(tx)
}

/** SQL: the time of a reached stage. @param rank of the stage, counted from 0 */
const entered = (rank: number, at: Sql) => sql`case when rank >= ${sql.lit(rank)} then ${at} end`

/** Generates applicants with their progress: most don't get far, and the newest are still undecided. */
export const fillApplicants: Generator = async (tx, scale, from, to) => {
  const { calendar, amounts } = scale
  const progress = sql`((i - 0.5) / ${sql.lit(amounts.applicants)})`
  const day = (least: number, most: number, salt: number): Sql =>
    sql`((${sql.lit(least)} + ${sql.lit(most - least)} * ${chance(id, salt)}) * interval '1 day')`
  const reasons = endReasons.filter((reason) => reason !== 'None')
  const mail = sql`translate(replace(lower(name), ' ', '.'), ${sql.lit(accents[0])}, ${sql.lit(accents[1])})`
  await sql`
    insert into "applicants" ("id", "openingId", "name", "email", "phone", "source", "stage", "reason", "rating", "appliedAt", "note",
      "screenAt", "interviewAt", "offerAt", "hiredAt", "endedAt", "furthest", "createdAt", "updatedAt")
    select id, "openingId", name, ${mail} || '.' || id || '@example.com', '+49 30 555 ' || lpad((id % 10000)::text, 4, '0'),
      ${pick(applicantSources, id, 211)},
      case when "hiredAt" is not null then 'Hired' when "endedAt" is not null then ${pickWeighted({ Rejected: 85, Withdrawn: 15 }, id, 212)}
        else furthest end,
      case when "endedAt" is not null then ${pick(reasons, id, 213)} else 'None' end,
      case when rank = 0 then 0 else ${between(1, 5, id, 214)} end, at, '',
      "screenAt", "interviewAt", "offerAt", "hiredAt", "endedAt", furthest, at, at
    from (
      select *, (array['Applied', 'Screen', 'Interview', 'Offer', 'Hired'])[rank + 1] as furthest,
        case when rank < 4 and ${calendar.age(sql`"offeredAt"`)} > 20 then "offeredAt" + ${day(1, 9, 215)} end as "endedAt"
      from (
        select *, ${entered(1, sql`"screenedAt"`)} as "screenAt", ${entered(2, sql`"interviewedAt"`)} as "interviewAt",
          ${entered(3, sql`"offeredAt"`)} as "offerAt", ${entered(4, sql`("offeredAt" + ${day(1, 9, 216)})`)} as "hiredAt"
        from (
          select *, case when ${calendar.age(sql`"offeredAt"`)} > 10 then drawn else least(drawn, 2) end as rank
          from (
            select *, "interviewedAt" + ${day(3, 14, 217)} as "offeredAt"
            from (
              select *, "screenedAt" + ${day(4, 20, 218)} as "interviewedAt"
              from (
                select *, at + ${day(1, 8, 219)} as "screenedAt"
                from (
                  select id, ${pickFavorite(scale, 'openings', 0.05, progress, id, 220)} as "openingId",
                    ${pick(firstNames, id, 221)} || ' ' || ${pick(lastNames, id, 222)} as name,
                    ${pickWeighted({ 0: 52, 1: 24, 2: 15, 3: 3, 4: 6 }, id, 223)}::integer as drawn,
                    ${calendar.at(sql`(0.95 * ${progress})`)} as at
                  from ${numbered(scale, 'applicants', from, to)}
                ) as applied
              ) as screened
            ) as interviewed
          ) as offered
        ) as ranked
      ) as entered
    ) as made`.execute(tx)
}
