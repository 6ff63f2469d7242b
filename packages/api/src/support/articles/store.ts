import { type ArticleCategory, bodyFields, titleFields } from '@quarterdeck/contract/support/article-words'
import { articleKind } from '@quarterdeck/contract/support/articles'
import { sql } from 'kysely'
import { findBy } from '../../kit/lists/find.ts'
import { ordinary } from '../../kit/ordinary/index.ts'
import type { Tx } from '../../kit/ports.ts'
import { either } from '../../kit/sql/select.ts'
import { guardTexts } from './rules.ts'
import { sampleArticles } from './sample/index.ts'

const texts = Object.keys(titleFields) as (keyof typeof titleFields)[]
const isWritten = texts.map(
  (locale) => sql`${sql.ref(titleFields[locale])} <> '' and ${sql.ref(bodyFields[locale])} <> ''`,
)
const inAll = sql.join(isWritten, sql` and `)

/** Behind all others of a category. */
const lastPosition = async (tx: Tx, category: ArticleCategory): Promise<number> => {
  const { last } = await tx
    .selectFrom('articles')
    .select(sql<number>`coalesce(max("position"), 0)`.as('last'))
    .where('category', '=', category)
    .executeTakeFirstOrThrow()
  return last + 1
}

export const articles = ordinary(articleKind, {
  title: 'title',
  sample: sampleArticles,
  personal: {},
  columns: { translation: either({ complete: sql`${inAll}`, missing: sql`not (${inAll})` }) },
  searched: sql`folded("titleEn" || ' ' || "titleEs" || ' ' || "titleDe" || ' ' || "titleJa" || ' ' || "keywords" || ' ' ||
    "bodyEn" || ' ' || "bodyEs" || ' ' || "bodyDe" || ' ' || "bodyJa")`,
  derived: ['title', 'views', 'helpful', 'unhelpful'],
  alongWith: async ({ tx }, before, change) =>
    change.category && change.category !== before.category && change.position === undefined
      ? { ...change, position: await lastPosition(tx, change.category) }
      : change,
  check: async (_, __, after) => {
    if (after) guardTexts(after)
  },
  // They are few, and another category is another place for each.
  bulk: { needsRowCheck: ({ type }) => (type === 'edit' ? sql<boolean>`true` : undefined) },
  made: async ({ tx }, { category }) => ({ position: await lastPosition(tx, category) }),
})

/** Finds articles for the global search. */
export const find = findBy({
  ...articles,
  shown: ({ id, title, category, status }) => ({ id, title, category, status }),
  texts: ({ title, titleEn, titleEs, titleDe, titleJa, keywords }) => ({
    texts: [...new Set([title, titleEn, titleEs, titleDe, titleJa])].filter(Boolean),
    besides: [keywords],
  }),
})
