import { findBy } from '../kit/lists/find.ts'
import type { CardRow } from '../kit/sql/schema-boards.ts'
import { newestOf, sharedById } from './cards.ts'

/** Finds cards in the search over all records. */
export const find = findBy({
  byId: sharedById,
  newestOf,
  shown: ({ id, boardId, title }: CardRow) => ({ id, boardId, title }),
  texts: ({ title, labels }) => ({ texts: [title], besides: [...labels] }),
})
