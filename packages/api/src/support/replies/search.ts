import { findBy } from '../../lists/found.ts'
import { byId, newestOf, type ReplyRow } from './store.ts'

/** How canned replies are found by the search over everything. */
export const find = findBy({
  byId,
  newestOf,
  shown: ({ id, title, category }: ReplyRow) => ({ id, title, category }),
  texts: ({ title }) => ({ texts: [title] }),
})
