import { numberIn, rankMatches, writtenIf } from '../../kit/lists/found.ts'
import { matchOf } from '../../kit/sql/match.ts'
import { mostLike } from './find.ts'
import { byIds } from './store.ts'

/** As many people as a list below a field shows at once. */
const max = 8

/** How people are found by the search over everything, forgiving typing errors. */
export const find = rankMatches(async (db, q, only) => {
  const number = numberIn(q)
  const people = only ? await byIds(db, number === undefined ? [] : [number]) : await mostLike(db, q, max)
  return people.map(({ id, name, email, image, phone }) => ({
    id,
    name,
    email,
    image,
    ...matchOf(q, { number: writtenIf(number, id), texts: [name, email], phone }),
  }))
})
