import { findBy } from '../../lists/found.ts'
import { type ArticleRow, byId, newestOf } from './store.ts'

/** How articles are found by the search over everything. */
export const find = findBy({
  byId,
  newestOf,
  shown: ({ id, title, category, status }: ArticleRow) => ({ id, title, category, status }),
  texts: ({ title, titleEn, titleEs, titleDe, titleJa, keywords }) => ({
    texts: [...new Set([title, titleEn, titleEs, titleDe, titleJa])].filter(Boolean),
    besides: [keywords],
  }),
})
