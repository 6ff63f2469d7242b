import IconMessage2Bolt from '@tabler/icons-react/dist/esm/icons/IconMessage2Bolt.mjs'
import { titleOf } from '../../lib/i18n/catalogue.ts'
import { part } from '../../lib/part.ts'
import type { Kind } from '../../records/index.ts'
import { replyMessages } from './messages/index.ts'

const words = titleOf(replyMessages, (m) => m.words)

export const replyKind = {
  words,
  icon: IconMessage2Bolt,
  history: part(async () => (await import('./described.tsx')).useReplyHistory),
  reading: part(async () => {
    const { ReplyDetails, ReplyName } = await import('./details.tsx')
    return { Details: ReplyDetails, Name: ReplyName }
  }),
  list: {
    entity: 'replies',
    words,
    title: titleOf(replyMessages, (m) => m.list.title),
    source: async () => (await import('./source.ts')).replySource,
    screen: async () => (await import('./list.tsx'))?.ReplyList,
  },
  form: {
    entity: 'replies',
    createTitle: titleOf(replyMessages, (m) => m.form.createTitle),
    editTitle: titleOf(replyMessages, (m) => m.form.editTitle),
    createScreen: async () => (await import('./form/create-page.tsx'))?.ReplyCreatePage,
    editScreen: async () => (await import('./form/edit-page.tsx'))?.ReplyEditPage,
    prefetch: async () => (await import('./record-query.ts')).prefetchReply,
  },
  bin: { entity: 'replies', title: titleOf(replyMessages, (m) => m.words.bin) },
  search: {
    entity: 'replies',
    words: titleOf(replyMessages, ({ list, words }) => ({ title: list.title, ...words })),
    find: ({ replies = [] }) =>
      replies.map(({ id, title, match, matched }) => ({
        id,
        match,
        matched,
        label: title,
        about: `#${id}`,
        to: { to: '/replies/$id', params: { id: String(id) } },
      })),
  },
} satisfies Kind
