import { translations } from '@quarterdeck/contract/support/article-words'
import { type Article, articleKind } from '@quarterdeck/contract/support/articles'
import IconWorldDown from '@tabler/icons-react/dist/esm/icons/IconWorldDown.mjs'
import IconWorldUp from '@tabler/icons-react/dist/esm/icons/IconWorldUp.mjs'
import { idOf } from '../../lib/api/list-source.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { facetsOf } from '../../records/index.ts'
import { recordList } from '../../records/lists/index.ts'
import type { Facet } from '../../ui/data-table/field.ts'
import { useArticleChanges, useArticleHistory } from './described.ts'
import { useArticleFields } from './fields.tsx'
import { articleMessages } from './messages/index.ts'
import { articleSource } from './source.ts'

/** What a list of articles is filtered by. */
const useArticleFacets = (): readonly Facet[] => {
  const { list: m } = useMessages(articleMessages)
  const facetOf = facetsOf(articleKind, useArticleHistory())
  return [
    facetOf('category', { words: ['category'] }),
    facetOf('status', { words: ['status'] }),
    {
      field: 'translation',
      label: m.translation,
      words: ['translation', 'language'],
      options: translations.map((value) => ({ value, label: m.translations[value] })),
    },
    facetOf('views', { rare: true }),
    facetOf('unhelpful', { rare: true }),
    facetOf('createdAt', { rare: true }),
  ]
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true }

export const ArticleList = recordList<Article>({
  source: articleSource,
  useParts: () => {
    const { list } = useMessages(articleMessages)
    return {
      title: list.title,
      search: list.search,
      create: { to: '/articles/create', label: list.create },
      emptyTitle: list.empty,
      emptyText: list.emptyText,
      fields: useArticleFields(),
      facets: useArticleFacets(),
      nameOf: ({ title }) => title,
    }
  },
  useActions: ({ confirmed, change, mayWrite }) => {
    const { bulk } = useMessages(articleMessages).list
    const publishes = { type: 'edit', change: { status: 'Published' }, words: bulk.publish } as const
    const unpublishes = { type: 'edit', change: { status: 'Draft' }, words: bulk.unpublish } as const
    const writing = [
      confirmed(bulk.publish.label, <IconWorldUp {...icon} />, publishes),
      confirmed(bulk.unpublish.label, <IconWorldDown {...icon} />, unpublishes),
      change,
    ]
    return { actions: mayWrite ? writing : [] }
  },
  useChanges: useArticleChanges,
  form: (article) => ({ to: '/articles/$id', params: { id: idOf(article) } }),
})
