import { numberIn, rankMatches, writtenIf } from '../../lists/found.ts'
import { matchOf } from '../../sql/match.ts'
import { mostLike } from './find.ts'

/** As many people as a list below a field shows at once. */
const max = 8

/** How people are found by the search over everything, forgiving typing errors. */
export const find = rankMatches(async (db, q) => {
  const number = numberIn(q)
  return (await mostLike(db, q, max)).map(({ id, name, email, image, phone }) => ({
    id,
    name,
    email,
    image,
    ...matchOf(q, { number: writtenIf(number, id), texts: [name, email], phone }),
  }))
})
