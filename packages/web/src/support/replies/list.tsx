import { ticketCategories } from '@quarterdeck/contract/core/constants'
import { translations } from '@quarterdeck/contract/support/article-words'
import type { Reply } from '@quarterdeck/contract/support/replies'
import { replyAudiences } from '@quarterdeck/contract/support/reply-words'
import { idOf } from '../../lib/api/list-source.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { part } from '../../lib/part.ts'
import { recordList } from '../../records/lists/index.ts'
import type { Facet } from '../../ui/data-table/field.ts'
import { ticketMessages } from '../tickets/index.ts'
import { useReplyFields } from './fields.tsx'
import { replyMessages } from './messages/index.ts'
import { replySource } from './source.ts'

/** What a list of canned replies is filtered by. */
const useReplyFacets = (): readonly Facet[] => {
  const { fields, audiences, list: m } = useMessages(replyMessages)
  const { categories } = useMessages(ticketMessages)
  return [
    {
      field: 'category',
      label: fields.category,
      words: ['category'],
      options: ticketCategories.map((value) => ({ value, label: categories[value] })),
    },
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
    { kind: 'days', field: 'createdAt', label: fields.createdAt, rare: true },
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
  bulk: part(async () => (await import('./use-bulk-words.ts')).useReplyBulkWords),
  cells: part(async () => (await import('./use-cell-kind.ts')).useReplyCellKind),
  form: (reply) => ({ to: '/replies/$id', params: { id: idOf(reply) } }),
})
