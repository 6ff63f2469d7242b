import { numberIfNamed, numberIn, rankMatches } from '../../kit/lists/find.ts'
import { matchOf } from '../../kit/sql/match.ts'
import { findSimilar } from './find.ts'
import { byIds } from './store.ts'

/** Maximum number of people in a list below a field. */
const max = 8

/** Finds people for the global search, tolerating typing errors. */
export const find = rankMatches(async (db, q, only) => {
  const number = numberIn(q)
  const people = only ? await byIds(db, number === undefined ? [] : [number]) : await findSimilar(db, q, max)
  return people.map(({ id, name, email, image, phone }) => ({
    id,
    name,
    email,
    image,
    ...matchOf(q, { number: numberIfNamed(number, id), texts: [name, email], phone }),
  }))
})
