import { translations } from '@quarterdeck/contract/support/article-words'
import { type Reply, replyKind } from '@quarterdeck/contract/support/replies'
import { replyAudiences } from '@quarterdeck/contract/support/reply-words'
import { idOf } from '../../lib/api/list-source.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { facetsOf } from '../../records/index.ts'
import { recordList } from '../../records/lists/index.ts'
import type { Facet } from '../../ui/data-table/field.ts'
import { useReplyChanges, useReplyHistory } from './described.tsx'
import { useReplyFields } from './fields.tsx'
import { replyMessages } from './messages/index.ts'
import { replySource } from './source.ts'

/** What a list of canned replies is filtered by. */
const useReplyFacets = (): readonly Facet[] => {
  const { fields, audiences, list: m } = useMessages(replyMessages)
  const facetOf = facetsOf(replyKind, useReplyHistory())
  return [
    facetOf('category', { words: ['category'] }),
    {
      field: 'audience',
      label: fields.ownerId,
      words: ['audience', 'own'],
      options: replyAudiences.map((value) => ({ value, label: audiences[value] })),
    },
    {
      field: 'translation',
      label: m.translation,
      words: ['translation', 'language'],
      options: translations.map((value) => ({ value, label: m.translations[value] })),
    },
    facetOf('createdAt', { rare: true }),
  ]
}

export const ReplyList = recordList<Reply>({
  source: replySource,
  useParts: () => {
    const { list } = useMessages(replyMessages)
    return {
      title: list.title,
      search: list.search,
      create: { to: '/replies/create', label: list.create },
      emptyTitle: list.empty,
      emptyText: list.emptyText,
      fields: useReplyFields(),
      facets: useReplyFacets(),
      nameOf: ({ title }) => title,
    }
  },
  useActions: ({ change, mayWrite }) => ({ actions: mayWrite ? [change] : [] }),
  useChanges: useReplyChanges,
  form: (reply) => ({ to: '/replies/$id', params: { id: idOf(reply) } }),
})
