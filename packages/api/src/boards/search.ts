import { findBy } from '../lists/found.ts'
import { byId, type CardRow, newestOf } from './cards.ts'

/** How cards are found by the search over everything. */
export const find = findBy({
  byId,
  newestOf,
  shown: ({ id, boardId, title }: CardRow) => ({ id, boardId, title }),
  texts: ({ title, labels }) => ({ texts: [title], besides: [...labels] }),
})
