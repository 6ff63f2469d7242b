import IconBook2 from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs'
import { plainKind } from '../../kit/records/plain/index.ts'
import { articleMessages } from './messages/index.ts'

export const articleKind = plainKind({
  entity: 'articles',
  icon: IconBook2,
  messages: articleMessages,
  status: 'status',
  shortcut: 'goToArticles',
  described: async () => (await import('./described.tsx'))?.articles,
  form: async () => (await import('./form/form.ts'))?.articleForm,
  details: async () => (await import('./details.tsx')).ArticleText,
})
