import { jobTitles } from '@quarterdeck/contract/kit/constants'
import { avatarUrl } from '@quarterdeck/contract/kit/pictures'
import { sql } from 'kysely'
import { between, pick, pickWeighted, type Sql } from '../../kit/generator/chance.ts'
import { createdAtOf, earlyUsers, type Generator, numbered } from '../../kit/generator/scale.ts'
import { accents, firstNames, lastNames, places, streets } from '../../kit/generator/words.ts'

const id = sql`id`
const placeNames = places.map(([country]) => country)
const cities = places.map(([, , city]) => city)

/** Salt shared by country, city and dialing code, so that they match. */
const home = 3

/** SQL: the postal address of a generated person. */
export const postalOf = (person: Sql): Sql =>
  sql`${between(1, 180, person, 12)} || ' ' || ${pick(streets, person, 11)} || ' Street, ' || ${pick(cities, person, home)} || ', ' || ${pick(placeNames, person, home)}`

export const fillUsers: Generator = async (tx, scale, from, to) => {
  await sql`
    insert into "users" ("id", "name", "email", "emailVerified", "phone", "image", "address", "role", "status", "accessRole", "createdAt", "updatedAt")
    select id, name, email, status = 'Active',
      ${pick(
        places.map(([, code]) => code),
        id,
        home,
      )} || ' ' || ${between(20, 99, id, 5)} || ' 555 ' || lpad(${between(0, 9999, id, 6)}::text, 4, '0'),
      ${sql.lit(avatarUrl(''))} || replace(email, '@', '%40'),
      ${pick(placeNames, id, home)}, ${pick(jobTitles, id, 7)}, status, 'viewer', at, at
    from (
      select id, name, ${pickWeighted({ Active: 91, Pending: 4, Banned: 2, Rejected: 3 }, id, 8)} as status,
        ${createdAtOf(scale, 'users', earlyUsers)} as at,
        translate(replace(lower(name), ' ', '.'), ${sql.lit(accents[0])}, ${sql.lit(accents[1])})
          || '.' || id || '@example.' || ${pick(['com', 'org', 'net'], id, 4)} as email
      from (
        select i, id, ${pick(firstNames, id, 1)} || ' ' || ${pick(lastNames, id, 2)} as name
        from ${numbered(scale, 'users', from, to)}
      ) as named
    ) as people`.execute(tx)
}
